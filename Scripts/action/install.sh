#!/usr/bin/env bash
# Puts a release of archcheck on PATH for the steps that follow, its check sum compared.
#
# VERSION is the release, DOWNLOADS the address where releases lie.
set -euo pipefail

if [ -z "$VERSION" ]; then
  echo "::error title=archcheck::The action has no version: use it at a release, as in 'uses: …@0.1.0', or give 'version'."
  exit 1
fi
case "$(uname -s)-$(uname -m)" in
  Darwin-*) platform=macos ;;
  Linux-x86_64) platform=linux-x86_64 ;;
  Linux-aarch64) platform=linux-aarch64 ;;
  *)
    echo "::error title=archcheck::There is no release of archcheck for $(uname -s) on $(uname -m)."
    exit 1
    ;;
esac

folder=${RUNNER_TOOL_CACHE:-$RUNNER_TEMP}/archcheck/$VERSION/$platform
if [ ! -x "$folder/archcheck" ]; then
  archive=archcheck-${VERSION#v}-$platform.tar.gz
  download=$(mktemp -d)
  for file in "$archive" SHA256SUMS; do
    if ! curl --fail --silent --show-error --location --retry 3 -o "$download/$file" "$DOWNLOADS/$VERSION/$file"; then
      echo "::error title=archcheck::$DOWNLOADS/$VERSION/$file cannot be downloaded: is there a release '$VERSION'?"
      exit 1
    fi
  done
  cd "$download"
  grep " $archive\$" SHA256SUMS > sum
  if command -v sha256sum > /dev/null; then sha256sum --check --quiet sum; else shasum -a 256 --check --quiet sum; fi
  mkdir -p "$folder"
  tar -xzf "$archive" -C "$folder"
fi
echo "$folder" >> "$GITHUB_PATH"
"$folder/archcheck" --version
