#!/usr/bin/env bash
# Generates images of what visitors see before and after a change, in report/pictures. The plan continues without them.
# usage: ci/pictures.sh COMMIT
set -euo pipefail
base=${1:?usage: ci/pictures.sh COMMIT}
if ! command -v google-chrome > /dev/null && ! command -v chromium > /dev/null; then
  apt-get update -qq && apt-get install -qq --yes chromium fonts-noto-core > /dev/null || true
fi
status=0
npx --no-install consentform pictures banner.yaml --base "$base" --out report/pictures || status=$?
# Exit status 1 means that the banner has errors. The job validate reports them.
if [ "$status" -gt 1 ]; then
  echo "There are no pictures of the banner. The lines above say why."
  rm -rf report/pictures
fi
