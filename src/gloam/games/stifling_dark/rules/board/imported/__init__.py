"""Boards drawn with the community map editor: read, completed, checked and measured."""
