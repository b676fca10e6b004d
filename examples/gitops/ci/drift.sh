#!/usr/bin/env bash
# Compares every stack with the service without changing either. Exit status: 0 for no drift, 7 for drift, anything else
# for a failure.
set -euo pipefail
mkdir -p report
unset PULUMI_SKIP_CONFIRMATIONS # Pulumi refuses it together with --json.
# Values that one stack reads from another are not objects of the service, and change with every deployment.
references='urn:pulumi:**::pulumi:pulumi:StackReference::**'
result=0
for stack in workspace preview production; do
  status=0
  pulumi refresh --stack "$stack" --preview-only --expect-no-changes --non-interactive --json --exclude "$references" \
    > "report/$stack.json" || status=$?
  if [ "$status" -eq 0 ]; then continue; fi
  ci/report.sh "$stack" "report/$stack.json"
  # Only the refusal of changes is drift. A failure of any stack takes precedence.
  if [ "$status" -ne 7 ]; then result=$status; elif [ "$result" -eq 0 ]; then result=7; fi
done
echo "status=$result" >> "${GITHUB_OUTPUT:-/dev/null}"
exit "$result"
