import { readFileSync } from "node:fs";
import { type Kind, registry } from "../../src/provider/resources";
import { isListed, isListedBySite } from "../../src/provider/terraform/schema/list-schema";
import { goTool } from "../support/go-tool";
import { block, reference } from "../support/hcl";
import { resourceType } from "../support/terraform-configuration";
import { type TerraformEngine, terraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import { applyStep, expectSettled, importByBlockStep } from "../support/terraform-steps";
import { createTerraformWorkspace, outputOf, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";
import { addressOf, configuration, declareObject, isImportable, notImportable } from "./acceptance-cases";

const kinds = Object.keys(registry) as Kind[];

let laboratory: ListeningLaboratory;
let provider: HostedProvider;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
  provider = await hostProvider();
});
afterAll(async () => {
  await provider?.close();
  await laboratory?.close();
});

const site = (name: string, attributes: object = {}) =>
  block("resource", ["consentform_site", "shop"], { name, deletion_protection: false, ...attributes });

/** An engine that knows identities: import by identity is of 1.12, in both. */
function withEngine(
  name: string,
  engine: TerraformEngine | { readonly reason: string },
  suite: (workspace: () => TerraformWorkspace) => void,
) {
  describe(`with ${name}`, () => {
    if ("reason" in engine) {
      process.stderr.write(`skipped with ${name}: ${engine.reason}\n`);
      test.skip(engine.reason, () => {});
      return;
    }
    let workspace: TerraformWorkspace;
    beforeEach(() => {
      workspace = createTerraformWorkspace({ engine, env: provider.env });
    });
    afterEach(() => workspace.remove());
    suite(() => workspace);
  });
}

const newest = goTool("terraform");
const terraform: ReturnType<typeof terraformEngine> =
  "reason" in newest ? newest : { name: "Terraform", registryHost: "registry.terraform.io", ...newest };

for (const [name, engine] of [
  ["a newer Terraform", terraform],
  ["OpenTofu", terraformEngine("OpenTofu")],
] as const) {
  withEngine(name, engine, (workspace) => {
    const program = (...blocks: string[]) => [laboratory.provider, ...blocks].join("\n");
    const byIdentity = (to: string, identity: object) => block("import", [], { to: reference(to), identity });

    test("an object is imported by its identity, keeps it through changes, and settles", async () => {
      const client = await laboratory.client();
      const { data } = await client.call("createSite", { body: { name: `${name} by identity` } });
      const own = site(data.name);
      const plan = await applyStep(workspace(), program(own, byIdentity("consentform_site.shop", { id: data.id })), {});
      expect(plan.changes["consentform_site.shop"]?.importedId ?? data.id).toBe(data.id);
      expect(workspace().state()["consentform_site.shop"]?.attributes.id).toBe(data.id);
      await applyStep(workspace(), program(site(data.name, { retention: 400 })), {
        actions: { "consentform_site.shop": "update" },
      });
      expect(identityAt(workspace(), "consentform_site.shop")).toEqual({ id: data.id });
    });

    test("a created and then replaced object has the identity of what exists", async () => {
      const key = (text: string) => `${name.replaceAll(" ", "-")}-${text}`;
      await applyStep(workspace(), program(site("Created", { external_key: key("one") })));
      const first = identityAt(workspace(), "consentform_site.shop");
      await applyStep(workspace(), program(site("Created", { external_key: key("two") })), {
        actions: { "consentform_site.shop": "replace" },
      });
      const { id } = workspace().state()["consentform_site.shop"]?.attributes ?? {};
      expect(identityAt(workspace(), "consentform_site.shop")).toEqual({ id });
      expect(first).not.toEqual({ id });
      await expectSettled(workspace());
    });

    test("an identity of several members names what hangs from a site", async () => {
      const client = await laboratory.client();
      const { data } = await client.call("createSite", { body: { name: `${name} services` } });
      const service = block("resource", ["consentform_tracked_service", "maps"], {
        site_id: data.id,
        key: "maps",
        name: "Maps",
        company: "Maps Ltd",
        category: "functional",
      });
      await applyStep(workspace(), program(service));
      succeeded(await workspace().run("state", "rm", "consentform_tracked_service.maps"));
      const identity = { site_id: data.id, key: "maps" };
      await applyStep(workspace(), program(service, byIdentity("consentform_tracked_service.maps", identity)));
      expect(identityAt(workspace(), "consentform_tracked_service.maps")).toEqual(identity);
    });

    test("every kind that can be imported is imported by its identity", async () => {
      const client = await laboratory.client();
      const objects = await Promise.all(
        kinds
          .filter((kind) => isImportable({ kind }))
          .map((kind) => declareObject(laboratory, client, kind, "imported")),
      );
      const text = configuration(laboratory.provider, objects);
      await applyStep(workspace(), text);
      const imports = objects.map((object) => {
        const address = addressOf(object);
        const id = String(workspace().state()[address]?.attributes.id);
        return { address, id, identity: identityAt(workspace(), address), ignored: notImportable(object.kind) };
      });
      succeeded(await workspace().run("state", "rm", ...imports.map(({ address }) => address)));
      await importByBlockStep(workspace(), text, imports);
      expect(imports.map(({ address }) => identityAt(workspace(), address))).toEqual(
        imports.map(({ identity }) => identity),
      );
    });

    test("an identity of an object that does not exist is refused", async () => {
      workspace().write("main.tf", program(site("Nothing"), byIdentity("consentform_site.shop", { id: "site_none" })));
      const run = await workspace().run("plan");
      expect([run.exitCode, outputOf(run)]).toEqual([1, expect.stringMatching(/site_none[\s\S]*does not exist/)]);
      expect(workspace().state()).toEqual({});
    });
  });
}

