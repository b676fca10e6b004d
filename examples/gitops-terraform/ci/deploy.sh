#!/usr/bin/env bash
# Plans and applies a stack that needs no approval. Reports the release to later jobs.
# usage: ci/deploy.sh workspace|preview
set -euo pipefail
. ci/init.sh "${1:?usage: ci/deploy.sh workspace|preview}"
if [ "$1" = preview ] && [ "$site_ids" = "{}" ]; then
  echo "The stack workspace has no sites, so $1 would lose all of its own. Check TF_STATE_FOLDER." >&2
  exit 1
fi
"$ENGINE" -chdir="$1" apply -input=false -auto-approve
if [ "$1" = preview ]; then
  release=$(output preview release)
  echo "release=${release:?The stack preview has no release. List at least one site in sites.csv.}" >> "$HAND_OVER"
fi
