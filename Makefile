# Everything a developer runs. `make test` needs a Rust toolchain (1.95 or newer), tmux and strace, which it installs on Debian.

CARGO ?= cargo
# Seconds for each fuzz target of `make soak`.
FUZZ_SECONDS ?= 300
# Where Open Sage is installed, and how many games `make bench-peers` plays against each.
SAGE ?= $(CURDIR)/target/sage
GAMES ?= 1000
# Where schemathesis is installed, and how many requests `make api` makes of each operation in each phase.
SCHEMATHESIS ?= $(CURDIR)/target/schemathesis
EXAMPLES ?= 20
FUZZ_TARGETS = position_text gnubg_id xgid fibs turn_text mat replay tafl_moves tafl_replay opentafl record proof dice_log points_turns square_moves

.PHONY: help build run serve test terminal web chromium browser chromium-whole check api conformance peers soak fuzz bench bench-peers pages

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "make %-12s %s\n", $$1, $$2 }'

build: ## the program, at target/release/alea
	$(CARGO) build --release --locked -p alea-cli

run: ## a board in this terminal: choose what to play
	$(CARGO) run --profile quick --locked -p alea-cli --no-default-features -- play

serve: ## the house in a browser, at http://127.0.0.1:8080
	$(CARGO) run --profile quick --locked -p alea-cli -- serve

test: terminal web ## every test of the repository
	$(CARGO) test --workspace --locked
	$(MAKE) browser

# Tests of `alea play` type into tmux, and kill what they have started. Those of the server watch it by strace, and take its disk away.
terminal:
	@for tool in tmux pkill strace prlimit; do \
		command -v $$tool >/dev/null || \
			{ apt-get update && apt-get install -y --no-install-recommends tmux procps strace util-linux; }; \
	done

# What runs in browsers, in Node, and whether the pages that lie there are those that would be built.
web:
	@command -v npm >/dev/null || { apt-get update && apt-get install -y --no-install-recommends nodejs npm; }
	cd web && npm ci --no-audit --no-fund && npm run check && npm test && node verifier/build.mjs --check && node page/build.mjs --check

# The same in Chromium: the verifier's page, the board by pointer, finger and keyboard, and the pages over a server.
chromium: web browser

browser:
	@command -v chromium >/dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium; }
	$(CARGO) build --profile test --locked -p alea-cli
	cd web && ALEA="$(abspath $(or $(CARGO_TARGET_DIR),target))/debug/alea" npm run chromium

# Every game by hand in Chromium, from its beginning to its end.
chromium-whole: export ALEA_WHOLE = yes
chromium-whole: chromium

check: ## format, lints, documentation, licences
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --all-features --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked
	command -v cargo-deny >/dev/null || $(CARGO) install --locked cargo-deny
	$(CARGO) deny --log-level error check licenses bans sources

api: ## the HTTP interface against its description, with schemathesis, which it installs
	test -x $(SCHEMATHESIS)/bin/python || python3 -m venv $(SCHEMATHESIS) || \
		{ apt-get update && apt-get install -y --no-install-recommends python3-venv && python3 -m venv $(SCHEMATHESIS); }
	test -x $(SCHEMATHESIS)/bin/schemathesis || $(SCHEMATHESIS)/bin/pip install --quiet 'schemathesis>=4.32,<5'
	$(CARGO) build --profile test --locked -p alea-cli
	$(SCHEMATHESIS)/bin/python crates/server/tests/schemathesis/run.py \
		"$(abspath $(or $(CARGO_TARGET_DIR),target))/debug/alea" $(EXAMPLES)

conformance: export ALEA_SHARED = $(abspath $(SHARED))
conformance: ## against data kept elsewhere (SHARED=folder)
	@test -d "$(SHARED)/data" || { echo "make conformance: SHARED names a folder with data/ in it" >&2; exit 2; }
	$(CARGO) test --locked --features conformance \
		-p alea-testkit -p alea-notation -p alea-tafl -p alea-fairdice --test conformance -- --nocapture
	$(CARGO) test --locked --features conformance \
		-p alea-catalog --test turns --test positions --test replay --test tally -- --nocapture conformance
	$(MAKE) api

peers: ## against GNU Backgammon, which it installs on Debian
	command -v /usr/games/gnubg >/dev/null || { apt-get update && apt-get install -y --no-install-recommends gnubg; }
	$(CARGO) test --locked --features peers -p alea-catalog --test peers -- --nocapture
	$(CARGO) test --locked --features peers -p alea-engine --test gnubg_tables -- --nocapture

bench-peers: build ## strength, errors and losses beside GNU Backgammon and Open Sage, which it installs
	command -v /usr/games/gnubg >/dev/null || { apt-get update && apt-get install -y --no-install-recommends gnubg; }
	test -x $(SAGE)/bin/python || python3 -m venv $(SAGE) || \
		{ apt-get update && apt-get install -y --no-install-recommends python3-venv && python3 -m venv $(SAGE); }
	$(SAGE)/bin/python -c "import bgsage" 2>/dev/null || $(SAGE)/bin/pip install --quiet bgsage
	for peer in gnubg:0 sage:1; do \
		ALEA_SAGE_PYTHON=$(SAGE)/bin/python target/release/alea duel backgammon --x static --o $$peer -n $(GAMES) || exit 1; \
	done
	ALEA_SAGE_PYTHON=$(SAGE)/bin/python target/release/alea bench errors
	target/release/alea bench losses

soak: fuzz chromium-whole ## the laws on many more positions and games, then the fuzzers (an hour or two)
	ALEA_POSITIONS=50000 $(CARGO) test --release --locked -p alea-catalog --test turns -- --nocapture
	ALEA_CONTESTS=100000 $(CARGO) test --release --locked -p alea-catalog --test contest_laws --test situations -- --nocapture
	ALEA_MAT_CONTESTS=100000 $(CARGO) test --release --locked -p alea-catalog --test mat_laws -- --nocapture
	ALEA_TAFL_CONTESTS=50000 $(CARGO) test --release --locked -p alea-catalog --test tafl_laws -- --nocapture
	ALEA_BOARDS=1000000 $(CARGO) test --release --locked -p alea-engine --lib same_bits -- --nocapture
	ALEA_HYPER=10000 $(CARGO) test --release --locked -p alea-engine --test hyper whole_game -- --nocapture
	ALEA_KILLS=20 ALEA_CRASH_CONTESTS=200 $(CARGO) test --release --locked -p alea-server --test crash
	$(MAKE) api EXAMPLES=1000
	ALEA_GAMES=20000 $(CARGO) test --release --locked -p alea-catalog --test games -- --nocapture
	ALEA_STEP_POSITIONS=1000 $(CARGO) test --release --locked -p alea-catalog --test steps -- --nocapture

fuzz: ## every fuzz target for FUZZ_SECONDS (nightly toolchain and cargo-fuzz)
	for target in $(FUZZ_TARGETS); do \
		mkdir -p fuzz/corpus/$$target; seeds=fuzz/seeds/$$target; test -d $$seeds || seeds=; \
		$(CARGO) +nightly fuzz run $$target fuzz/corpus/$$target $$seeds -- -max_total_time=$(FUZZ_SECONDS) -timeout=10 || exit 1; \
	done

bench: build ## speed of the rules, of the engine and of the server
	target/release/alea bench rules
	target/release/alea bench engine
	target/release/alea bench server

pages: ## redraws the boards of the pages, in every language
	UPDATE_PAGES=1 $(CARGO) test --locked -p alea-catalog --test rules_pages drawn_as_the_program_draws_it
