#!/usr/bin/env bash
# Applies the reviewed plan of production. The engine refuses a plan that was made from an older state.
set -euo pipefail
if [ ! -f production.sealed ]; then
  echo "production.sealed is missing: there is no reviewed plan to apply." >&2
  echo "Run ci/plan.sh production, read report/production.md, and run ci/promote.sh again." >&2
  exit 1
fi
: "${PLAN_KEY:?Set PLAN_KEY to the key that ci/plan.sh production encrypted the plan with.}"
. ci/init.sh production
# The plan has its own values. OpenTofu refuses a plan if there are others, such as the id of a site added since.
rm production/site-ids.auto.tfvars.json
trap 'rm -f production/saved.tfplan' EXIT
node ci/seal.mjs open production.sealed production/saved.tfplan
if ! "$ENGINE" -chdir=production apply -input=false saved.tfplan; then
  echo "If the plan is stale, run the plan job of this run again, and approve its report." >&2
  exit 1
fi
