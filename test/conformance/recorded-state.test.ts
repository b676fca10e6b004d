import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Listener } from "@consentform/service";
import type { Client } from "../../src/provider/client";
import { DECLARED } from "../../src/provider/lifecycle";
import { check, diff, read, update } from "../../src/provider/pulumi/runtime";
import { definedInputs, programInputValues } from "../../src/provider/pulumi/spelling/translate";
import { type Kind, registry } from "../../src/provider/resources";
import { fromContract } from "../../src/provider/terraform/schema/convert";
import { resourceFields } from "../../src/provider/terraform/schema/resource-fields";
import { typeName } from "../../src/provider/terraform/schema/type-name";
import type { Value } from "../../src/provider/terraform/values";
import { type Laboratory, openLaboratory } from "./laboratory";
import {
  configureRuntime,
  createRecorded,
  filled,
  type Properties,
  type RecordedResource,
  shown,
  withHidden,
} from "./recorded-state";
import { rows } from "./rows";
import { newSite, noGate } from "./rows/prepared";
import { newTemplate } from "./rows/template-rollout";
import { startProvider } from "./started-provider";

// State that Pulumi's provider of 0.2.0 recorded for the example of every kind. It is never captured again: stacks
// hold such state for as long as they exist, regardless of how the lifecycle works. Later kinds are not in it.
const captured = JSON.parse(readFileSync(join(__dirname, "recorded-state.json"), "utf8")) as Record<
  string,
  RecordedResource
>;

/** State of 0.2.0 that has marks beside its properties, captured in the same way. */
const marked = JSON.parse(readFileSync(join(__dirname, "recorded-marks.json"), "utf8")) as {
  secret: RecordedResource & { sealed: Properties };
  unfinished: RecordedResource;
};

let laboratory: Laboratory;
let client: Client;
let listener: Listener;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
  listener = await configureRuntime(laboratory);
});

afterAll(async () => {
  await listener.close(100);
  await laboratory.close();
});

function capturedState(kind: Kind): RecordedResource {
  const former = captured[kind];
  if (former === undefined) throw new Error(`No state of ${kind} was captured.`);
  return former;
}

/** The captured program with the values of objects that exist now. */
async function formerProgram(kind: Kind): Promise<Properties> {
  const present = formerTimes(programInputValues(registry[kind], await rows[kind].inputs(laboratory, client)));
  return filled(capturedState(kind).arguments, present) as Properties;
}

/** The state that 0.2.0 would have recorded for an object that exists now. */
async function formerState(kind: Kind) {
  const former = capturedState(kind);
  const declared = await formerProgram(kind);
  const { id, key, resource } = await createRecorded(kind, declared);
  const inputs = filled(former.inputs, resource.inputs) as Properties;
  const outputs = filled(former.outputs, resource.outputs) as Properties;
  return { id, key, declared, inputs: withHidden(kind, key, inputs), outputs: withHidden(kind, key, outputs) };
}

/** Inputs with times as 0.2.0 accepted them: in UTC, with milliseconds. */
function formerTimes({ expiresAt, ...inputs }: Properties): Properties {
  return typeof expiresAt === "string" ? { ...inputs, expiresAt: new Date(expiresAt).toISOString() } : inputs;
}

test("every captured kind still exists", () => {
  expect(Object.keys(registry)).toEqual(expect.arrayContaining(Object.keys(captured)));
});

test.each(Object.keys(captured) as Kind[])(
  "state of %s from 0.2.0 has no difference, before and after a refresh",
  async (kind) => {
    const { id, key, declared, inputs, outputs } = await formerState(kind);
    const checked = await check(inputs, withHidden(kind, key, declared));
    expect(checked).toEqual({ failures: [], inputs: expect.objectContaining(inputs) });
    expect(await diff(id, outputs, checked.inputs)).toEqual({ changes: false });
    const { props, inputs: seen = inputs } = await read(id, outputs);
    expect({ props, seen }).toEqual({ props: expect.objectContaining(outputs), seen: inputs });
    expect(await diff(id, props ?? {}, checked.inputs)).toEqual({ changes: false });
  },
);

const parsed = (kept: Uint8Array) => JSON.parse(Buffer.from(kept).toString());

// Terraform's state of 0.2.0: the attributes that it knew, and private bytes with Pulumi's names of declared places.
test.each(Object.keys(captured) as Kind[])(
  "private state of %s from 0.2.0 plans nothing, before and after a refresh",
  async (kind) => {
    const definition = registry[kind];
    const inputs = definedInputs(definition, await formerProgram(kind));
    const config = Object.fromEntries(
      resourceFields(definition).map(({ attribute: { name }, shape, role, property }): [string, Value] => {
        const value = role === "input" && property !== null ? inputs[property.name] : undefined;
        return [name, fromContract(shape, value)];
      }),
    );
    const created = await startProvider(laboratory, await laboratory.token(), typeName(kind));
    const made = await created.apply(null, config);
    expect(made.errors).toEqual([]);
    const { key, resource, ownId } = parsed(made.kept);
    const { [DECLARED]: declared, ...known } = capturedState(kind).outputs;
    const names = new Set(["id", "external_key", ...Object.keys(definedInputs(definition, known))]);
    const state = Object.fromEntries(
      Object.entries(made.state ?? {}).map(([name, value]): [string, Value] => [name, names.has(name) ? value : null]),
    );
    const origin = { key, resource, ...(ownId !== undefined && { ownId }) };
    const kept = Buffer.from(JSON.stringify({ [DECLARED]: declared, ...origin }));
    const later = await startProvider(laboratory, await laboratory.token(), typeName(kind));
    expect(await later.plan(state, config, kept)).toMatchObject({ planned: state, replaces: [], errors: [] });
    const found = await later.refresh(state, kept);
    // The same as this release has written.
    expect(parsed(found.kept)).toEqual(parsed(made.kept));
    const again = await startProvider(laboratory, await laboratory.token(), typeName(kind));
    expect(await again.plan(found.state, config, found.kept)).toMatchObject({
      planned: found.state,
      replaces: [],
      errors: [],
    });
  },
);

