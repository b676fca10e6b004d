#!/usr/bin/env bash
# Prints what later jobs need, as NAME=value lines for GITHUB_OUTPUT or a dotenv report.
# usage: ci/hand-over.sh release|changes
set -euo pipefail
case $1 in
  # The versions that this run has published to preview.
  release)
    release=$(pulumi stack output release --stack preview)
    echo "release=${release:?The stack preview has no release.}"
    ;;
  # True if the plan of production has changes to approve. Reading the outputs of another stack is not a change.
  changes) node -p '"changes=" + Object.keys(require("./report/production.json").changeSummary).some((op) => op !== "same" && op !== "read")' ;;
esac
