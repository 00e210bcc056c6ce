"""Items: equipment, consumables, trading."""
