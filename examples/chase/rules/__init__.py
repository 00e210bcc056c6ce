"""The rules of Chase: what figures do, what hunters do, and what is remembered."""
