# Everything is made in .venv and build/; `make help` lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
N ?= 50
SEED ?= 1

NPM := npm --prefix client
MODULES := client/node_modules/.package-lock.json
PAGE := src/gloam/table/page/index.html
# It wants the machine for itself.
LIGHTHOUSE := tests/browser/test_lighthouse.py

export UV_SYSTEM_CERTS := 1
export PYTHONPATH := $(CURDIR)/src:$(CURDIR)

# The tiny games are checked too, but not offered in the lobby of `make serve`.
PROVEN = GLOAM_GAMES=$$($(BIN)/python -m examples) $(BIN)/gloam check

.PHONY: help setup check test serve client play bench bench-page fast mutants long lock clean system lint proven vitest

help: ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' Makefile | while IFS=$$'\t' read -r name what; do \
	  printf '  make %-10s %s\n' "$$name" "$$what"; done

setup: .venv/gloam.stamp ## make .venv with everything in it; quick when nothing changed

check: lint proven ## format, lint, types, imports, and rules without a test

lint: setup $(PAGE)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.client_types --check
	$(NPM) run --silent check

proven: setup $(PAGE)
	$(PROVEN)

vitest: $(MODULES)
	$(NPM) test --silent

ifdef GAME
test: setup $(PAGE) system ## check, then the tests: rules, server, page (GAME=haunted: of one game)
	$(PROVEN) --game $(GAME)
	$(BIN)/python -m tools.run_tests -n 2 --game $(GAME)
else
test: setup $(PAGE) system
	@$(MAKE) -j2 -O proven lint vitest  # one of them takes as long as the two others
	$(BIN)/python -m tools.run_tests -n 2
endif

serve: setup client ## run the web table, and print its address
	@$(BIN)/gloam serve

client: $(PAGE) ## build the page into the package; quick when nothing changed

play: setup ## play Haunted in the terminal, against two bots
	@$(BIN)/gloam play haunted --players 3 --bot greedy

bench: setup ## print the benchmark table; compiled too, once `make fast` was run
	@if [ -e build/fast/BUILT ]; then $(BIN)/python -m tools.fast; fi
	$(BIN)/python -m bench games
	$(BIN)/python -m bench server

bench-page: setup client system ## print how heavy and how fast the page is
	@$(BIN)/python -m bench page

fast: setup ## compile kernel and games with mypyc: servers, bots and simulations are faster
	@$(BIN)/python -m tools.fast

mutants: setup ## break N=50 rules at random (SEED=1, GAME=all); the tests should notice
	$(BIN)/python -m tools.mutants --n $(N) --seed $(SEED) $(GAME:%=--game %)

long: setup client system fast ## the tests that take minutes; what they say goes to docs/results/long.txt
	@{ $(BIN)/pytest -n 2 -m long -rP --ignore $(LIGHTHOUSE) && $(BIN)/pytest -m long -rP $(LIGHTHOUSE); } \
	  | tee docs/results/long.txt

lock: .venv/uv.stamp ## bring requirements/*.lock in line with what is asked for (UPGRADE=1: newest)
	@$(WITH_INDEX) $(COMPILE) requirements/bootstrap.in -o requirements/bootstrap.lock
	@$(WITH_INDEX) $(COMPILE) pyproject.toml --group dev -o requirements/dev.lock

clean: ## remove all that was made, .venv too
	rm -rf .venv build dist client/node_modules src/gloam/table/page .coverage* .hypothesis .import_linter_cache .mypy_cache \
	  .pytest_cache .ruff_cache
	find src bench examples tests tools -name __pycache__ -prune -exec rm -rf {} +

# What the tests need of the system and cannot bring themselves: a database, a browser.
system:
	@bash tools/debian.sh postgresql chromium

$(MODULES): client/package-lock.json
	@echo "Installing what $< lists"
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

# The icons that games name are part of the page.
$(PAGE): $(MODULES) $(shell find client/src client/public client/tools client/*.* src/gloam/games -type f \
    -not -name '*.py' -not -name '*.tmp' -not -path '*/__pycache__/*' 2>/dev/null)
	@echo "Building the page"
	@$(NPM) run --silent build
	@touch $@

# uv does not read pip's settings: hand it the index that pip uses, if one is set.
WITH_INDEX = index=$${PIP_INDEX_URL:-$$($(BIN)/pip config get global.index-url 2>/dev/null || true)}; \
  if [ -n "$$index" ]; then export UV_DEFAULT_INDEX="$${UV_DEFAULT_INDEX:-$$index}"; fi;
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade)

.venv/uv.stamp: requirements/bootstrap.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gloam needs Python 3.11 or newer; say which: make PYTHON=python3.11")'
	@echo "Making .venv"
	@[ -x $(BIN)/pip ] || $(PYTHON) -m venv .venv
	@$(BIN)/pip install -qq --require-hashes -r $<
	@touch $@

.venv/locked.stamp: requirements/dev.lock .venv/uv.stamp
	@echo "Installing what $< lists"
	@$(WITH_INDEX) $(BIN)/uv pip sync --quiet --require-hashes --python $(BIN)/python \
	  requirements/bootstrap.lock requirements/dev.lock
	@touch $@

.venv/gloam.stamp: pyproject.toml .venv/locked.stamp
	@echo "Installing gloam from this folder"
	@$(BIN)/uv pip install --quiet --offline --no-deps --no-build-isolation --python $(BIN)/python --editable .
	@touch $@
