#!/usr/bin/env bash
# Compares every stack with the service without changing either. Exit status: 0 for no drift, 7 for drift, anything else
# for a failure.
set -euo pipefail
mkdir -p report
private=$(mktemp -d)
trap 'rm -rf "$private"' EXIT
result=0
for stack in workspace preview production; do
  . ci/init.sh "$stack"
  if [ "$stack" = production ]; then
    TF_VAR_release=$(output production release)
    if [ -z "$TF_VAR_release" ]; then continue; fi # nothing has been promoted yet
    export TF_VAR_release
  fi
  status=0
  "$ENGINE" -chdir="$stack" plan -input=false -lock=false -refresh-only -out="$private/$stack.tfplan" || status=$?
  "$ENGINE" -chdir="$stack" show -json "$private/$stack.tfplan" > "$private/$stack.json" || status=${status/#0/1}
  # The plan lists what drifted. Its detailed exit status is 2 for spellings of an equal value and for new outputs, too.
  if [ "$status" -eq 0 ]; then status=$(node -e '
    const { resource_drift: drift = [] } = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
    console.log(drift.some(({ change }) => String(change.actions) !== "no-op") ? 7 : 0);
  ' "$private/$stack.json"); fi
  if [ "$status" -eq 0 ]; then continue; fi
  ci/report.sh "$stack" "$private/$stack.json"
  # A failure of any stack takes precedence.
  if [ "$status" -ne 7 ]; then result=$status; elif [ "$result" -eq 0 ]; then result=7; fi
done
echo "status=$result" >> "${GITHUB_OUTPUT:-/dev/null}"
exit "$result"
