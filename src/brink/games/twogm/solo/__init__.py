"""§17.12: the solo opponent. One file for each part of its procedure; `twogm/bots.py` puts them together."""
