# `make play` and `make test` do all their own set-up.

PYTHON ?= python3
BIN := .venv/bin
PIP := GODSPLAY_INTERPRETED=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --constraint requirements.lock
# Python keeps what it has read of a source, even where the environment forbids that: a server starts in a third of the time.
unexport PYTHONDONTWRITEBYTECODE
SOURCES := $(shell find src/godsplay/engine src/godsplay/bots src/godsplay/games/*/rules src/godsplay/games/*/ai src/godsplay/games/*/study -name '*.py')

.PHONY: play install site arena lab notices passkeys postgresql test test-page second-opinion coverage lint lint-page page-types lock bench train ladder what-decides what-the-bots-learnt review-figures pictures fonts clean

# At once: what is not compiled yet is compiled while you play, for the next start.
play: .venv/player
	@$(BIN)/python tools/play.py

# For a server: everything but the start.
install: .venv/compiled

# What tournaments, learning interfaces, notices, passkeys or a shared database need besides.
arena lab notices passkeys postgresql: .venv/compiled
	@$(PIP) --editable ".[$@]"

# Three tests for every two cores: many wait for a clock or a pause most of their time.
AT_ONCE := $(shell echo $$((($$(getconf _NPROCESSORS_ONLN) * 3 + 1) / 2)))

test: .venv/compiled .venv/developer
	@$(call with-npm,test-page)
	$(BIN)/pytest --numprocesses $(AT_ONCE) --dist worksteal

# Random games beside the rules stated a second time, plainly and slowly: make second-opinion GAME=magnates GAMES=1000
second-opinion: .venv/compiled .venv/developer
	@cd tests && ../$(BIN)/python -m second_opinion $(GAME) --games $(or $(GAMES),100)

# Which lines the tests reach: on the bare sources, as compiled modules cannot be followed. Writes build/coverage/.
coverage: .venv/developer
	@rm -rf build/coverage && mkdir -p build/coverage && cp -r src/godsplay build/coverage && find build/coverage -name '*.so' -delete
	PYTHONPATH=build/coverage $(BIN)/pytest --numprocesses logical --cov --cov-report=term --cov-report=html:build/coverage/html

lint: .venv/developer
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(call with-npm,lint-page)

# The page's own scripts: linter, formatter, types, and whether what the server sends is still what they expect.
lint-page: .venv/developer node_modules/.installed build/page-schema.json
	@npm run --silent check
	@npm run --silent types -- --check || { echo "The server sends something else by now: run make page-types."; exit 1; }

test-page: node_modules/.installed
	@npm test --silent

page-types: .venv/developer node_modules/.installed build/page-schema.json
	@npm run --silent types

.PHONY: build/page-schema.json
build/page-schema.json:
	@mkdir -p build
	@$(BIN)/python -m godsplay.web.api.schema > $@

with-npm = if command -v npm > /dev/null; then $(MAKE) --no-print-directory $(1); else echo "npm is missing, so the page's scripts are left out."; fi

# The boards in the README: games among bots, drawn at a moment with much on the table.
pictures: .venv/compiled
	@mkdir -p build docs/pictures
	$(call picture,gods-playground,policy$(comma)policy$(comma)policy,190,white)
	$(call picture,magnates,policy$(comma)policy$(comma)policy$(comma)policy,222,lubomirski)
	$(call picture,playful-gods,policy$(comma)policy$(comma)policy$(comma)policy,45,green)

comma := ,
define picture
@rm -f build/$(1).json
@$(BIN)/godsplay play $(1) --seats $(2) --seed Sobieski --record build/$(1).json > build/$(1).log
@$(BIN)/godsplay draw build/$(1).json --at $(3) --seat $(4) -o docs/pictures/$(1).svg
endef

# The games in a page without a server, and the documentation, as a folder of files for any host: build/site.
site: .venv/site node_modules/.installed
	@PYTHONPATH=tools $(BIN)/python -m static_site

# The fonts that pages ship, and the widths of their letters, from what Adobe publishes: the same bytes every time.
fonts: .venv/developer
	@$(PIP) "fonttools[woff]" brotli==1.2.1
	@$(BIN)/python tools/fonts.py

.venv/player: pyproject.toml requirements.lock
	@test -d .venv || $(PYTHON) -m venv .venv
	@echo "Installing what playing needs into .venv (half a minute or less) ..."
	@$(PIP) --no-compile "setuptools>=77"
	@$(PIP) --no-compile --editable .
	@touch $@

.venv/compiler: .venv/player
	@$(PIP) --editable ".[compile]"
	@touch $@

.venv/developer: .venv/compiler
	@echo "Installing the tools of development into .venv (a minute or two) ..."
	@$(PIP) --editable ".[dev]"
	@touch $@

.venv/site: .venv/player
	@$(PIP) --editable ".[site]"
	@touch $@

node_modules/.installed: package.json package-lock.json
	@echo "Installing the tools that check the page's scripts into node_modules ..."
	@npm ci --silent
	@touch $@

# Where there is no C compiler there is nothing to do: the sources run as they are.
build/compiled: .venv/compiler setup.py $(SOURCES)
	@echo "Compiling the engine (the first time about three minutes on two cores, later only what has changed) ..."
	@MYPY_CACHE_DIR=build/mypyc-cache $(BIN)/python setup.py --quiet build_ext --build-lib build/modules > build.log 2>&1 || { cat build.log; exit 1; }
	@rm -f build.log
	@mkdir -p build && touch $@

# Compiled modules lie beside their sources; only they are built there, so that nothing old overwrites a source.
.venv/compiled: build/compiled
	@find src -name '*.so' -delete
	@if [ -d build/modules ]; then cp -R build/modules/. src/; fi
	@touch $@

# The versions of all that is installed, newly resolved.
lock: .venv/developer
	@$(BIN)/pip install --quiet --disable-pip-version-check pip-tools
	@$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-header --no-annotate --no-emit-index-url --no-emit-trusted-host --extra compile --extra dev --extra site --output-file requirements.lock pyproject.toml
	@sed -i '/^godsplay @/d' requirements.lock

clean:
	rm -rf .venv build node_modules src/*.egg-info
	find src -name '*.so' -delete

# Let the bots learn to judge a game for some hours: make train GAME=magnates HOURS=3
train: .venv/compiled .venv/developer
	$(BIN)/godsplay train $(GAME) --hours $(or $(HOURS),1)

# Every rung of docs/ladder.md: hours on one machine, and it can be interrupted.
ladder: .venv/compiled .venv/developer
	$(BIN)/python bench/ladder.py --write

# What is luck in each game, by turn; seats and openings: writes docs/what-decides.md.
what-decides: .venv/compiled .venv/developer
	$(BIN)/python bench/what_decides.py

# What the judgement of the bots says about the games: writes docs/what-the-bots-learnt.md.
what-the-bots-learnt: .venv/compiled .venv/developer
	$(BIN)/python bench/what_the_bots_learnt.py

# How far reviews can be trusted, after new weights: hours, and it can be interrupted; writes docs/review-figures.md.
review-figures: .venv/compiled .venv/developer
	$(BIN)/python bench/review_figures.py calibration
	$(BIN)/python bench/review_page.py --calibrate
	for part in noise redealing cost variance; do $(BIN)/python bench/review_figures.py $$part || exit; done
	$(BIN)/python bench/review_arena.py
	$(BIN)/python bench/review_page.py

# Our games beside their peers, in one run; writes docs/benchmarks.md.
bench: .venv/compiled .venv/developer
	$(BIN)/python bench/run.py
