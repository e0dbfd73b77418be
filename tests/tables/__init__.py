"""Tests of the tables: what they promise, on both databases."""
