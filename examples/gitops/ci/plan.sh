#!/usr/bin/env bash
# Previews a stack and writes report/STACK.json and report/STACK.md. If the preview fails, the script writes the report
# and fails.
# usage: ci/plan.sh STACK
set -euo pipefail
stack=$1
mkdir -p report
if [ "$stack" = production ]; then pulumi config set release "${RELEASE:?}" --stack "$stack"; fi
status=0
pulumi preview --stack "$stack" --non-interactive --json > "report/$stack.json" || status=$?
ci/report.sh "$stack" "report/$stack.json"
exit "$status"
