import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Client } from "../../src/client";
import type { Properties } from "../../src/lifecycle";
import { type Kind, registry } from "../../src/resources";
import { digest, RULES_VERSION } from "../../src/rules";
import { rows } from "../conformance/rows";
import { draftOf, inDays, newHost, newSite } from "../conformance/rows/prepared";
import { filesHolding } from "../support/files-holding";
import { plantedShown, settableInputs, withPlantedTexts, withRefusedTexts } from "../support/planted-values";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { outputOf } from "./output-of";
import { resourceNamed } from "./state-resource";

/** Marks every leaf of the inputs of every object as a secret, but those of `plain`. */
const program = `
const pulumi = require("@pulumi/pulumi");
const consentform = require("consentform");
const { objects, plain } = JSON.parse(require("node:fs").readFileSync("objects.json", "utf8"));
const marked = (value) => {
  if (Array.isArray(value)) return value.map(marked);
  if (value === null || typeof value !== "object") return pulumi.secret(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member)]));
};
for (const { kind, name, inputs, whole } of objects) {
  const { deletionProtection, siteId, domainId, ...rest } = inputs;
  const secret = plain.includes(name) ? rest : whole ? Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, pulumi.secret(value)])) : marked(rest);
  const args = { ...secret, ...(deletionProtection === undefined ? {} : { deletionProtection }) };
  const isReference = !["Token"].includes(kind);
  if (siteId !== undefined) args.site = siteId;
  if (domainId !== undefined) args.domain = domainId;
  const resource = new consentform[kind](name, args);
  exports[name] = resource;
  exports[name + "Effective"] = resource.effective;
}
`;

interface Planted {
  kind: Kind;
  name: string;
  inputs: Properties;
  /** Each property is marked as a whole, with the names in maps. */
  whole?: boolean;
}

/** Inputs that the rows lack, because they exclude others or take effect at creation only. */
const more: { readonly [kind in Kind]?: readonly ((inputs: Properties) => Promise<Properties>)[] } = {
  Site: [async () => ({ settings: { labels: { planted_name: "planted0whole" } }, deletionProtection: false })],
  ConfigDraft: [
    async (inputs) => ({
      ...inputs,
      detach: false,
      waivers: [{ code: "contrast-buttons", reason: "agreed with the designers", approvedBy: "Legal" }],
    }),
  ],
  Version: [
    async (inputs) => {
      const body = { draft_digest: String(inputs.draftDigest), environment: "production" };
      await client.call("publishVersion", { path: { id: String(inputs.siteId) }, body: body as never });
      return {
        ...inputs,
        environment: "production",
        draftDigest: await draftOf(client, String(inputs.siteId), "Another title"),
        gateOverrideReason: "agreed with the lawyers",
        acceptedRulesVersion: RULES_VERSION,
        expectedProductionNumber: 1,
        servicesDigest: digest([]),
      };
    },
  ],
  Promotion: [
    async (inputs) => ({
      ...inputs,
      reason: "agreed with the lawyers",
      gateOverride: { versionNumber: 1, reason: "agreed with the lawyers" },
    }),
  ],
  AlertChannel: [async ({ url: _, ...inputs }) => ({ ...inputs, kind: "email", addresses: ["alerts@shop.example"] })],
  Token: [
    async ({ environment: _, expiresInDays: __, renewBeforeDays: ___, ...inputs }) => ({
      ...inputs,
      siteId: await newSite(client),
      expiresAt: inDays(90),
    }),
  ],
  BannerTemplate: [
    async ({ document: _, lockedPaths: __, ...inputs }) => ({ ...inputs, fromSiteId: await newSite(client) }),
  ],
  ScanSchedule: [
    async (inputs) => {
      const { data } = await client.call("createDomain", {
        path: { id: String(inputs.siteId) },
        body: { host: newHost() } as never,
      });
      return { ...inputs, environment: "production", startUrls: [`https://${data.host}/start`] };
    },
  ],
};

/** What names other objects, so that it cannot be any text. Ids are part of addresses and of the ids of children, which no engine encrypts. */
const KEPT = new Set([
  ...["siteId", "siteIds", "domainId", "fromSiteId", "fingerprint", "timezone", "key"],
  ...["profiles", "draftDigest", "waiversDigest", "servicesDigest", "acceptedRulesVersion"],
]);
/** Plain in the first deployment, a secret in the second. */
const MARKED_LATER = "marked-in-the-second-deployment";

/** Marks a secret in state (pulumi: sdk/go/common/resource/sig). */
const SECRET = "4dabf18193072939515e22adb298388d";
const kinds = Object.keys(registry) as Kind[];

let laboratory: ListeningLaboratory;
let client: Client;
let stack: PulumiStack | undefined;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
  client = await laboratory.client();
});
afterAll(async () => {
  stack?.remove();
  await laboratory?.close();
});

