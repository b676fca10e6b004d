import type { Value } from "../../src/provider/terraform/values";
import { type Laboratory, openLaboratory } from "./laboratory";
import { bannerDocument, newSite } from "./rows/prepared";
import { startProvider } from "./started-provider";

let laboratory: Laboratory;
let token: string;

beforeAll(async () => {
  laboratory = await openLaboratory();
  token = await laboratory.token();
});
afterAll(() => laboratory.close());

const started = (type: string) => startProvider(laboratory, token, type);
const site = () => laboratory.client().then((client) => newSite(client));
const changesSent = () => laboratory.requests.filter(({ method }) => method !== "GET");

/** Kinds whose second creation finds the object of the first and succeeds. */
const found: Readonly<Record<string, () => Promise<Readonly<Record<string, Value>>>>> = {
  consentform_scan_schedule: async () => ({ site_id: await site(), frequency: "daily", hour: 7 }),
  consentform_config_draft: async () => ({ site_id: await site(), document: JSON.stringify(bannerDocument("Kept")) }),
  consentform_issue_suppression: async () => {
    const site_id = await site();
    const fingerprint = await laboratory.seeIssue(site_id);
    const decision = { reason: "accepted_risk", comment: "Known and harmless." };
    return { site_id, environment: "preview", fingerprint, ...decision };
  },
};

describe.each(Object.keys(found))("%s", (type) => {
  const configuration = () => found[type]?.() ?? {};

  test("a replacement that is created first leaves the live object to its successor", async () => {
    const config = await configuration();
    const former = await (await started(type)).apply(null, config);
    expect(former.errors).toEqual([]);
    // An apply plans the creation again, and then the deletion of the deposed object.
    const { apply } = await started(type);
    const successor = await apply(null, config);
    expect(successor.errors).toEqual([]);
    laboratory.forgetRequests();
    const deposed = await apply(former.state, null, former.kept);
    expect(deposed).toMatchObject({ state: null, errors: [] });
    expect(changesSent()).toEqual([]);
  });

  test("replacements that are created first exchange their objects in any order", async () => {
    const [one, two] = [await configuration(), await configuration()];
    const [formerOne, formerTwo] = [
      await (await started(type)).apply(null, one),
      await (await started(type)).apply(null, two),
    ];
    const { apply } = await started(type);
    // The second resource depends on something slow, so the first one's deposed object is deleted before.
    const successors = [await apply(null, two)];
    expect(await apply(formerOne.state, null, formerOne.kept)).toMatchObject({ state: null, errors: [] });
    successors.push(await apply(null, one));
    laboratory.forgetRequests();
    expect(await apply(formerTwo.state, null, formerTwo.kept)).toMatchObject({ state: null, errors: [] });
    expect(changesSent()).toEqual([]);
    expect(successors.map(({ errors }) => errors)).toEqual([[], []]);
  });

  test("the plan of an interrupted replacement is refused on either side of its creation", async () => {
    const config = await configuration();
    const former = await (await started(type)).apply(null, config);
    const early = await started(type);
    expect((await early.plan(former.state, null, former.kept)).errors).toEqual([]);
    expect((await early.plan(null, config)).errors).toEqual([
      expect.stringMatching(/creates one with the same key or identity.*`moved` block.*removal first.*-refresh=false/s),
    ]);
    const successor = await (await started(type)).apply(null, config);
    const late = await started(type);
    expect((await late.plan(successor.state, config, successor.kept)).errors).toEqual([]);
    expect((await late.plan(former.state, null, former.kept)).errors).toEqual([
      expect.stringMatching(/deletes an object and keeps it.*state rm.*import/s),
    ]);
  });
});

test.each([
  ["consentform_tracked_service", { key: "stats", name: "Stats", company: "Stats Ltd", category: "analytics" }],
  ["consentform_scan_schedule", { frequency: "daily", hour: 7 }],
])("a plan that imports a %s and deletes its former resource is refused", async (type, attributes) => {
  const config = { site_id: await site(), ...attributes };
  const former = await (await started(type)).apply(null, config);
  expect(former.errors).toEqual([]);
  for (const order of ["deleted first", "imported first"]) {
    const { plan, importObject } = await started(type);
    const { state, kept } = await importObject(String(former.state?.id));
    const steps = [() => plan(former.state, null, former.kept), () => plan(state, config, kept)];
    if (order === "imported first") steps.reverse();
    const errors: string[][] = [];
    for (const step of steps) errors.push((await step()).errors);
    expect({ order, errors }).toEqual({
      order,
      errors: [[], [expect.stringMatching(/keeps it.*remove its `import` block and add a `moved` block/s)]],
    });
  }
});

test("a plan that only changes, replaces or deletes objects is not refused", async () => {
  const type = "consentform_scan_schedule";
  const [here, there] = [await site(), await site()];
  const config = { site_id: here, frequency: "daily", hour: 7 };
  const { state, kept } = await (await started(type)).apply(null, config);
  const other = await (await started(type)).apply(null, { ...config, site_id: there });
  const { plan } = await started(type);
  expect((await plan(state, { ...config, hour: 8 }, kept)).errors).toEqual([]);
  expect((await plan(other.state, null, other.kept)).errors).toEqual([]);
  // Of a replacement, the engine plans the change and then the creation.
  const replacing = await started(type);
  const change = await replacing.plan(state, { ...config, site_id: there }, kept);
  expect(change.replaces).not.toEqual([]);
  expect((await replacing.plan(null, { ...config, site_id: there }, change.kept)).errors).toEqual([]);
  expect((await replacing.plan(state, null, kept)).errors).toEqual([]);
});

test("a plan that adds a token equal to one that stays is refused in either order", async () => {
  const type = "consentform_token";
  const config = { name: "equal", scopes: ["sites:read"] };
  const { state, kept } = await (await started(type)).apply(null, config);
  for (const order of ["added last", "added first"]) {
    const { plan } = await started(type);
    const steps = [() => plan(state, config, kept), () => plan(null, config)];
    if (order === "added first") steps.reverse();
    const errors: string[][] = [];
    for (const step of steps) errors.push((await step()).errors);
    expect({ order, errors }).toEqual({
      order,
      errors: [[], [expect.stringMatching(/two resources with the same external_key.*Set external_key on each/s)]],
    });
  }
});

test("a replacement of an unchanged token is not refused", async () => {
  const type = "consentform_token";
  const config = { name: "replaced", scopes: ["sites:read"] };
  const { state, kept } = await (await started(type)).apply(null, config);
  const { plan } = await started(type);
  const unchanged = await plan(state, config, kept);
  expect(unchanged.errors).toEqual([]);
  expect((await plan(null, config, unchanged.kept)).errors).toEqual([]);
});

test("a plan that keeps two tokens with equal keys is not refused", async () => {
  const type = "consentform_token";
  const config = { name: "twins", scopes: ["sites:read"] };
  const twins = [await (await started(type)).apply(null, config), await (await started(type)).apply(null, config)];
  const { plan } = await started(type);
  for (const { state, kept } of twins) expect((await plan(state, config, kept)).errors).toEqual([]);
});
