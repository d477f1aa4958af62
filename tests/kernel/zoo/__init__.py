"""A zoo of broken games: horns with one promise broken, and the contract test must say which."""

from . import manners, secrets, texts
from .cage import ZOO

__all__ = ["ZOO", "manners", "secrets", "texts"]
