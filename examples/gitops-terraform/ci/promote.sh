#!/usr/bin/env bash
# Applies the plan of production as it was reviewed. Terraform refuses a plan that was made from an older state.
set -euo pipefail
. ci/init.sh production
trap 'rm -f production/saved.tfplan' EXIT
node ci/seal.mjs open production.sealed production/saved.tfplan
if ! terraform -chdir=production apply -input=false saved.tfplan; then
  echo "If the plan is stale, run the job \"plan\" of this run again, and approve its report." >&2
  exit 1
fi
