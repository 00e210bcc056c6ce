"""What games declare: rules by name, card texts, the registry."""
