"""The boards: lattice, walls, spaces, light and sight."""
