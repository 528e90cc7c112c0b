# Everything sets itself up on a fresh machine: python3 with pip is enough, a C compiler is used
# if there is one.

PYTHON ?= python3
RUN := .venv/bin
GAME ?= war_of_the_worlds
DECISIONS ?= 100000
# In the browser once the web client is there, else in the terminal.
START := $(if $(wildcard web/package.json),serve,play)

.PHONY: play test check compiled golden fuzz bench clean help

help:  ## what can be made
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: environment  ## set everything up and start the product
	@$(RUN)/beachhead $(START)

test: strict style  ## everything: style, types, tests compiled and plain, the README
	@if ls src/beachhead/core/*.so >/dev/null 2>&1; then \
		echo "beachhead: tests, compiled"; $(RUN)/pytest -q -n 2 || exit 1; \
	else echo "beachhead: no compiler, so the tests run once, as plain Python"; fi
	@echo "beachhead: tests, plain Python"
	@BEACHHEAD_PURE=1 $(RUN)/pytest -q -n 2
	@echo "beachhead: README"
	@$(RUN)/python -m doctest README.md

check: environment style  ## style and types

style:
	@$(RUN)/ruff check -q .
	@$(RUN)/ruff format -q --check .
	@$(RUN)/mypy

compiled: strict  ## compile the engine, or fail

golden: environment  ## write the golden games anew; read the difference before you commit it
	@$(RUN)/python tools/golden.py

fuzz: environment  ## random matches with all checks: make fuzz GAME=... DECISIONS=...
	@$(RUN)/beachhead fuzz $(GAME) --decisions $(DECISIONS)

bench: environment  ## measure the speed
	@$(RUN)/beachhead bench

clean:  ## forget everything that was built
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis findings
	find src -name '*.so' -delete

.PHONY: environment strict style
environment:
	@$(PYTHON) tools/environment.py

strict:
	@$(PYTHON) tools/environment.py --strict
