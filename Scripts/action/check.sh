#!/usr/bin/env bash
# Runs archcheck once, in all formats that the following steps need. Whether the job fails is decided
# at the end, so that the reports are there by then.
#
# PROJECT, ARGUMENTS, BASE, ANNOTATIONS, SUMMARY and FAIL_ON are inputs of the action.
set -uo pipefail
# shellcheck source=/dev/null
. "${BASH_SOURCE[0]%/*}/surroundings.sh"

reports=$RUNNER_TEMP/archcheck
rm -rf "$reports"
mkdir -p "$reports"

# A wrong input is like an error of the command line, which no input lets pass.
refuse() {
  say_error "$1"
  echo "exit-code=2" >> "$GITHUB_OUTPUT"
  exit 0
}

# Splits a text into 'words' as a shell does, but expands nothing in them: spaces and line ends separate,
# quotes of both kinds keep them, and a backslash keeps what follows, except within single quotes. Fails where
# a quote is not closed.
split_into_words() {
  local text=$1 quote='' word='' begun='' next i
  words=()
  for ((i = 0; i < ${#text}; i++)); do
    next=${text:i:1}
    if [ "$next" = "$quote" ]; then
      quote=''
    elif [ "$next" = "\\" ] && [ "$quote" != "'" ]; then
      i=$((i + 1))
      next=${text:i:1}
      # A line that goes on in the next one.
      [ "$next" = $'\n' ] || { word+=$next; begun=1; }
    elif [ -n "$quote" ]; then
      word+=$next
    else
      case $next in
        "'" | '"')
          quote=$next
          begun=1
          ;;
        ' ' | $'\t' | $'\n' | $'\r')
          [ -z "$begun" ] || words+=("$word")
          word=''
          begun=''
          ;;
        *)
          word+=$next
          begun=1
          ;;
      esac
    fi
  done
  [ -z "$begun" ] || words+=("$word")
  [ -z "$quote" ]
}

split_into_words "$ARGUMENTS" || refuse "The input 'args' has a quote that is not closed."
options=(${words[@]+"${words[@]}"})
case $FAIL_ON in
  error | never) ;;
  warning) options+=(--strict) ;;
  *) refuse "The input 'fail-on' is none of 'error', 'warning' and 'never'." ;;
esac
case $BASE in
  '') ;;
  -*) refuse "The input 'base' begins with '-', so it is no revision." ;;
  *) options+=(--changed-since "$BASE") ;;
esac

# Git in the repository that the checkout is, and in no folder of it that looks like another one; without the
# programs that a repository's settings may name.
top=$(pwd -P)
while [ -n "$top" ] && [ ! -e "$top/.git" ]; do top=${top%/*}; done
repository() {
  GIT_TERMINAL_PROMPT=0 git --git-dir="$top/.git" -c safe.bareRepository=explicit -c core.fsmonitor=false \
    -c core.hooksPath=/dev/null -c protocol.ext.allow=never -c gc.auto=0 -c maintenance.auto=false "$@"
}
# Only what is asked for by name: no submodule, whose address the checkout tells.
fetch() { repository fetch --quiet --no-tags --no-recurse-submodules "$@"; }
# Asks without the network.
ask() { GIT_NO_LAZY_FETCH=1 repository "$@"; }

# A shallow clone lacks the commit at which the branch left its base: fetches until it is there.
fetch_base() {
  local remote=${BASE#origin/} depth
  ask rev-parse --quiet --verify "$BASE^{commit}" > /dev/null \
    || { ask check-ref-format "refs/heads/$remote" \
      && fetch --depth=1 origin "+refs/heads/$remote:refs/remotes/origin/$remote"; } || true
  for depth in 50 500 5000; do
    ask merge-base "$BASE" HEAD > /dev/null 2>&1 && break
    [ "$(ask rev-parse --is-shallow-repository)" = true ] || break
    fetch --deepen="$depth" origin || break
  done
}

shown=(--format text)
[ "$ANNOTATIONS" != true ] || shown=(--format github --output "$reports/annotations.log")
check() {
  [ -z "$BASE" ] || [ -z "$top" ] || fetch_base
  archcheck check "${shown[@]}" \
    --format json --output "$reports/report.json" \
    --format markdown --output "$reports/report.md" \
    --format sarif --output "$reports/report.sarif" \
    --format counts --output "$reports/counts.env" \
    ${options[@]+"${options[@]}"} -- "$PROJECT"
}

# What is said now holds names of the project, and GitHub obeys commands wherever they stand in a line. So it obeys
# none until it reads a word that nobody can know before. Both streams are one, which keeps their order.
word=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$word"
check 2>&1
status=$?
# Behind a line that may have no end.
printf '\n::%s::\n' "$word"
# Annotations are commands. Their texts are escaped, and the report behind them turns commands off for itself.
[ ! -e "$reports/annotations.log" ] || cat "$reports/annotations.log"

if [ "$SUMMARY" = true ] && [ -e "$reports/report.md" ]; then
  cat "$reports/report.md" >> "$GITHUB_STEP_SUMMARY"
fi
echo "exit-code=$status" >> "$GITHUB_OUTPUT"
[ ! -e "$reports/report.json" ] || echo "report-json=$reports/report.json" >> "$GITHUB_OUTPUT"
[ ! -e "$reports/counts.env" ] || grep -E '^(errors|warnings|new|fixed)=[0-9]+$' "$reports/counts.env" >> "$GITHUB_OUTPUT"
exit 0
