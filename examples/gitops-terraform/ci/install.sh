#!/usr/bin/env bash
# Installs the dependencies that package-lock.json pins, and the engine in .engine if the runner's image has none. Makes
# the engine use the provider of the package. ENGINE is terraform or tofu.
set -euo pipefail
if [ ! -x node_modules/.bin/consentform ]; then npm ci --no-audit --no-fund; fi
engine=${ENGINE:-terraform}
case $engine in
  terraform)
    url=https://releases.hashicorp.com/terraform/1.11.4/terraform_1.11.4_linux_amd64.zip
    sha256=1ce994251c00281d6845f0f268637ba50c0005657eb3cf096b92f753b42ef4dc
    ;;
  tofu)
    url=https://github.com/opentofu/opentofu/releases/download/v1.12.6/tofu_1.12.6_linux_amd64.zip
    sha256=5dc43da4f750f33873dc25e94587128709e819e544b7be9016b255316153c3a8
    ;;
  *)
    echo "ENGINE is $engine; allowed are terraform and tofu." >&2
    exit 1
    ;;
esac
if ! PATH="$PWD/.engine:$PATH" command -v "$engine" > /dev/null; then
  mkdir -p .engine
  archive=$(mktemp)
  trap 'rm -f "$archive"' EXIT
  curl -fsSL "$url" -o "$archive"
  # An archive with another digest is not unpacked.
  echo "$sha256  $archive" | sha256sum --check --quiet
  unzip -q "$archive" "$engine" -d .engine
fi
npx --no-install consentform terraform-setup --write
