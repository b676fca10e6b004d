#!/usr/bin/env bash
# Installs the dependencies that package-lock.json pins, and the engine. A runner's image may have either. Makes the
# engine use the provider of the package. ENGINE is terraform or tofu.
set -euo pipefail
if [ ! -x node_modules/.bin/consentform ]; then npm ci --no-audit --no-fund; fi
engine=${ENGINE:-terraform}
if ! command -v "$engine" > /dev/null; then
  case $engine in
    terraform) url=https://releases.hashicorp.com/terraform/1.11.4/terraform_1.11.4_linux_amd64.zip ;;
    tofu) url=https://github.com/opentofu/opentofu/releases/download/v1.11.0/tofu_1.11.0_linux_amd64.zip ;;
  esac
  folder=$(mktemp -d)
  curl -fsSL "${url:?ENGINE is $engine; allowed are terraform and tofu.}" -o "$folder/engine.zip"
  unzip -q "$folder/engine.zip" "$engine" -d "$folder"
  install -m 755 "$folder/$engine" /usr/local/bin/
  rm -rf "$folder"
fi
npx --no-install consentform terraform-setup --write
