# Two commands: `make play` and `make test`. Both set up everything in .venv first.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
JOBS   ?= auto

.PHONY: play test setup format lint types rules bench lock clean

play: setup
	$(BIN)/brink serve --open

test: setup lint types rules

setup: $(VENV)/.installed

$(VENV)/.installed: pyproject.toml requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Brinkmanship needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

format:
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types:
	$(BIN)/mypy

# The browser tests run by themselves: their driver keeps an event loop of its own.
rules:
	$(BIN)/pytest --numprocesses $(JOBS) --dist worksteal --ignore tests/browser
	$(BIN)/pytest --numprocesses $(JOBS) --dist worksteal tests/browser

bench: setup
	$(BIN)/python -m bench

# New versions of everything we depend on; commit the result.
lock:
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --extra dev --generate-hashes --no-header \
	  --no-emit-index-url --no-emit-find-links --no-annotate --output-file requirements.lock pyproject.toml requirements.in

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
