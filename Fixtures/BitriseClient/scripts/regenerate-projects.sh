#!/bin/sh
# Generates the Xcode projects of all modules, each after those it depends on, then the workspace.
set -eu
cd "$(dirname "$0")/.."

modules="
Common
CommonUI
Networking
AppCatalog
AppOverview
BitriseAuthentication
BuildHistory
BuildTrigger
Welcome
"

for module in $modules; do
  xcodegen generate --quiet --spec "Modules/$module/project.yml"
done
xcodegen generate --quiet --spec project.yml
pod install
