"""Players made of code. A bot gets one imagined run and never the truth."""
