import { digest } from "../../src/consent/values/canonical-json";
import { bannerDocument, newSite } from "../conformance/rows/prepared";
import { block, jsonEncoded, reference } from "../support/hcl";
import { providerBlocks } from "../support/terraform-configuration";
import { onOneTerraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { builtProvider } from "../support/terraform-provider";
import { expectSettled } from "../support/terraform-steps";
import { createTerraformWorkspace, outputOf, succeeded } from "../support/terraform-workspace";
import { until } from "../support/until";

let laboratory: ListeningLaboratory;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
});
afterAll(() => laboratory?.close());

let count = 0;

/** A gated wave as the module `site-fleet` has it: preview, scan, production. */
function gatedRollout(siteId: string, title: string): string {
  const recipe = {
    template: reference("consentform_banner_template.shops"),
    sites: { shop: { site: siteId } },
  };
  return [
    block("resource", ["consentform_banner_template", "shops"], {
      name: `Gated ${siteId}`,
      document: jsonEncoded(bannerDocument(title)),
    }),
    block("resource", ["consentform_template_rollout", "preview"], { name: "canary", release: "preview", ...recipe }),
    block("resource", ["consentform_scan_gate", "gate"], {
      site_id: siteId,
      version_number: reference('consentform_template_rollout.preview.version_numbers["shop"]'),
    }),
    block("resource", ["consentform_template_rollout", "live"], {
      name: "canary-live",
      release: "production",
      ...recipe,
      depends_on: reference("[consentform_scan_gate.gate]"),
    }),
  ].join("\n");
}

onOneTerraformEngine((engine) => {
  test.each([
    { configuration: "with owner", owner: { owner: "gated" } },
    { configuration: "without owner", owner: {} },
  ])("$configuration: finishes a rollout killed at its gate, publishing nothing twice", async ({ owner }) => {
    laboratory.website.pages["/"] = '<head><script src="/shop.js"></script></head>';
    const client = await laboratory.client();
    const siteId = await newSite(client);
    const path = { id: siteId };
    await client.call("createDomain", {
      path,
      body: { host: `killed-gate-${++count}.localhost`, environment: "preview" },
    });
    const connection = { endpoint: laboratory.endpoint, token: await laboratory.token(), ...owner };
    const program = (title: string) => `${providerBlocks(connection)}\n${gatedRollout(siteId, title)}`;
    const workspace = createTerraformWorkspace({
      engine,
      cliConfiguration: builtProvider,
      files: { "main.tf": program("One") },
    });
    const found = async () => {
      const { data: versions } = (await client.call("listVersions", { path })).data;
      const { data: scans } = (await client.call("listScans", { path })).data;
      const { stages } = (await client.call("getSite", { path })).data;
      const contents = versions.sort((one, other) => one.number - other.number).map((one) => one.config_digest);
      return { contents, scans: scans.length, live: stages?.production?.number };
    };
    const published = (...titles: string[]) => titles.map((title) => digest(bannerDocument(title)));
    /** Kills engine and provider while the scan waits, then lets the scan end. */
    const killAtGate = async (scans: number) => {
      laboratory.scans.areHeld = true;
      const apply = workspace.start("apply", "-auto-approve", "-input=false");
      const ended = apply.finished.then((run) => {
        throw new Error(`the apply ended before its gate:\n${outputOf(run)}`);
      });
      await Promise.race([until(async () => (await found()).scans === scans, 60_000), ended]);
      ended.catch(() => undefined);
      apply.killAll();
      expect((await apply.finished).exitCode).not.toBe(0);
      laboratory.scans.areHeld = false;
      await laboratory.scans.run();
    };
    try {
      await killAtGate(1);
      expect(await found()).toEqual({ contents: published("One"), scans: 1, live: undefined });
      succeeded(await workspace.apply());
      expect(await found()).toEqual({ contents: published("One"), scans: 1, live: 1 });

      workspace.write("main.tf", program("Two"));
      await killAtGate(2);
      expect(await found()).toEqual({ contents: published("One", "Two"), scans: 2, live: 1 });
      succeeded(await workspace.apply());
      expect(await found()).toEqual({ contents: published("One", "Two"), scans: 2, live: 2 });
      await expectSettled(workspace);
    } finally {
      workspace.remove();
    }
  });
});
