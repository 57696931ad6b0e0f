#!/usr/bin/env bash
# Keeps one comment of a pull request up to date: the one that begins with a mark.
#
# NUMBER is the pull request, PROJECT tells apart several uses of the action.
set -euo pipefail

report=$RUNNER_TEMP/archcheck/report.md
[ -e "$report" ] || exit 0
mark="<!-- archcheck:$PROJECT -->"
body=$(printf '%s\n%s' "$mark" "$(cat "$report")")
comments=repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments
existing=$(gh api --paginate "$comments" --jq '.[] | {id, body}' \
  | python3 -c '
import json, sys
for line in sys.stdin:
    comment = json.loads(line)
    if comment["body"].startswith(sys.argv[1]):
        print(comment["id"])
        break' "$mark")
if [ -n "$existing" ]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$existing" --raw-field body="$body"
else
  gh api --silent "$comments" --raw-field body="$body" \
    || echo "::warning title=archcheck::The comment cannot be written: a pull request from a fork has no permission for it."
fi
