#!/usr/bin/env bash
# Plans a stack, writes report/STACK.md, and reports `changes=true|false` to later jobs. If the plan fails, the script
# writes the report and fails. With PLAN_KEY, it stores the encrypted plan in STACK.sealed, to be applied unchanged.
# usage: ci/plan.sh STACK
set -euo pipefail
stack=${1:?usage: ci/plan.sh STACK}
if [ "$stack" = production ]; then
  : "${TF_VAR_release:?Set TF_VAR_release to the versions to promote, such as shop=3,outlet=3. ci/deploy.sh preview prints them.}"
  : "${PLAN_KEY:?Set PLAN_KEY, which encrypts the plan for ci/promote.sh, to the output of openssl rand -base64 32.}"
fi
. ci/init.sh "$stack"
mkdir -p report
status=0
"$ENGINE" -chdir="$stack" plan -input=false -lock=false -detailed-exitcode -out=saved.tfplan || status=$?
# A plan file and its JSON contain sensitive values in plain text, so they never leave this job.
private=$(mktemp -d)
trap 'rm -rf "$private" "$stack/saved.tfplan"' EXIT
if [ -f "$stack/saved.tfplan" ]; then "$ENGINE" -chdir="$stack" show -json saved.tfplan > "$private/plan.json"; fi
ci/report.sh "$stack" "$private/plan.json"
if [ "$stack" = production ]; then ci/exclusions.sh "$TF_VAR_release"; fi
if [ "$status" -ne 0 ] && [ "$status" -ne 2 ]; then exit "$status"; fi
if [ -n "${PLAN_KEY:-}" ]; then node ci/seal.mjs seal "$stack/saved.tfplan" "$stack.sealed"; fi
if [ -n "${KEEP_JSON:-}" ]; then cp "$private/plan.json" "report/$stack.json"; fi
if [ "$status" -eq 2 ]; then echo "changes=true"; else echo "changes=false"; fi >> "$HAND_OVER"
