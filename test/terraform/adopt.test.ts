import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type AdoptionBench, filesOf, openAdoptionBench } from "../support/adoption";
import { installedPackage } from "../support/installed-package";
import { onOneTerraformEngine } from "../support/terraform-engine";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import { expectSettled } from "../support/terraform-steps";
import { createTerraformWorkspace, succeeded } from "../support/terraform-workspace";

let bench: AdoptionBench;
let provider: HostedProvider;
beforeAll(async () => {
  bench = await openAdoptionBench();
  provider = await hostProvider({ environment: bench.variables });
});
afterAll(async () => {
  await provider?.close();
  await bench?.close();
});

/** The engines' configurations, by the writer of the program. */
const configurations: Readonly<Record<string, (out: string) => Readonly<Record<string, string>>>> = {
  terraform: filesOf,
  cdktn: synthesized,
};

onOneTerraformEngine((engine) => {
  test.each(Object.keys(configurations))(
    "%s: the first plan imports everything and changes nothing",
    async (language) => {
      const out = bench.newFolder();
      const run = await bench.adopt(out, language);
      expect(run.status).toBe(0);
      const [site = ""] = bench.workspace.siteIds.slice(11);
      expect(run.stderr.filter((line) => line.includes(site))).toEqual([
        expect.stringMatching(/^Not adopted: ConfigDraft .* document at \/links: .*neither privacy_policy nor/),
      ]);
      const [, count = ""] = /, (\d+) resources\.$/.exec(run.stdout[0] ?? "") ?? [];
      const files = configurations[language]?.(out) ?? {};
      const workspace = createTerraformWorkspace({ engine, env: provider.env, files });
      try {
        if (language === "terraform") succeeded(await workspace.run("fmt", "-check", "-diff", "-recursive"));
        const writes = await bench.writesDuring(async () => {
          const { changes } = await workspace.plan();
          const others = Object.entries(changes).filter(
            ([, { action, importedId }]) => action !== "no-op" || importedId === undefined,
          );
          expect(others).toEqual([]);
          const sites = Object.entries(changes).filter(([address]) => address.startsWith("consentform_site."));
          expect(sites.map(([, { importedId }]) => importedId).sort()).toEqual(bench.workspace.siteIds);
          expect(Object.keys(changes)).toHaveLength(Number(count));
          succeeded(await workspace.applyPlan());
          await expectSettled(workspace);
        });
        expect(writes).toEqual([]);
      } finally {
        workspace.remove();
      }
    },
  );
});

/** Compiles and runs the program where the package is installed, and returns the stack's configuration. */
function synthesized(out: string): Record<string, string> {
  const folder = mkdtempSync(join(installedPackage(), "programs", "adopted-"));
  try {
    cpSync(out, folder, { recursive: true });
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
      if (status !== 0) throw new Error(`${args.join(" ")} failed:\n${stdout}${stderr}`);
    };
    run(require.resolve("typescript/bin/tsc"));
    run("index.js");
    const text = readFileSync(join(folder, "cdktf.out/stacks/adopted/cdk.tf.json"), "utf8");
    const { terraform, ...rest } = JSON.parse(text);
    const { backend: _path, ...settings } = terraform;
    return { "cdk.tf.json": JSON.stringify({ ...rest, terraform: settings }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