test("a value marked as a secret, at any depth of any input, is in plain text nowhere", async () => {
  const labels = { team: MARKED_LATER };
  const later: Planted = { kind: "Site", name: "Later", inputs: { settings: { labels }, deletionProtection: false } };
  const open = [...(await Promise.all(kinds.map(plantedObjects))).flat(), later];
  for (const kind of kinds) expect([kind, notSet(kind, open)]).toEqual([kind, []]);
  stack = await createPulumiStack({
    program: { "index.js": program, "objects.json": JSON.stringify({ objects: open, plain: [later.name] }) },
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": await laboratory.token() },
    env: { PULUMI_DIY_BACKEND_DISABLE_CHECKPOINT_BACKUPS: "false" },
  });
  const shown: string[] = [];
  const show = async (pending: ReturnType<PulumiStack["run"]>, exitCode = 0) => {
    const run = await pending;
    shown.push(outputOf(run));
    expect({ exitCode: run.exitCode, output: run.exitCode === exitCode ? "" : outputOf(run) }).toEqual({
      exitCode,
      output: "",
    });
    return run;
  };
  await show(stack.up("--show-preview", "--diff"));
  expect(leavesInPlain(stack, open)).toEqual([]);
  expect(readFileSync(stack.stateFile, "utf8")).toContain(MARKED_LATER);

  const second = open.map((object) => ({ ...object, inputs: changed(object) }));
  stack.write("objects.json", JSON.stringify({ objects: second, plain: [] }));
  await show(stack.preview("--diff"));
  await show(stack.preview("--json"));
  await show(stack.up("--json"));
  await show(stack.refresh("--diff"));
  await show(stack.run("stack", "export"));
  await show(stack.run("stack", "output", "--json"));
  expect(leavesInPlain(stack, second)).toEqual([]);
  expect(readFileSync(stack.stateFile, "utf8")).not.toContain(MARKED_LATER);
  // What is not a secret stays readable beside what is.
  expect(JSON.stringify(outputsOf(stack, "Later").effective)).toMatch(/"timezone":"UTC"/);

  // An engine stops at the first resource that is refused; the errors of all kinds are tested without one.
  const inputs = withRefusedTexts(registry.Site, { retention: 400, settings: { labels: { team: "shop" } } });
  const refused: Planted = { kind: "Site", name: "Refused", inputs };
  stack.write("objects.json", JSON.stringify({ objects: [refused], plain: [] }));
  const refusal = await show(stack.preview("--diff"), 1);
  // The errors are about the planted values, and say where and what is allowed.
  expect(outputOf(refusal)).toMatch(/retention \[maximum\]: is \[secret\]; it must be <= 3650/);

  expect(plantedShown(shown.map(withoutDebugEvents).join("\n"))).toEqual([]);
  const root = dirname(stack.folder);
  expect(filesHolding({ planted: "planted" }, join(root, "state"))).toEqual([]);
});

async function plantedObjects(kind: Kind): Promise<Planted[]> {
  const variants = [async (inputs: Properties) => inputs, ...(more[kind] ?? [])];
  return Promise.all(
    variants.map(async (variant, index) => {
      const inputs = await variant(await rows[kind].inputs(laboratory, client));
      const name = `${kind}${index}`;
      return { kind, name, inputs: withPlantedTexts(registry[kind], inputs, KEPT), whole: index === 1 };
    }),
  );
}

/** What differs in a second deployment: every input that the row changes, with texts of its own. */
function changed({ kind, name, inputs }: Planted): Properties {
  if (name !== `${kind}0`) return inputs;
  const others = Object.entries(rows[kind].changes).filter(([, value]) => typeof value !== "function");
  return {
    ...inputs,
    ...withPlantedTexts(
      registry[kind],
      { ...inputs, ...Object.fromEntries(others) },
      KEPT,
      new Set(others.map(([one]) => one)),
    ),
  };
}

/** Inputs of the kind that none of its objects sets. */
function notSet(kind: Kind, objects: readonly Planted[]): string[] {
  const names = new Set(objects.filter((object) => object.kind === kind).flatMap(({ inputs }) => Object.keys(inputs)));
  return settableInputs(registry[kind]).filter((name) => !names.has(name) && name !== "adopt");
}

/** Where state has a leaf of the inputs that is neither encrypted nor within something that is. */
function leavesInPlain(of: PulumiStack, objects: readonly Planted[]): string[] {
  return objects.flatMap(({ kind, name, inputs }) => {
    if (name === "Later") return [];
    const { inputs: recorded = {}, outputs = {} } = resourceNamed(of.state(), name);
    const { siteId: _, domainId: __, deletionProtection: ___, ...marked } = inputs;
    return [recorded, outputs].flatMap((place) => plainLeaves(marked, place, `${kind} ${name}`));
  });
}

function plainLeaves(value: unknown, recorded: unknown, path: string): string[] {
  // Absent, or encrypted as a whole.
  if (recorded === undefined || (recorded as Properties)?.[SECRET] !== undefined) return [];
  if (typeof value !== "object" || value === null) return value === null ? [] : [path];
  return Object.entries(value).flatMap(([name, member]) =>
    plainLeaves(member, (recorded as Properties)[name], `${path}.${name}`),
  );
}

function outputsOf(of: PulumiStack, name: string): Properties {
  return resourceNamed(of.state(), name).outputs ?? {};
}

function withoutDebugEvents(output: string): string {
  const isDebugEvent = (line: string) => line.startsWith("{") && line.includes('"severity":"debug"');
  return output
    .split("\n")
    .filter((line) => !isDebugEvent(line))
    .join("\n");
}