withEngine("a newer Terraform, which has queries", terraform, (workspace) => {
  const list = (type: string, label: string, inner: readonly string[] = [], attributes: object = {}) =>
    block("list", [type, label], { provider: reference("consentform"), ...attributes }, inner);

  test("lists existing objects with identity, and as configuration to apply", async () => {
    const client = await laboratory.client();
    const { data } = await client.call("createSite", { body: { name: "Listed shop", retention: 400 } });
    await client.call("createSite", { body: { name: "Another listed shop" } });
    const token = await client.call("createToken", {
      body: { name: "gone", scopes: ["sites:read"], expires_in_days: 1 },
    });
    await client.call("revokeToken", { path: { id: token.data.id } });
    const service = block("config", [], { site_id: data.id });
    workspace().write("main.tf", laboratory.provider);
    workspace().write(
      "all.tfquery.hcl",
      [
        list("consentform_site", "all"),
        list("consentform_token", "all"),
        list("consentform_tracked_service", "of_site", [service]),
        list("consentform_site", "one", [], { limit: 1 }),
      ].join("\n"),
    );
    const run = succeeded(await workspace().run("query", "-generate-config-out=found.tf"));
    const lines = run.stdout.split("\n");
    expect(lines.filter((line) => line.startsWith("list.consentform_site.all")).join("\n")).toMatch(
      new RegExp(`id=${data.id}\\s+Listed shop`),
    );
    expect(lines.filter((line) => line.startsWith("list.consentform_site.one"))).toHaveLength(1);
    // A revoked token cannot be imported.
    expect(run.stdout).not.toContain(token.data.id);
    const generated = readFileSync(`${workspace().folder}/found.tf`, "utf8");
    expect(generated).toMatch(/resource "consentform_site" "all_\d+"/);
    expect(generated).toContain(`id = "${data.id}"`);
  });

  test("every kind that the service lists is listed, with the identity that state has", async () => {
    const client = await laboratory.client();
    const listedKinds = kinds.filter((kind) => isListed(registry[kind]));
    const objects = await Promise.all(listedKinds.map((kind) => declareObject(laboratory, client, kind, "listed")));
    await applyStep(workspace(), configuration(laboratory.provider, objects));
    const lists = objects.map((object) => {
      const { site_id } = workspace().state()[addressOf(object)]?.attributes ?? {};
      const isBySite = isListedBySite(registry[object.kind]);
      return list(resourceType(object.kind), "all", isBySite ? [block("config", [], { site_id })] : []);
    });
    workspace().write("all.tfquery.hcl", lists.join("\n"));
    const found = succeeded(await workspace().run("query", "-json"))
      .stdout.split("\n")
      .filter((line) => line !== "")
      .map((line) => (JSON.parse(line) as { list_resource_found?: FoundObject }).list_resource_found);
    for (const object of objects) {
      const identities = found.flatMap((one) =>
        one?.resource_type === resourceType(object.kind) ? [one.identity] : [],
      );
      expect(identities).toContainEqual(identityAt(workspace(), addressOf(object)));
    }
  });

  test("a list of a site's objects without the site is refused", async () => {
    workspace().write("main.tf", laboratory.provider);
    workspace().write("all.tfquery.hcl", list("consentform_tracked_service", "all", [block("config", [], {})]));
    const run = await workspace().run("query");
    expect([run.exitCode, outputOf(run)]).toEqual([1, expect.stringMatching(/site_id/)]);
  });
});

/** An object as a query prints it for programs. */
interface FoundObject {
  readonly resource_type: string;
  readonly identity: object;
}

/** The identity that the state file holds. */
function identityAt({ stateFile }: TerraformWorkspace, address: string): object {
  const { resources } = JSON.parse(readFileSync(stateFile, "utf8")) as {
    resources: { type: string; name: string; instances: { identity?: object }[] }[];
  };
  const { instances } = resources.find(({ type, name }) => `${type}.${name}` === address) ?? {};
  const identity = instances?.[0]?.identity;
  if (identity === undefined) throw new Error(`${address} has no identity in state.`);
  return identity;
}
