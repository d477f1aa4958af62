"""Texts of which one is missing in Russian."""
