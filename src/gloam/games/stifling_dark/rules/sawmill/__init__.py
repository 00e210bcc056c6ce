"""The Sawmill: its two Objectives, Power the Gate and Fix the Truck."""
