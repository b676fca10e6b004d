#!/usr/bin/env bash
# Installs the dependencies that package-lock.json pins, and Pulumi. A runner's image may have either.
set -euo pipefail
if [ ! -x node_modules/.bin/consentform ]; then npm ci --no-audit --no-fund; fi
if ! command -v pulumi > /dev/null; then
  curl -fsSL https://get.pulumi.com | sh -s -- --version 3.259.0
  echo "$HOME/.pulumi/bin" >> "${GITHUB_PATH:-/dev/null}"
fi
