#!/usr/bin/env bash
# Puts a release of archcheck on PATH for the steps that follow, its check sum compared.
#
# VERSION is the release, DOWNLOADS the address where releases lie.
set -euo pipefail
# shellcheck source=/dev/null
. "${BASH_SOURCE[0]%/*}/surroundings.sh"

fail() {
  say_error "$1"
  exit 1
}

[ -n "$VERSION" ] \
  || fail "The action has no version: use it at a release, as in 'uses: …@0.1.0', or give 'version'."
case "$(uname -s)-$(uname -m)" in
  Darwin-*) platform=macos ;;
  Linux-x86_64) platform=linux-x86_64 ;;
  Linux-aarch64) platform=linux-aarch64 ;;
  *) fail "There is no release of archcheck for $(uname -s) on $(uname -m)." ;;
esac

# Made for this job: in a folder that outlives it, another job may have left a program of its own.
folder=$RUNNER_TEMP/archcheck-program
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
archive=archcheck-${VERSION#v}-$platform.tar.gz
for file in "$archive" SHA256SUMS; do
  # The first option turns the user's own settings off, which may name other addresses.
  curl --disable --fail --silent --show-error --location --retry 3 --proto-redir =https \
    --output "$file" "$DOWNLOADS/$VERSION/$file" \
    || fail "$DOWNLOADS/$VERSION/$file cannot be downloaded: is there a release '$VERSION'?"
done
expected=$(awk -v name="$archive" '$2 == name || $2 == "*" name { print $1 }' SHA256SUMS)
[ -n "$expected" ] || fail "SHA256SUMS of the release '$VERSION' does not name $archive."
sum() { if command -v sha256sum > /dev/null; then sha256sum; else shasum -a 256; fi; }
found=$(sum < "$archive")
[ "${found%% *}" = "$expected" ] || fail "$archive is not the file that SHA256SUMS of the release names."
# Nothing else of the archive is wanted, and no other name can lead out of the folder.
tar -xzf "$archive" archcheck
rm "$archive" SHA256SUMS
echo "$folder" >> "$GITHUB_PATH"
"$folder/archcheck" --version
