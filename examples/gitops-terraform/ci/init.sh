#!/usr/bin/env bash
# Initializes a stack. For every stack but workspace, exports the ids of the sites. To be sourced.
# usage: . ci/init.sh STACK
set -euo pipefail
terraform -chdir=workspace init -input=false -backend-config="path=$TF_STATE_FOLDER/workspace.tfstate" > /dev/null
if [ "$1" != workspace ]; then
  TF_VAR_site_ids=$(terraform -chdir=workspace output -json site_ids 2> /dev/null || echo '{}')
  export TF_VAR_site_ids
  terraform -chdir="$1" init -input=false -backend-config="path=$TF_STATE_FOLDER/$1.tfstate" > /dev/null
fi
