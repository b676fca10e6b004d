#!/usr/bin/env bash
# Installs the dependencies that package-lock.json pins, and makes Terraform use the provider in them.
set -euo pipefail
if [ ! -x node_modules/.bin/consentform ]; then npm ci --no-audit --no-fund; fi
npx --no-install consentform terraform-setup --write