test("a change to a site from 0.2.0 sends only what changed", async () => {
  const { id, key, declared, inputs, outputs } = await formerState("Site");
  const settings = declared.settings as Properties;
  const desired = { ...declared, settings: { ...settings, promotionGate: { mode: "warn", maxScanAgeHours: 24 } } };
  const checked = await check(inputs, withHidden("Site", key, desired));
  expect(await diff(id, outputs, checked.inputs)).toEqual({});
  const bodies: unknown[] = [];
  laboratory.intercept(async (request, pass) => {
    if (request.method === "PATCH") bodies.push(await request.clone().json());
    return pass(request);
  });
  const { outs } = await update(id, outputs, checked.inputs);
  laboratory.intercept(null);
  expect(bodies).toEqual([{ settings: { promotion_gate: { mode: "warn" } } }]);
  expect(shown(outs ?? {})).toMatchObject({
    settings: { promotionGate: { mode: "warn" }, timezone: settings.timezone },
  });
});

test("a secret in state of 0.2.0 stays one, and nothing differs", async () => {
  const { arguments: declared, inputs, outputs, sealed } = marked.secret;
  const { id, key, resource } = await createRecorded("Site", declared);
  // The engine hands state over in plain text.
  const recorded = withHidden("Site", key, filled(outputs, resource.outputs) as Properties);
  expect(await diff(id, recorded, withHidden("Site", key, inputs))).toEqual({ changes: false });
  const { props } = await read(id, recorded);
  expect(props).toMatchObject({ effective: sealed, __secrets: declared.__secrets });
});

test("a run that goes on with another token knows the drafts that it wrote", async () => {
  const template = { id: (await newTemplate(client)).id };
  const sites = { shop: { site: await newSite(client, noGate), variables: { title: "Shop" } } };
  const wave = { template, templateRevision: 1, sites };
  await createRecorded("TemplateRollout", { ...wave, name: "canary", release: "preview" });
  // As after the fallback to the token of the environment.
  const former = listener;
  listener = await configureRuntime(laboratory);
  const live = await createRecorded("TemplateRollout", { ...wave, name: "live", release: "production" });
  await former.close(100);
  expect(live.resource.outputs).toMatchObject({ productionNumbers: { shop: 1 } });
});

test("an update that 0.2.0 left unfinished is finished", async () => {
  const { arguments: declared, inputs, outputs } = marked.unfinished;
  const present = programInputValues(registry.Domain, await rows.Domain.inputs(laboratory, client));
  const { id, key, resource } = await createRecorded("Domain", filled(declared, present) as Properties);
  const recorded = withHidden("Domain", key, filled(outputs, resource.outputs) as Properties);
  const desired = withHidden("Domain", key, filled(inputs, resource.inputs) as Properties);
  expect(await diff(id, recorded, withHidden("Domain", key, resource.inputs))).toEqual({ changes: true });
  const { outs = {} } = await update(id, recorded, desired);
  expect(outs).toMatchObject({ includeSubdomains: false, verificationMethod: "file" });
  expect(outs).not.toHaveProperty("__unfinished");
  expect(await diff(id, outs, desired)).toEqual({ changes: false });
});

test("sites that 0.2.0 left unfinished in a rollout are known by their keys", async () => {
  const row = await rows.TemplateRollout.inputs(laboratory, client);
  const { sites, ...inputs } = programInputValues(registry.TemplateRollout, row);
  const { shop } = sites as { shop: Properties };
  const declared = {
    ...inputs,
    sites: { shopNord: shop, shop_sued: { ...shop, site: await newSite(client, noGate) } },
  };
  const { id, key, resource } = await createRecorded("TemplateRollout", declared);
  const recorded = withHidden("TemplateRollout", key, { ...resource.outputs, __unfinished: ["shopNord"] });
  const desired = withHidden("TemplateRollout", key, resource.inputs);
  expect(await diff(id, recorded, desired)).toEqual({ changes: true });
  const sent: unknown[] = [];
  laboratory.intercept(async (request, pass) => {
    if (request.url.endsWith("/apply")) sent.push(await request.clone().json());
    return pass(request);
  });
  await update(id, recorded, desired);
  laboratory.intercept(null);
  expect(sent).toEqual([expect.objectContaining({ items: [expect.objectContaining({ site_id: shop.site })] })]);
});
