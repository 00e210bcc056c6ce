"""Many games at once: simulate, measure, report."""
