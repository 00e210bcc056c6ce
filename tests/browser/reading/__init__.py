"""What one reads: words that explain, cards shown large, pictures, sizes of letters."""
