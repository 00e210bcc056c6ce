"""The Cult of Hunlow: Cultists who let blood, and Mor'gonnod, whom it makes flesh."""
