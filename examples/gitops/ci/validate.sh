#!/usr/bin/env bash
# Validates the banner as each site gets it: for people in the log, and for the code host in a file.
# usage: ci/validate.sh sarif|codequality FILE
set -euo pipefail
npx --no-install consentform validate banner.yaml --sites sites.csv --format "$1" > "$2" || true
npx --no-install consentform validate banner.yaml --sites sites.csv
