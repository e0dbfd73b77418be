"""Brinkmanship: the open table for three games of power."""

__version__ = "0.2.0.dev0"
