# Two commands: `make play` and `make test`. Both set up everything in .venv first.
# The system's own first, if it is new enough: it is built with profiles, and needs a sixth less time than one that was
# compiled plainly, as pyenv does.
PYTHON ?= $(shell for one in /usr/bin/python3 python3; do \
  $$one -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; done; echo $$one)
VENV   := .venv
BIN    := $(VENV)/bin
JOBS   ?= auto
# Tests wait for servers, databases and browsers a third of their time, those in a browser half of it: more processes
# than there are cores.
more    = $(if $(filter auto,$(JOBS)),$(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + $1)'),$(JOBS))
LOWEST := .venv-lowest
# What is compiled is kept: tests start hundreds of processes, and each would compile all of it anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test setup research format checks lint types web collected wire rules lowest bench lock clean

play: setup
	$(BIN)/brink serve --open

test: research checks rules
	@tools/web/check left-out

setup: $(VENV)/.installed

# What the lab and its adapters need is large, and not to be had for every machine; then tests that need it are left out.
research: $(VENV)/.research

$(VENV)/.research: requirements.research $(VENV)/.installed
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes --requirement requirements.research || \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.research || \
	  test -z "$$CI"
	touch $@

# By uv, which pip installs first: pip alone takes 38 seconds, uv 5. Where only pip knows the way to packages, by pip.
$(VENV)/.installed: pyproject.toml requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Brinkmanship needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > $(VENV)/uv.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $(VENV)/uv.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes --requirement requirements.lock || \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $@

format:
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	tools/web/check format

checks:
	@$(MAKE) --no-print-directory --jobs 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync) lint types web collected

lint:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types:
	$(BIN)/mypy

# Needs npm; where it is missing the last line of `make test` says so.
web:
	tools/web/check

# pytest rewrites the assertions of each file once and keeps that; else each of its processes would begin with all of them.
collected:
	@$(BIN)/pytest --collect-only --quiet tests > $(VENV)/collected || { tail -40 $(VENV)/collected; false; }

# The types of what travels between server and browser, from the server's structs; commit the result.
wire:
	$(BIN)/python tools/wire_types.py

# The browser tests run by themselves: their driver keeps an event loop of its own.
rules:
	$(BIN)/pytest --numprocesses $(call more,1) --dist worksteal --ignore tests/browser || $(BIN)/python tools/second_look.py rest
	$(BIN)/pytest --numprocesses $(call more,2) --dist worksteal tests/browser || $(BIN)/python tools/second_look.py browser

bench: setup
	$(BIN)/python -m bench

# The lowest versions that pyproject.toml allows, in an environment of their own, and tests that use each of them.
SMOKE := tests/engine/test_content.py tests/engine/test_texts.py tests/engine/test_state.py tests/volk/test_layouts.py \
  tests/volk/test_pack.py tests/tables/test_storage.py tests/tables/test_news.py tests/server/test_socket.py \
  tests/server/test_proxy.py tests/server/test_serve.py tests/test_cli.py tests/bots/test_minds.py

lowest: $(LOWEST)/.installed
	$(LOWEST)/bin/python -m pytest --numprocesses $(JOBS) --dist worksteal -p no:cacheprovider $(SMOKE)

$(LOWEST)/.installed: pyproject.toml requirements.lowest | setup
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(LOWEST)
	$(BIN)/uv pip install --quiet --python $(LOWEST) --require-hashes --requirement requirements.lowest
	$(BIN)/uv pip install --quiet --python $(LOWEST) --no-deps --no-build-isolation --editable .
	touch $@

# After a change of dependencies; `make lock UPGRADE=--upgrade` takes new versions of everything. Commit the result.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
  --no-emit-index-url --no-emit-find-links $(UPGRADE) pyproject.toml requirements.in

lock: setup
	$(COMPILE) --extra dev --output-file requirements.lock
	$(COMPILE) --extra postgres --extra nats --constraint requirements.lock --output-file requirements.serve
	$(COMPILE) --extra research --constraint requirements.lock --output-file requirements.research
	$(COMPILE) --extra postgres --extra nats --extra bench --extra test --extra train --extra arena --extra research --resolution lowest-direct --output-file requirements.lowest

clean:
	rm -rf $(VENV) $(LOWEST) tools/web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
