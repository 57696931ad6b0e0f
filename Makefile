# Everything that is done with this repository; continuous integration calls nothing else.
#
#   make check   build and analyse the example project
#   make test    build and run all tests
#
# CONFIGURATION=release builds what is installed and measured: faster to run, slower to build.

SWIFT ?= swift
CONFIGURATION ?= debug
PREFIX ?= /usr/local

BUILD := $(SWIFT) build --configuration $(CONFIGURATION)
# What is installed and measured. With the standard library inside, which on macOS is part of the system, a run
# starts in half the time, and counts references without a detour. Optimised across modules, a run takes a
# tenth less; that no two accesses overlap is checked in debug builds, by all tests.
RELEASE := $(SWIFT) build --configuration release --product archcheck \
  $(if $(filter Linux,$(shell uname)),--static-swift-stdlib) \
  -Xswiftc -cross-module-optimization -Xswiftc -enforce-exclusivity=unchecked
ARCHCHECK := .build/$(CONFIGURATION)/archcheck
PROJECT ?= Fixtures/BitriseClient
SOURCES := Package.swift Sources Tests Fuzzing/Library Fuzzing/Tool

.PHONY: check build test format lint docs pages presets names self-check fuzz bench install ci setup setup-tests clean

## Builds archcheck and runs it on PROJECT.
check: build
	$(ARCHCHECK) $(PROJECT)

build: setup
	$(BUILD) --product archcheck

## Runs all tests; their binary is the debug one that `self-check` uses too.
test: setup setup-tests
	$(SWIFT) test

## Formats the sources in place.
format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

## Fails on what `make format` would change, and on what it cannot mend.
lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

## Checks that links lead somewhere and that pages and schemas agree with the code they describe.
docs: setup
	$(SWIFT) test --filter 'DocumentationTests|Documentation|Schema|Catalog|Examples|Sample'

## Embeds the presets: Sources/Presets/EmbeddedPresets.swift out of Sources/Presets/Files.
presets:
	python3 Scripts/embed-presets.py

## Writes the pages that are made from the sources: docs/rules and docs/presets.
pages: presets setup
	$(SWIFT) build --build-tests
	@UPDATE_GOLDEN=1 $(SWIFT) test --skip-build --filter GeneratedPagesTests >/dev/null 2>&1 || true
	@git diff --stat -- docs

## Writes the files that hold names outside of this repository, out of Distribution/names.json.
names:
	python3 Scripts/release/names.py

## Holds this repository against its own archcheck.yml.
self-check: build
	$(ARCHCHECK) check --strict .

## Looks for projects that archcheck does not cope with, for MINUTES, from SEED on; SEEDS is a folder of
## more files to mutate. With RUNS their number is fixed; FUZZ takes further options.
fuzz: MINUTES ?= 10
fuzz: SEED ?= $(shell date +%s)0000
fuzz: build
	$(BUILD) --product archcheck-fuzz
	.build/$(CONFIGURATION)/archcheck-fuzz --program $(ARCHCHECK) --corpus Fuzzing/Corpus \
	  --seeds Fixtures --seeds Sources --seeds Tests --seeds docs $(if $(SEEDS),--seeds $(SEEDS)) \
	  --seed $(SEED) --minutes $(MINUTES) $(if $(RUNS),--runs $(RUNS)) \
	  --findings .build/fuzz-findings $(FUZZ)

## Compares with ast-grep; TREE is the project to read, ROUNDS the number of runs.
bench: setup
	$(RELEASE)
	python3 Benchmarks/compare.py --archcheck .build/release/archcheck $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(CONFIG),--config $(CONFIG)) $(TREE)

## Installs the release build below PREFIX.
install: setup
	$(RELEASE)
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 .build/release/archcheck $(DESTDIR)$(PREFIX)/bin/archcheck

## What continuous integration runs.
ci:
	.ci/run

clean:
	rm -rf .build

# What a fresh machine lacks. Only apt-get is ever called, and only on Linux where it exists.
ROOT := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
APT_INSTALL = if command -v apt-get >/dev/null; then \
	  $(ROOT) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(ROOT) apt-get install -y -qq --no-install-recommends

setup:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "error: there is no '$(SWIFT)': install the Swift toolchain, 6.1 or later, from https://www.swift.org/install" >&2; \
	  exit 1; }
	@$(SWIFT) --version 2>/dev/null | grep -Eq 'Swift version (6\.[1-9]|[7-9]|[1-9][0-9])' || { \
	  echo "error: Swift 6.1 or later is needed, this is: $$($(SWIFT) --version 2>&1 | head -n 1)" >&2; \
	  exit 1; }
	@command -v git >/dev/null || { $(APT_INSTALL) git ca-certificates; else \
	  echo "error: git is needed to fetch the dependencies: install it" >&2; exit 1; fi; }
	@[ "$$(uname)" != Linux ] || [ -e /usr/include/sqlite3.h ] || { $(APT_INSTALL) libsqlite3-dev; else \
	  echo "error: SQLite's header is needed for the cache: install sqlite-devel" >&2; exit 1; fi; }

# Without Graphviz the one test that renders drawings is skipped. Objective-C, C and C++ are tested with
# every libclang that is here: that of the Swift toolchain, and on Linux the system's too. Without any
# of them the tests fail. What archcheck asks of the system is seen by strace, on Linux.
setup-tests:
	@[ "$$(uname)" != Linux ] \
	  || ls /usr/lib/llvm-*/lib/libclang.so* /usr/lib64/libclang.so* 2>/dev/null | grep -q . || { \
	  $(APT_INSTALL) libclang-dev; else \
	  echo "note: LLVM's libclang is not installed, only the Swift toolchain's is tested" >&2; fi; }
	@[ "$$(uname)" != Linux ] || command -v strace >/dev/null || { $(APT_INSTALL) strace || true; else \
	  echo "note: strace is not installed, so what archcheck opens is not looked at" >&2; fi; }
