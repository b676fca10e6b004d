import { runShell } from "../support/run-shell";
import { initStacks, PASSPHRASE, pipelinePlace } from "./pipeline-place";
import { walk, walkSeeds } from "./pipeline-walk";

const seeds = walkSeeds(3);
const here = pipelinePlace("gitops", seeds.length);

test.each(seeds)("Pulumi: production follows the history of the table, seed %d", async (seed) => {
  const place = here.bench.place();
  const tokens = await here.createTokens(place);
  const backend = await initStacks(here);
  let run = 0;
  let release = "";
  const stage = (endpoint: string, token: string, command: string) =>
    runShell(["-c", command], {
      cwd: here.team.clone,
      env: {
        ...here.machine(),
        PULUMI_BACKEND_URL: backend,
        PULUMI_CONFIG_PASSPHRASE: PASSPHRASE,
        CONSENTFORM_ENDPOINT: endpoint,
        CONSENTFORM_TOKEN: token,
        RUN: String(run),
        RELEASE: release,
      },
    });
  await walk(
    here,
    place,
    async (endpoint) => ({
      deploy: async () => {
        run += 1;
        const workspace = await stage(endpoint, tokens.workspace, "ci/deploy.sh workspace");
        if (workspace.status !== 0) return { ...workspace, release: "" };
        const preview = await stage(endpoint, tokens.preview, "ci/deploy.sh preview && ci/hand-over.sh release");
        release = /^release=(.*)$/m.exec(preview.output)?.[1] ?? "";
        return { ...preview, release };
      },
      plan: () => stage(endpoint, tokens.read, "ci/plan.sh production && cat report/production.md"),
      promote: () => stage(endpoint, tokens.production, "ci/deploy.sh production"),
      drift: () => stage(endpoint, tokens.read, "ci/drift.sh"),
    }),
    seed,
  );
});
