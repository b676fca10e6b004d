#!/usr/bin/env bash
# Adds the sites that are not part of a release to report/production.md and the job summary, so that an approval sees
# them. usage: ci/exclusions.sh RELEASE
set -euo pipefail
lines=""
IFS=, read -ra entries <<< "${1:?usage: ci/exclusions.sh RELEASE}"
for entry in "${entries[@]}"; do
  case ${entry#*=} in
    failed) why="its scan failed, as the log of the job preview says" ;;
    untagged) why="its preview pages lack the site's script tag" ;;
    kept) why="sites.csv no longer has it, but it is live" ;;
    *) continue ;;
  esac
  lines+="- \`${entry%%[@=]*}\`: $why"$'\n'
done
if [ -z "$lines" ]; then exit 0; fi
printf '**Not part of this release.** Production keeps what it serves of these sites:\n\n%s\n' "$lines" |
  tee -a report/production.md >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
