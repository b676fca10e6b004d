import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { pipelinePlace } from "../e2e/pipeline-place";
import { walk, walkSeeds } from "../e2e/pipeline-walk";
import { runShell } from "../support/run-shell";

const PLAN_KEY = "a key of at least thirty-two characters";
const here = pipelinePlace("gitops-terraform", walkSeeds.length);

test.each(walkSeeds)("Terraform: production follows the history of the table, seed %d", async (seed) => {
  const place = here.bench.place();
  const tokens = await here.createTokens(place);
  const states = mkdtempSync(join(here.team.root, "state-"));
  let release = "";
  const stage = (token: string, command: string) =>
    runShell(["-c", command], {
      cwd: here.team.clone,
      env: {
        ...{ ...here.machine(), CHECKPOINT_DISABLE: "1", TF_IN_AUTOMATION: "1", PLAN_KEY, TF_STATE_FOLDER: states },
        ...{ CONSENTFORM_ENDPOINT: here.bench.service.endpoint, CONSENTFORM_TOKEN: token },
        ...{ HAND_OVER: join(states, "hand-over"), TF_VAR_release: release },
      },
    });
  // The walk before had another state.
  await stage("", "rm -rf */.terraform && ci/install.sh");
  await walk(
    here,
    place,
    {
      deploy: async () => {
        const workspace = await stage(tokens.workspace, "ci/deploy.sh workspace");
        if (workspace.status !== 0) return { ...workspace, release: "" };
        const preview = await stage(tokens.preview, ': > "$HAND_OVER" && ci/deploy.sh preview && cat "$HAND_OVER"');
        release = /^release=(.*)$/m.exec(preview.output)?.[1] ?? "";
        return { ...preview, release };
      },
      approve: () => stage(tokens.production, "ci/plan.sh production && cat report/production.md && ci/promote.sh"),
      drift: () => stage(tokens.read, "ci/drift.sh"),
    },
    seed,
  );
});
