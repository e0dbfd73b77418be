"""Benchmarks. They are run by hand (`make bench`), never as timed tests."""
