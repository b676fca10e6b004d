#!/usr/bin/env bash
# Turns the JSON of a preview or a refresh into report/STACK.md, and adds it to the job summary.
# usage: ci/report.sh STACK FILE
set -euo pipefail
body=$(npx --no-install consentform report "$2") ||
  body="**There is no plan.** The engine failed before it had one; the log of this job says why."
printf '# Stack %s\n\n%s\n\n' "$1" "$body" > "report/$1.md"
cat "report/$1.md" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
