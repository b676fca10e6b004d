#!/usr/bin/env bash
# Applies the reviewed plan of production. The engine refuses a plan that was made from an older state.
set -euo pipefail
. ci/init.sh production
# The plan has its own site ids. OpenTofu refuses a plan if there are others, such as those of a site added since.
rm production/site-ids.auto.tfvars.json
trap 'rm -f production/saved.tfplan' EXIT
node ci/seal.mjs open production.sealed production/saved.tfplan
if ! "$ENGINE" -chdir=production apply -input=false saved.tfplan; then
  echo "If the plan is stale, run the plan job of this run again, and approve its report." >&2
  exit 1
fi
