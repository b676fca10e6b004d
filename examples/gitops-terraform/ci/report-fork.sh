#!/usr/bin/env bash
# Writes the reports of a fork's plans, which are below fork/. Only files of these names are read; all others are
# ignored.
set -euo pipefail
mkdir -p report
for stack in workspace preview; do
  if [ -f "fork/$stack.json" ] && [ ! -L "fork/$stack.json" ]; then ci/report.sh "$stack" "fork/$stack.json"; fi
done
