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
  "$ENGINE" -chdir="$stack" plan -input=false -lock=false -refresh-only -detailed-exitcode -out="$private/$stack.tfplan" || status=$?
  if [ "$status" -eq 0 ]; then continue; fi
  "$ENGINE" -chdir="$stack" show -json "$private/$stack.tfplan" > "$private/$stack.json" || true
  ci/report.sh "$stack" "$private/$stack.json"
  # The engine exits with 2 if something differs. A failure of any stack takes precedence.
  if [ "$status" -ne 2 ]; then result=$status; elif [ "$result" -eq 0 ]; then result=7; fi
done
echo "status=$result" >> "${GITHUB_OUTPUT:-/dev/null}"
exit "$result"
