#!/usr/bin/env bash
# Validates the banner of each site. Writes the findings to the log, and to a file for the code host.
# usage: ci/validate.sh sarif|codequality FILE
set -euo pipefail
: "${2:?usage: ci/validate.sh sarif|codequality FILE}"
npx --no-install consentform validate banner.yaml --sites sites.csv --format "$1" > "$2" || true
npx --no-install consentform validate banner.yaml --sites sites.csv
