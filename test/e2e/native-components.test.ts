import { dirname, join } from "node:path";
import { filesHolding } from "../support/files-holding";
import type { PulumiStack } from "../support/pulumi-stack";
import { exampleText } from "./language-example";
import { nativeBench } from "./native-stack";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";

/** Registers components of the plugin, as the SDK of any language does. An argument "<owner>" is the id of a site. */
const program = `
const pulumi = require("@pulumi/pulumi");
class Native extends pulumi.CustomResource {}
class Remote extends pulumi.ComponentResource {
  constructor(kind, name, args) {
    super("consentform:index:" + kind, name, { sites: undefined, snippets: undefined, ...args }, {}, true);
  }
}
const owner = new Native("consentform:index:Site", "owner", { deletionProtection: false });
const values = { "<owner>": owner.id, "<secret>": pulumi.secret("planted-secret") };
const filled = (value) => {
  if (Array.isArray(value)) return value.map(filled);
  if (value === null || typeof value !== "object") return values[value] ?? value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, filled(member)]));
};
const { components } = JSON.parse(require("node:fs").readFileSync("components.json", "utf8"));
for (const [kind, name, args] of components) exports[name] = new Remote(kind, name, filled(args)).snippets;
`;

const bench = nativeBench();
let stack: PulumiStack;
beforeAll(async () => {
  stack = await bench.stack({
    "index.js": program,
    "banner.yaml": exampleText("quickstart/banner.yaml"),
    "sites.csv": "key,hosts\nkiel,kiel.example\nkiel,kiel.example\n",
  });
});

type Component = readonly [kind: "SiteFleet" | "ConsentSite", name: string, args: object];

const declare = (...components: Component[]) => stack.write("components.json", JSON.stringify({ components }));

const document = exampleText("quickstart/banner.yaml").replace(/controller_name: .*/, 'controller_name: "{{company}}"');
const template = { name: "Shops", document, variables: { company: { required: true } } };
const kiel = { key: "kiel", hosts: ["kiel.example"], variables: { company: "Kiel Shop GmbH" } };

test.each<[args: object, refusal: string]>([
  [{ releaze: "draft" }, "SiteFleet shops: releaze: is not a known property. Did you mean release?"],
  [{ sites: [{ key: "kiel" }] }, "sites[0].hosts: is missing."],
  [{ sites: [kiel, { ...kiel, hosts: ["b.example"] }] }, 'sites[1].key: the key "kiel" is already at sites[0].key.'],
  [{ sites: [{ ...kiel, key: "<owner>" }] }, "sites[0].key: is not known in this preview."],
  [{ sites: [{ ...kiel, hosts: ["<secret>"] }] }, "sites[0].hosts[0]: is a secret, which must not be part of names."],
  [{ sites: "sites.csv" }, 'sites.csv:3, column key: the key "kiel" is already at sites.csv:2, column key.'],
  [{ sites: "none.csv" }, "none.csv does not exist. Paths are relative to the folder of the program"],
  [{ gate: { failOnn: "error" } }, "gate.failOnn: is not a known property. Did you mean failOn?"],
])("refuses the fleet %j", async (args, refusal) => {
  declare(["SiteFleet", "shops", { template, sites: [kiel], ...args }]);
  bench.laboratory.forgetRequests();
  const run = await stack.preview();
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toContain(refusal);
  expect(outputOf(run)).not.toContain("planted-secret");
  expect(bench.laboratory.requests.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("passes secrets and unknown values through, and a second up sends nothing", async () => {
  const secret = { ...kiel, variables: { company: "<secret>" } };
  const later = { key: "bremen", hosts: ["bremen.example"], variables: { company: "<owner>" } };
  declare(
    ["SiteFleet", "shops", { template, sites: [secret, later], site: { deletionProtection: false } }],
    [
      "ConsentSite",
      "blog",
      { site: open, domains: { "blog.example": {} }, document: exampleText("quickstart/banner.yaml") },
    ],
  );
  const planned = succeeded(await stack.preview());
  const { changes } = succeeded(await stack.up());
  expect(planned.changes).toEqual(changes);
  expect(changes).toEqual({ create: 14 });
  const { blog } = await stack.outputs();
  const ownerId = resourceNamed(stack.state(), "owner").id;
  const { data: sites } = await bench.client.call("listSites", {});
  const drafts = sites.data
    .filter(({ name }) => ["kiel", "bremen"].includes(name))
    .map(async ({ id, name }) => [name, (await bench.client.call("getConfigDraft", { path: { id } })).data.document]);
  expect(Object.fromEntries(await Promise.all(drafts))).toMatchObject({
    kiel: { identity: { controller_name: "planted-secret" } },
    bremen: { identity: { controller_name: ownerId } },
  });
  const blogId = sites.data.find(({ name }) => name === "blog")?.id;
  expect(blog).toMatchObject({ production: expect.stringContaining(`/s/${blogId}/production/loader.js`) });
  // All resources of a program use one process of the plugin, and so one budget of requests.
  const { resources = [] } = stack.state().deployment;
  expect(resources.filter(({ type }) => type === "pulumi:providers:consentform")).toHaveLength(1);
  expect(resources.map(({ type }) => type).filter((type) => type.includes("dynamic"))).toEqual([]);
  expect(filesHolding({ planted: "planted-secret" }, join(dirname(stack.folder), "state"))).toEqual([]);

  bench.laboratory.forgetRequests();
  expect(succeeded(await stack.up()).changes).toEqual({ same: 14 });
  expect(bench.laboratory.requests).toEqual([]);
  expect(succeeded(await stack.destroy()).changes).toEqual({ delete: 14 });
});

/** Options of a site that a test destroys. */
const open = { deletionProtection: false, allowDeleteWhileServed: true };
