import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digest } from "../../src/consent/values/canonical-json";
import type { Client } from "../../src/provider/client";
import { banner } from "../support/banners";
import { block, jsonEncoded, reference } from "../support/hcl";
import { repositoryFolder } from "../support/repository-folder";
import { providerBlocks } from "../support/terraform-configuration";
import { isProviderTriedWith, onEveryTerraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import { applyStep, destroyStep, errorStep } from "../support/terraform-steps";
import { createTerraformWorkspace, outputOf, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";

/** A module must never replace or delete a site that changed waves, nor bring one live past a gate that failed. */

const CLEAN = '<head><script src="/shop.js"></script></head>';
const TRACKED = { html: CLEAN, headers: { "set-cookie": "_ga=GA1.1.1; Max-Age=1000" } };

onEveryTerraformEngine((engine) => {
  let laboratory: ListeningLaboratory;
  let provider: HostedProvider;
  let client: Client;
  let workspace: TerraformWorkspace;
  let folder: string;
  beforeAll(async () => {
    laboratory = await openListeningLaboratory();
    client = await laboratory.client();
    provider = await hostProvider();
    folder = mkdtempSync(join(tmpdir(), "consentform-module-"));
    workspace = createTerraformWorkspace({ engine, env: provider.env });
    // Where npm puts the package beside the user's configuration.
    const installed = join(workspace.folder, "node_modules/consentform/modules");
    cpSync(join(repositoryFolder, "modules"), installed, { recursive: true });
    workspace.write("main.tf", await configuration("A"));
    writeTable([]);
    succeeded(await workspace.run("init"));
  });
  afterAll(async () => {
    workspace?.remove();
    await provider?.close();
    await laboratory?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  let token: string | undefined;
  async function configuration(title: string, more: object = {}): Promise<string> {
    token ??= await laboratory.token();
    return [
      providerBlocks({ endpoint: laboratory.endpoint, token, owner: "shops" }),
      block("module", ["fleet"], {
        source: "./node_modules/consentform/modules/site-fleet",
        name: `Shops ${engine.name}`,
        template: {
          document: jsonEncoded(banner(`${title} {{title}}`)),
          variables: { title: { required: true } },
        },
        sites: reference(`provider::consentform::read_sites(${JSON.stringify(join(folder, "sites.csv"))})`),
        waves: ["canary", "rest"],
        gate: { timeout_minutes: 5, when_unverified: "skip" },
        release: "production",
        settings: { promotion_gate: { mode: "off" } },
        deletion_protection: false,
        ...more,
      }),
      'output "ids" {\n  value = { for key, site in module.fleet.sites : key => site.id }\n}\n',
      'output "records" {\n  value = module.fleet.challenges\n}\n',
    ].join("\n");
  }

  function writeTable(rows: readonly (readonly [key: string, wave: string, previewHost?: string])[]): void {
    const lines = rows.map(
      ([key, wave, preview = ""]) => `${key},${key}.${engine.name.toLowerCase()}.example,${preview},${key},${wave}`,
    );
    writeFileSync(join(folder, "sites.csv"), ["key,hosts,preview_hosts,var.title,wave", ...lines, ""].join("\n"));
  }

  /** Which of the two titles production serves, by key. */
  async function live(): Promise<Record<string, string | undefined>> {
    const { stdout } = succeeded(await workspace.run("output", "-json", "ids"));
    const entries = Object.entries(JSON.parse(stdout) as Record<string, string>).map(async ([key, id]) => {
      const { data } = await client.call("getSite", { path: { id } });
      const found = data.stages?.production?.config_digest;
      return [key, ["A", "B", "C", "D"].find((title) => digest(banner(`${title} ${key}`)) === found)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  const canary = ["nord", "canary", "nord.localhost"] as const;

  test("deploys wave by wave, stops at a gate that fails, and moves sites between waves", async () => {
    laboratory.website.pages = { "/": CLEAN };
    writeTable([canary, ["ost", ""], ["sued", "rest"]]);
    const plan = await applyStep(workspace, await configuration("A"), {});
    expect(Object.values(plan.changes).map(({ action }) => action)).toEqual(Array(12).fill("create"));
    expect(await live()).toEqual({ nord: "A", ost: "A", sued: "A" });
    const records = succeeded(await workspace.run("output", "-json", "records")).stdout;
    expect(Object.keys(JSON.parse(records))).toHaveLength(4);

    laboratory.website.pages = { "/": TRACKED };
    workspace.write("main.tf", await configuration("B"));
    const stopped = await workspace.apply();
    expect(stopped.exitCode).not.toBe(0);
    expect(outputOf(stopped)).toContain("_ga");
    expect(await live()).toEqual({ nord: "A", ost: "A", sued: "A" });
    laboratory.website.pages = { "/": CLEAN };
    await applyStep(workspace, null);
    expect(await live()).toEqual({ nord: "B", ost: "B", sued: "B" });

    writeTable([["sued", "rest"], ["ost", "canary"], canary]);
    const rollouts = (wave: number, name: string) =>
      `module.fleet.module.wave_${wave}.consentform_template_rollout.${name}[0]`;
    laboratory.forgetRequests();
    await applyStep(workspace, null, {
      actions: {
        // Its versions are known only after the rollout; they are the same, so nothing is scanned.
        "module.fleet.module.wave_1.consentform_scan_gate.gate[0]": "update",
        [rollouts(1, "preview")]: "update",
        [rollouts(1, "live")]: "update",
        [rollouts(2, "live")]: "update",
      },
    });
    expect(laboratory.requests.filter(({ method, path }) => method === "POST" && path.endsWith("/scans"))).toEqual([]);
    expect(await live()).toEqual({ nord: "B", ost: "B", sued: "B" });
  });

  // How the engines evaluate the module is tried above.
  const testOnOneEngine = isProviderTriedWith(engine) ? test : () => undefined;
  testOnOneEngine("a live wave that loses its gate and gets it back goes live only after a scan", async () => {
    const all = (title: string) => ({ nord: title, ost: title, sued: title });
    await applyStep(workspace, await configuration("C", { gate: reference("null") }));
    expect(await live()).toEqual(all("C"));
    laboratory.website.pages = { "/": TRACKED };
    workspace.write("main.tf", await configuration("D"));
    const gated = await workspace.apply();
    expect({ exitCode: gated.exitCode, output: outputOf(gated) }).toEqual({
      exitCode: 1,
      output: expect.stringContaining("_ga"),
    });
    expect(await live()).toEqual(all("C"));
    laboratory.website.pages = { "/": CLEAN };
    await applyStep(workspace, null);
    expect(await live()).toEqual(all("D"));
  });

  test("is formatted, can verify every host, and accepts an existing template", async () => {
    const format = await workspace.run("fmt", "-check", "-recursive", join(repositoryFolder, "modules"));
    expect({ exitCode: format.exitCode, output: outputOf(format) }).toEqual({ exitCode: 0, output: "" });
    const template = block("resource", ["consentform_banner_template", "own"], {
      name: "Own",
      document: jsonEncoded(banner("{{title}}")),
      variables: { title: {} },
    });
    const own = reference("consentform_banner_template.own");
    // Each override reaches only the wave of its site: a rollout refuses those of sites that it does not have.
    const override = { digest: digest(banner("nord")), reason: "Reviewed by hand" };
    const more = { template: own, verify: true, gate_overrides: { nord: override, sued: override } };
    workspace.write("main.tf", [await configuration("B", more), template].join("\n"));
    const planned = Object.entries((await workspace.plan()).changes).flatMap(([address, { action }]) =>
      action === "create" || action === "delete" ? [`${action} ${address.replace("module.fleet.", "")}`] : [],
    );
    expect(planned.filter((line) => line.includes("verification"))).toHaveLength(4);
    expect(planned.filter((line) => !line.includes("verification")).sort()).toEqual([
      "create consentform_banner_template.own",
      "delete consentform_banner_template.fleet[0]",
    ]);
  });

  test("takes over a site that exists with an import block beside the module", async () => {
    const { data } = await client.call("createSite", { body: { name: `Kiel ${engine.name}` } });
    writeTable([["sued", "rest"], ["ost", "canary"], canary]);
    const table = join(folder, "sites.csv");
    const lines = readFileSync(table, "utf8").trim().split("\n");
    const [head, ...rows] = lines.map((line, index) => `${line},${index === 0 ? "adopt" : ""}`);
    const kiel = `kiel,kiel.${engine.name.toLowerCase()}.example,,kiel,rest,${data.id}`;
    writeFileSync(table, [head, ...rows, kiel, ""].join("\n"));
    const imports = `import {
  for_each = { for key, site in provider::consentform::read_sites(${JSON.stringify(table)}) : key => site.adopt if site.adopt != null }
  to       = module.fleet.consentform_site.fleet[each.key]
  id       = each.value
}
`;
    workspace.write("main.tf", [await configuration("D"), imports].join("\n"));
    const { changes } = await workspace.plan();
    const sites = Object.entries(changes).filter(([address]) => address.startsWith("module.fleet.consentform_site."));
    const imported = sites.filter(([, { importedId }]) => typeof importedId === "string");
    expect(imported.map(([address, { importedId }]) => [address, importedId])).toEqual([
      ['module.fleet.consentform_site.fleet["kiel"]', data.id],
    ]);
  });

  test("refuses in the plan what does not fit", async () => {
    const waves = ["1", "2", "3", "4", "5", "6"];
    await errorStep(workspace, await configuration("B", { waves }), /waves has 6 names; this module has five/);
    writeTable([canary, ["ost", "canery"]]);
    await errorStep(
      workspace,
      await configuration("B"),
      /"ost" is in the wave "canery", which `waves` does not list\. Did you mean canary\?/,
    );
    // Refusals of the same function: both engines have shown that they print its text.
    if (!isProviderTriedWith(engine)) return;
    writeTable([canary, ["ost", "canary"]]);
    const strict = await configuration("B", { gate: {} });
    await errorStep(
      workspace,
      strict,
      /"ost" has no preview host, so the gate of the wave "canary" has nothing to scan/,
    );
    const sites = { a: { hosts: ["a.example"] }, b: { hosts: ["b.example"], preview_hosts: ["a.example"] } };
    await errorStep(workspace, await configuration("B", { sites }), /the host "a\.example" of "b" is already at "a"/);
    const shared = await configuration("B", { waves: ["canary", "canary-live", "rest"] });
    await errorStep(
      workspace,
      shared,
      /"canary-live" is also the name of the second rollout of the gated wave "canary"/,
    );
    const override = { digest: digest(banner("nord")), reason: "Reviewed by hand" };
    const misnamed = await configuration("B", { gate_overrides: { nrod: override } });
    await errorStep(workspace, misnamed, /gate_overrides: "nrod" is not the key of a site/);
    const draft = await configuration("B", { release: "preview" });
    await errorStep(workspace, draft, /a gate is before production, but release is "preview"/);
  });

  test("is destroyed whole", async () => {
    workspace.write("main.tf", await configuration("B"));
    writeTable([canary, ["ost", ""]]);
    await destroyStep(workspace);
  });
});
