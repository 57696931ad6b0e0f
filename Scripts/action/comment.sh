#!/usr/bin/env bash
# Keeps one comment of a pull request up to date: the one that begins with a mark and that the owner of the token
# has written. Others may write comments that begin with it.
#
# NUMBER is the pull request, PROJECT tells apart several uses of the action.
set -euo pipefail
# shellcheck source=/dev/null
. "${BASH_SOURCE[0]%/*}/surroundings.sh"

reports=$RUNNER_TEMP/archcheck
[ -e "$reports/report.md" ] || exit 0
# gh looks at the folder that it runs in.
cd "$RUNNER_TEMP"

# The text goes through a file: an argument may have 128 KiB, a comment more. GitHub takes 65,536 characters, here
# counted in units of UTF-16, the larger number. A text that is cut ends with a sentence, outside of code and folds.
body=$reports/comment.md
unsafe=$'\n\r>'
mark="<!-- archcheck:${PROJECT//[$unsafe]/ } -->"
{ printf '%s\n' "$mark"; cat "$reports/report.md"; } | LC_ALL=C awk -v room=65300 '
  isCut { next }
  {
    line = $0
    long = gsub(/[\360-\367]/, "&", line)
    gsub(/[\200-\277]/, "", line)
    room -= length(line) + long + 1
    if (room < 0) { isCut = 1; next }
    print
    if ($0 ~ /^```/) isCode = !isCode
    if ($0 ~ /^<details>/) folds++
    if ($0 ~ /^<\/details>/) folds--
  }
  END {
    if (!isCut) exit
    if (isCode) print "```"
    while (folds-- > 0) print "\n</details>"
    print "\nThe rest of this report is too long for a comment; the log of the job has all findings."
  }' > "$body"

warn() { echo "::warning title=archcheck::$1"; }

# shellcheck disable=SC2016 # GitHub knows the variables of these queries, and gh that of its filter.
comments='query($owner: String!, $name: String!, $number: Int!, $endCursor: String) {
    repository(owner: $owner, name: $name) {
      pullRequest(number: $number) {
        comments(first: 100, after: $endCursor) {
          nodes { id body viewerDidAuthor }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }' \
  ours='.data.repository.pullRequest.comments.nodes[]
    | select(.viewerDidAuthor and (.body | startswith(env.MARK))) | .id' \
  update='mutation($id: ID!, $body: String!) {
    updateIssueComment(input: { id: $id, body: $body }) { clientMutationId }
  }'
if ! found=$(MARK=$mark gh api graphql --paginate --raw-field query="$comments" \
  --raw-field owner="${GITHUB_REPOSITORY%%/*}" --raw-field name="${GITHUB_REPOSITORY#*/}" \
  --field number="$NUMBER" --jq "$ours"); then
  warn "The comments of the pull request cannot be read, so none is written."
  exit 0
fi
existing=${found%%$'\n'*}
if [ -n "$existing" ]; then
  gh api graphql --silent --raw-field query="$update" --raw-field id="$existing" --field body=@"$body"
else
  gh api --silent "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" --field body=@"$body"
fi || warn "The comment cannot be written: a pull request from a fork has no permission for it."
