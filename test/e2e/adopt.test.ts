import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adoptCommand } from "../../src/cli/adopt";
import { handmadeWorkspace } from "../support/handmade-workspace";
import { createPulumiStack } from "../support/pulumi-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { runCommand } from "../unit/cli/recorded-surroundings";
import { outputOf } from "./output-of";

const SITES = Number(process.env.CONSENTFORM_ADOPTED_SITES ?? 12);

let laboratory: ListeningLaboratory;
let folder: string;
beforeAll(async () => {
  laboratory = await openListeningLaboratory(60_000);
  await handmadeWorkspace(laboratory, SITES);
  folder = mkdtempSync(join(tmpdir(), "adopt-"));
});
afterAll(async () => {
  await laboratory?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a Pulumi program", async () => {
  const token = await laboratory.token();
  const out = join(folder, "pulumi");
  const run = await runCommand(adoptCommand, ["--for", "pulumi", "--out", out, "--stack", "test"], {
    CONSENTFORM_ENDPOINT: laboratory.endpoint,
    CONSENTFORM_TOKEN: token,
  });
  console.log(run.stderr.join("\n"), run.stdout.join("\n"), run.status);



  const stack = await createPulumiStack({
    program: out,
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": token },
  });
  const imported = await stack.run("import", "--yes", "--file", "import.json", "--generate-code=false");
  console.log(imported.exitCode, outputOf(imported).slice(-6000));
  const preview = await stack.preview("--expect-no-changes", "--diff");
  console.log(preview.exitCode, outputOf(preview).slice(-6000));
  stack.remove();
});
