#!/usr/bin/env bash
# Runs archcheck once, in all formats that the following steps need. Whether the job fails is decided
# at the end, so that the reports are there by then.
#
# PROJECT, ARGUMENTS, BASE, ANNOTATIONS, SUMMARY and FAIL_ON are inputs of the action.
set -uo pipefail

reports=$RUNNER_TEMP/archcheck
rm -rf "$reports"
mkdir -p "$reports"

read -r -a options <<< "$ARGUMENTS"
[ "$FAIL_ON" != warning ] || options+=(--strict)

if [ -n "$BASE" ]; then
  # A shallow clone lacks the commit at which the branch left its base: fetch until it is there.
  remote=${BASE#origin/}
  git rev-parse --quiet --verify "$BASE^{commit}" > /dev/null \
    || git fetch --quiet --no-tags --depth=1 origin "+refs/heads/$remote:refs/remotes/origin/$remote" || true
  for depth in 50 500 5000; do
    git merge-base "$BASE" HEAD > /dev/null 2>&1 && break
    [ "$(git rev-parse --is-shallow-repository)" = true ] || break
    git fetch --quiet --no-tags --deepen="$depth" origin || break
  done
  options+=(--changed-since "$BASE")
fi

format=text
[ "$ANNOTATIONS" != true ] || format=github
archcheck check "$PROJECT" --format "$format" \
  --format json --output "$reports/report.json" \
  --format markdown --output "$reports/report.md" \
  --format sarif --output "$reports/report.sarif" \
  ${options[@]+"${options[@]}"}
status=$?

if [ "$SUMMARY" = true ] && [ -e "$reports/report.md" ]; then
  cat "$reports/report.md" >> "$GITHUB_STEP_SUMMARY"
fi
echo "exit-code=$status" >> "$GITHUB_OUTPUT"
if [ -e "$reports/report.json" ]; then
  echo "report-json=$reports/report.json" >> "$GITHUB_OUTPUT"
  python3 - "$reports/report.json" >> "$GITHUB_OUTPUT" <<'PYTHON'
import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    report = json.load(file)
summary = report["summary"]
baseline = summary["baseline"] or {"gone": 0}
print(f"errors={summary['errors']}")
print(f"warnings={summary['warnings']}")
print(f"new={sum(violation['status'] == 'new' for violation in report['violations'])}")
print(f"fixed={baseline['gone']}")
PYTHON
fi
exit 0
