import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "../../src/provider/client";
import { check, diff, read, update } from "../../src/provider/pulumi/runtime";
import { programInputValues } from "../../src/provider/pulumi/spelling/translate";
import { type Kind, registry } from "../../src/provider/resources";
import type { Listener } from "../../src/service";
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

/** The state that 0.2.0 would have recorded for an object that exists now. */
async function formerState(kind: Kind) {
  const row = rows[kind];
  const former = captured[kind];
  if (former === undefined) throw new Error(`No state of ${kind} was captured.`);
  const present = formerTimes(programInputValues(registry[kind], await row.inputs(laboratory, client)));
  const declared = filled(former.arguments, present) as Properties;
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
