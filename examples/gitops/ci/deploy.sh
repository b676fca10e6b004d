#!/usr/bin/env bash
# Deploys a stack. The program refuses a run that is older than the one that deployed it last (run.ts).
# RUN is the number of this run. RELEASE, for production, is what to promote.
# usage: ci/deploy.sh STACK
set -euo pipefail
stack=$1
if [ "$stack" = production ]; then pulumi config set release "${RELEASE:?}" --stack "$stack"; fi
pulumi config set run "$RUN" --stack "$stack"
pulumi config set note "Commit $(git rev-parse --short HEAD), pipeline run $RUN" --stack "$stack"
pulumi up --stack "$stack" --yes --skip-preview --non-interactive
