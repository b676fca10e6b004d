#!/usr/bin/env bash
# Previews a pull request from a fork: no token, no secret, and an empty backend in place of the real state.
set -euo pipefail
PULUMI_BACKEND_URL="file://$(mktemp -d)"
export PULUMI_BACKEND_URL PULUMI_CONFIG_PASSPHRASE=unused
rm -f Pulumi.*.yaml # encrypted with the real key
status=0
for stack in workspace preview production; do pulumi stack init "$stack"; done
for stack in workspace preview; do ci/plan.sh "$stack" || status=$?; done
exit "$status"
