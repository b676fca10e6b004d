import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { pipelinePlace } from "../e2e/pipeline-place";
import { walk, walkSeeds } from "../e2e/pipeline-walk";
import { runShell } from "../support/run-shell";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";

const PLAN_KEY = "a key of at least thirty-two characters";
/** In CI, the random step removes a live site. */
const seeds = walkSeeds(1);
const here = pipelinePlace("gitops-terraform", seeds.length);
const hosted: HostedProvider[] = [];
const ownFolder = process.cwd();
// A configuration's paths are relative to the folder of its stack, in which the engine starts a provider.
beforeEach(() => process.chdir(join(here.team.clone, "workspace")));
afterEach(async () => {
  process.chdir(ownFolder);
  for (const { close } of hosted.splice(0)) await close();
});

/** The environment of a stage with one token, and its provider: gitops.test.ts runs the installed one. */
async function environmentWith(endpoint: string, token: string) {
  const own = { CONSENTFORM_ENDPOINT: endpoint, CONSENTFORM_TOKEN: token };
  const provider = await hostProvider({ environment: own });
  hosted.push(provider);
  return { ...own, ...provider.env };
}

test.each(seeds)("Terraform: production follows the history of the table, seed %d", async (seed) => {
  const place = here.bench.place();
  const tokens = await here.createTokens(place);
  const states = mkdtempSync(join(here.team.root, "state-"));
  let release = "";
  const stage = (own: Readonly<Record<string, string>>, command: string) =>
    runShell(["-c", command], {
      cwd: here.team.clone,
      env: {
        ...here.machine(),
        CHECKPOINT_DISABLE: "1",
        TF_IN_AUTOMATION: "1",
        PLAN_KEY,
        TF_STATE_FOLDER: states,
        ...own,
        HAND_OVER: join(states, "hand-over"),
        TF_VAR_release: release,
      },
    });
  const pipelineOf = async (endpoint: string) => {
    const [read, workspace, preview, production] = await Promise.all(
      [tokens.read, tokens.workspace, tokens.preview, tokens.production].map((token) =>
        environmentWith(endpoint, token),
      ),
    );
    await stage(read ?? {}, "ci/install.sh");
    return {
      deploy: async () => {
        const sites = await stage(workspace ?? {}, "ci/deploy.sh workspace");
        if (sites.status !== 0) return { ...sites, release: "" };
        const filled = await stage(preview ?? {}, ': > "$HAND_OVER" && ci/deploy.sh preview && cat "$HAND_OVER"');
        release = /^release=(.*)$/m.exec(filled.output)?.[1] ?? "";
        return { ...filled, release };
      },
      plan: () => stage(read ?? {}, "ci/plan.sh production && cat report/production.md"),
      promote: () => stage(production ?? {}, "ci/promote.sh"),
      drift: () => stage(read ?? {}, "ci/drift.sh"),
    };
  };
  await walk(here, place, pipelineOf, seed);
});
