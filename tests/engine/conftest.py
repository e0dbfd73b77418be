"""The same random examples every time, so that a red test stays red until it is mended."""

from hypothesis import settings

settings.register_profile("kernel", deadline=None, derandomize=True, database=None, max_examples=100)
settings.load_profile("kernel")
