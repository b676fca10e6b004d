#!/usr/bin/env bash
# Deploys a stack. The program refuses a run that is older than the one that deployed it last (run.ts).
# RUN is the number of this run. RELEASE, for production, is what to promote. If REFRESH is true, workspace and preview
# replace what someone changed by hand.
# usage: ci/deploy.sh STACK
set -euo pipefail
stack=${1:?usage: ci/deploy.sh STACK}
: "${RUN:?Set RUN to the number of this run. It must be larger than that of the run before.}"
options=(--config "run=$RUN")
if [ "$stack" = production ]; then
  : "${RELEASE:?Set RELEASE to the versions to promote, such as shop=3,outlet=3. ci/hand-over.sh release prints them.}"
  options+=(--config "release=$RELEASE")
fi
options+=(--config "note=Commit $(git rev-parse --short HEAD), pipeline run $RUN")
# Deploys on top of what the approved plan shows. The program refuses moves after the plan (shown-versions.ts).
# Without a plan, the deployment refuses everything that was moved by hand.
if [ "$stack" = production ] && [ -f report/served.json ]; then options+=(--refresh); fi
if [ "$stack" != production ] && [ "${REFRESH:-}" = true ]; then options+=(--refresh); fi
log=$(mktemp)
status=0
pulumi up --stack "$stack" --yes --skip-preview --non-interactive "${options[@]}" 2>&1 | tee "$log" || status=$?
if [ "$status" -ne 0 ] && [ "$stack" != production ] && grep -q 'up --refresh' "$log"; then
  echo "Someone changed an object of this stack by hand, as the error says. To keep the change, copy it to this repository." >&2
  echo "To replace it, start a new run on main: on GitHub the workflow deploy with refresh checked, on GitLab a pipeline with REFRESH set to true." >&2
fi
exit "$status"
