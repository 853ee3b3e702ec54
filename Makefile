# mla-opt: `make demo` and `make test` install what is missing, build, and do their job.

SHELL := /bin/bash
CARGO := scripts/with-rust cargo

.PHONY: all setup build demo test test-models lint bench export help

all: build

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

setup: ## install what is missing
	@scripts/setup

build: setup ## build the tools and the plugin
	@$(CARGO) build --release --locked --workspace --bins --lib

demo: build ## lower a DeepSeek-V3 decode layer, run it, show that it is the same
	@scripts/demo

test: build ## lints, unit and property tests, the lit suite, the scores
	@scripts/test

test-models: build ## trace library models, score their graphs, run what is lowered (7 GB of Python)
	@scripts/test-models

lint: setup ## formatting and clippy, warnings denied
	@$(CARGO) fmt --all --check
	@$(CARGO) clippy --locked --workspace --all-targets -- -D warnings

bench: build ## the CPU kernel against torch, persistent against split
	@scripts/bench

export: ## trace testdata's graphs again (needs torch, torch-mlir and JAX)
	@cd testdata/export && python3 export.py
