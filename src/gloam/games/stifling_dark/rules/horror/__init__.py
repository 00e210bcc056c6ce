"""The Insatiable Horror: Ambush, Hatchlings, its Abilities, Egg Sacs and the Enraged state."""
