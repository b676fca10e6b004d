#!/usr/bin/env bash
# Previews a stack and writes report/STACK.json and report/STACK.md. If the preview fails, the script writes the report
# and fails.
# usage: ci/plan.sh STACK
set -euo pipefail
stack=${1:?usage: ci/plan.sh STACK}
options=()
if [ "$stack" = production ]; then
  : "${RELEASE:?Set RELEASE to the versions to promote, such as shop=3,outlet=3. ci/hand-over.sh release prints them.}"
  # Whoever approves sees what production serves now, including a rollback by hand. The state is not written.
  options=(--config "release=$RELEASE" --refresh)
fi
mkdir -p report
status=0
pulumi preview --stack "$stack" --non-interactive --json "${options[@]}" > "report/$stack.json" || status=$?
ci/report.sh "$stack" "report/$stack.json"
exit "$status"
