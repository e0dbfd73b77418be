"""Games that were played with every release. `make test` plays them again with the present rules."""
