#!/usr/bin/env bash
# Plans and applies a stack that no one has to approve. Reports the release to later jobs.
# usage: ci/deploy.sh workspace|preview
set -euo pipefail
. ci/init.sh "$1"
terraform -chdir="$1" apply -input=false -auto-approve
if [ "$1" = preview ]; then echo "release=$(terraform -chdir=preview output -raw release)" >> "${GITHUB_OUTPUT:-/dev/null}"; fi
