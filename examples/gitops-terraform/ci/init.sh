#!/usr/bin/env bash
# Initializes a stack; source this file. It gets what the last deployment recorded: workspace its own rows, the others
# the sites and the template of workspace. Sites are in a file, because an environment
# variable holds at most 128 KiB.
# ENGINE is terraform or tofu. HAND_OVER is the file that gets NAME=value lines for later jobs.
# usage: . ci/init.sh STACK
set -euo pipefail
: "${TF_STATE_FOLDER:?Set TF_STATE_FOLDER to the absolute path of the folder that holds the states.}"
ENGINE=${ENGINE:-terraform}
HAND_OVER=${HAND_OVER:-${GITHUB_OUTPUT:-/dev/null}}

# Prints an output of a stack, or nothing if the stack has no such output yet. Fails if the state cannot be read.
output() {
  "$ENGINE" -chdir="$1" output -json | node -e '
    const { [process.argv[1]]: one } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    if (one !== undefined) process.stdout.write(typeof one.value === "string" ? one.value : JSON.stringify(one.value));
  ' "$2"
}

"$ENGINE" -chdir=workspace init -input=false -backend-config="path=$TF_STATE_FOLDER/workspace.tfstate" > /dev/null
site_ids=$(output workspace site_ids)
site_ids=${site_ids:-"{}"}
if [ "$1" = workspace ]; then
  rows=$(output workspace rows)
  echo "{\"recorded\": {\"rows\": ${rows:-"{}"}, \"site_ids\": $site_ids}}" > workspace/recorded.auto.tfvars.json
else
  addresses=$(output workspace addresses)
  echo "{\"site_ids\": $site_ids, \"addresses\": ${addresses:-"{}"}}" > "$1/site-ids.auto.tfvars.json"
  TF_VAR_template=$(output workspace template)
  export TF_VAR_template=${TF_VAR_template:-null}
  "$ENGINE" -chdir="$1" init -input=false -backend-config="path=$TF_STATE_FOLDER/$1.tfstate" > /dev/null
fi
