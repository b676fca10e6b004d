#!/usr/bin/env bash
# Turns the JSON of a preview or a refresh into report/STACK.md, and adds it to the job summary.
# usage: ci/report.sh STACK FILE
set -euo pipefail
: "${2:?usage: ci/report.sh STACK FILE}"
link=()
if [ -e report/pictures/pictures.html ]; then
  link=(--pictures "${GITHUB_SERVER_URL:-https://github.com}/${GITHUB_REPOSITORY:-}/actions/runs/${GITHUB_RUN_ID:-}#artifacts")
  if [ -n "${CI_JOB_URL:-}" ]; then link=(--pictures "$CI_JOB_URL/artifacts/file/report/pictures/pictures.html"); fi
fi
status=0
body=$(npx --no-install consentform report "$2" "${link[@]}") || status=$?
# Exit status 3 means that --fail-on refused the plan; the report is written. Any other status means that there is no
# report, because the plan, the response of the service or the command is missing.
if [ "$status" -ne 0 ] && [ "$status" -ne 3 ]; then
  if node -e 'JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"))' "$2" 2> /dev/null; then
    body=$(env -u CONSENTFORM_TOKEN npx --no-install consentform report "$2" "${link[@]}") || [ "$?" -eq 3 ]
    body=$(printf '**The service did not answer**, so this report has the plan alone. The log of this job says why.\n\n%s' "$body")
  else
    body="**There is no plan.** The engine failed before it had one; the log of this job says why."
  fi
fi
printf '# Stack %s\n\n%s\n\n' "$1" "$body" > "report/$1.md"
cat "report/$1.md" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
