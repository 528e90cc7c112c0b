# Everything sets itself up on a fresh machine: python3 with pip is enough, a C compiler is used
# if there is one.

PYTHON ?= python3
RUN := .venv/bin
GAME ?= war_of_the_worlds
DECISIONS ?= 100000
# What runs compiled and again as plain Python: everything that plays by the rules. That the
# expectations of cases can fail is proved once, and what only reads files does not differ.
ENGINE := tests/conformance tests/core tests/cry_havoc tests/hexpanse tests/scythe \
	tests/war_of_the_worlds --ignore tests/core/test_content.py --ignore tests/core/test_layers.py \
	--ignore tests/core/test_lessons.py
# Cases and golden games as plain Python, with the branches they take; pyproject.toml has the floor.
COVERED := tests/cases tests/golden -k "not can_fail" --cov --cov-report=

# Attacks that a test carries out; the tools that `make drill` runs carry out the others.
ATTACKS := tests/core/test_prediction.py tests/server/test_bluffs.py tests/server/test_limits.py \
	tests/server/test_mail.py tests/server/test_seats.py tests/server/test_undo.py

# What waited in vain for a browser or a process gets a second try: the machine may be busy. The
# report names it; an answer that is wrong fails at once.
AGAIN := -rR --reruns 1 --only-rerun "TimeoutError|Empty:|Locator expected"

.PHONY: play test quick browser check audit lock compiled golden fuzz bench load drill dist site screens docs clean help

help:  ## what can be made
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: environment web  ## set everything up and start the product in the browser
	@$(RUN)/beachhead serve

test: strict  ## everything: style, types, tests compiled and plain, browser, README
	@$(MAKE) --no-print-directory -j 2 -O style client
	@if ls src/beachhead/core/*.so >/dev/null 2>&1; then \
		echo "beachhead: tests, compiled"; \
		$(RUN)/pytest -q -n 3 $(AGAIN) --ignore tests/browser || exit 1; \
		echo "beachhead: engine tests, plain Python"; \
		BEACHHEAD_PURE=1 $(RUN)/pytest -q -n 2 $(ENGINE) || exit 1; \
		BEACHHEAD_PURE=1 $(RUN)/pytest -q -n 2 $(COVERED) || exit 1; \
	else \
		echo "beachhead: no compiler, so the tests run once, as plain Python"; \
		$(RUN)/pytest -q -n 2 $(AGAIN) --ignore tests/browser || exit 1; \
	fi
	@echo "beachhead: tests in the browser"
	@$(RUN)/pytest -q -n 2 $(AGAIN) -m "not long" tests/browser
	@echo "beachhead: handbook, README"
	@$(RUN)/python tools/docs.py
	@$(RUN)/python -m doctest README.md

quick: environment style  ## for work in between: style, types, every rule once; no server, no browser
	@$(RUN)/pytest -q -n 2 -x -k "not can_fail" tests/cases tests/golden tests/core tests/test_*.py

browser: environment web  ## all tests in the browser, the long ones, too
	@$(RUN)/pytest -q -n 2 $(AGAIN) tests/browser

check: environment style  ## style, types, dead code

audit: environment  ## known holes in packages of others; needs the network
	@$(RUN)/python tools/audit.py

lock: environment  ## write requirements/*.txt and NOTICE anew; needs uv and the network
	@$(RUN)/python tools/lock.py

style:
	@$(RUN)/ruff check -q .
	@$(RUN)/ruff format -q --check .
	@$(RUN)/mypy
	@$(RUN)/vulture

client: web
	@$(RUN)/python tools/web.py check

compiled: strict  ## compile the engine, or fail

golden: environment  ## write the golden games anew; read the difference before you commit it
	@$(RUN)/python tools/golden.py

fuzz: environment  ## random matches with all checks: make fuzz GAME=... DECISIONS=...
	@$(RUN)/beachhead fuzz $(GAME) --decisions $(DECISIONS)

bench: environment  ## measure the speed, and that of other engines
	@$(RUN)/beachhead bench --all-players
	@$(RUN)/python tools/peers.py

load: environment  ## 250 live matches, 1,000 sockets: make load LOAD="--postgres --processes 2"
	@$(RUN)/python tools/load.py $(LOAD)

drill: environment  ## attacks on our own server, 5 minutes; make drill FULL=1: kills, storms, upgrades, too
	@echo "beachhead: fifty guests and their strong bots"
	@$(RUN)/python tools/guest_drill.py --seconds 15
	@echo "beachhead: half-sent requests, floods of looks"
	@$(RUN)/python tools/line_drill.py --seconds 5
	@if command -v nginx >/dev/null || [ -x /usr/sbin/nginx ]; then \
		$(RUN)/python tools/line_drill.py --nginx --seconds 5; \
	else echo "beachhead: no nginx here, so that drill is left out"; fi
	@echo "beachhead: predicted chance, floods of matches, poisoned mail, peeks"
	@$(RUN)/pytest -q -n 2 $(ATTACKS)
	@for game in cry_havoc hexpanse scythe war_of_the_worlds; do \
		$(RUN)/beachhead fuzz $$game --decisions 3000 --deep 0.05 || exit 1; done
ifdef FULL
	@$(RUN)/python tools/kill_drill.py --games 100 --kills 200
	@$(RUN)/python tools/kill_drill.py --games 20 --kills 60 --postgres
	@$(RUN)/python tools/storm_drill.py
	@$(RUN)/python tools/backup_drill.py
	@$(RUN)/python tools/backup_drill.py --postgres
	@$(RUN)/python tools/upgrade_drill.py
	@$(RUN)/python tools/upgrade_drill.py --postgres
endif

screens: environment web  ## look at every table on every screen, find cut texts; 20 minutes
	@$(RUN)/python tools/screens.py --table

docs: environment  ## the handbook, shown by the server at /docs; every broken link is an error
	@$(RUN)/python tools/docs.py

site: environment  ## the edition without a server: files for any web server, in site/
	@$(RUN)/python tools/make_site.py

dist: environment web docs  ## a wheel with compiled engine and web bundle
	@BEACHHEAD_COMPILE=1 $(RUN)/pip wheel -q --no-deps --no-build-isolation -w dist .
	@ls dist

clean:  ## forget everything that was built
	rm -rf .venv build dist site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis findings
	find src -name '*.so' -delete

.PHONY: environment strict style web client
web: environment
	@$(RUN)/python tools/web.py

environment:
	@$(PYTHON) tools/environment.py

strict:
	@$(PYTHON) tools/environment.py --strict
