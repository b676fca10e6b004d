#!/usr/bin/env bash
# Deploys a stack, unless a newer run of the pipeline has deployed it: its content must not go back because someone approved late.
# RUN is the number of this run. RELEASE, for production, is what to promote.
# usage: ci/deploy.sh STACK
set -euo pipefail
stack=$1
if [ "$stack" = production ]; then pulumi config set release "${RELEASE:?}" --stack "$stack"; fi
pulumi config set run "$RUN" --stack "$stack"
pulumi config set note "Commit $(git rev-parse --short HEAD), pipeline run $RUN" --stack "$stack"
# Last, right before the deployment. A state that cannot be read fails; a stack without outputs was never deployed.
newest=$(pulumi stack output --json --stack "$stack" | node -p 'JSON.parse(require("node:fs").readFileSync(0, "utf8")).run ?? 0')
if [ "$newest" -gt "$RUN" ]; then
  echo "Run $newest has deployed the stack $stack; this is run $RUN. Approve the newest run, or revert the commit to go back." >&2
  exit 1
fi
pulumi up --stack "$stack" --yes --skip-preview --non-interactive
