#!/usr/bin/env bash
# Prints what later jobs need, as NAME=value lines for GITHUB_OUTPUT or a dotenv report.
# usage: ci/hand-over.sh release|changes
set -euo pipefail
case ${1:-} in
  # The versions that this run has published to preview. What an earlier run published is not its release.
  release)
    run=$(pulumi stack output run --stack preview)
    if [ "$run" != "${RUN:?Set RUN to the number of this run.}" ]; then
      echo "Run $run has deployed the stack preview last; this is run $RUN. Run ci/deploy.sh preview first." >&2
      exit 1
    fi
    release=$(pulumi stack output release --stack preview)
    echo "release=${release:?The stack preview has no release. Run ci/deploy.sh preview first.}"
    ;;
  # True if the plan of production has changes to approve. Reading the outputs of another stack is not a change.
  changes)
    if [ ! -f report/production.json ]; then
      echo "report/production.json is missing: production has no plan. Run ci/plan.sh production first." >&2
      exit 1
    fi
    node -p '"changes=" + Object.keys(require("./report/production.json").changeSummary).some((op) => op !== "same" && op !== "read")'
    ;;
  *)
    echo "usage: ci/hand-over.sh release|changes" >&2
    exit 1
    ;;
esac
