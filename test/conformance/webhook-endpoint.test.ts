import { digest } from "../../src/consent/values/canonical-json";
import type { Client } from "../../src/provider/client";
import { PartialFailure } from "../../src/provider/lifecycle";
import type { Wire } from "../../src/provider/resources";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";

let laboratory: Laboratory;
let client: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});

afterAll(() => laboratory.close());

const inputs = { url: "https://events.example.com/", event_kinds: ["version.*"] };
const ownSecret = `whsec_${"C".repeat(42)}8=`;

async function endpoint(more: Record<string, unknown> = {}): Promise<Managed> {
  const managed = new Managed("WebhookEndpoint", client, { ...inputs, ...more });
  await managed.create();
  return managed;
}

async function keysOf({ id }: Managed) {
  return (await client.call("getWebhookEndpoint", { path: { id } })).data.keys;
}

test("returns the secret on creation and keeps it on every refresh and update", async () => {
  const managed = await endpoint();
  const { secret } = managed.outputs;
  expect(secret).toMatch(/^whsec_/);
  await managed.refresh();
  expect(managed.outputs.secret).toBe(secret);
  await managed.update({ ...inputs, description: "changed" });
  expect(managed.outputs.secret).toBe(secret);
});

test("a changed trigger rotates once, with the overlap that is declared", async () => {
  const managed = await endpoint({ rotation_triggers: { quarter: "1" } });
  const { secret } = managed.outputs;
  laboratory.forgetRequests();
  await managed.update({ ...inputs, rotation_triggers: { quarter: "2" }, overlap_hours: 5 });
  expect(laboratory.requests).toHaveLength(1);
  expect(managed.outputs.secret).toMatch(/^whsec_/);
  expect(managed.outputs.secret).not.toBe(secret);
  const [, former] = (await keysOf(managed)).sort((one, other) => (one.created_at < other.created_at ? 1 : -1));
  const endsInHours = (Date.parse(String(former?.ends_at)) - Date.now()) / 3_600_000;
  expect(endsInHours).toBeCloseTo(5, 1);
});

test("a rotation and other changes are one request", async () => {
  const managed = await endpoint();
  laboratory.forgetRequests();
  const bodies: unknown[] = [];
  laboratory.intercept(async (request, pass) => {
    if (request.method === "PATCH") bodies.push(await request.clone().json());
    return pass(request);
  });
  await managed.update({ ...inputs, description: "x", rotation_triggers: { a: "1" } });
  laboratory.intercept(null);
  expect(laboratory.requests).toHaveLength(1);
  // The id is that of the name in 0.2.0: a run that repeats one of that release must not rotate again.
  const id = digest({ key: managed.key, secret: null, rotationTriggers: { a: "1" } }).slice(-64);
  expect(bodies).toEqual([{ description: "x", rotation: { id, grace_hours: 24, secret: null } }]);
  expect((await client.call("getWebhookEndpoint", { path: { id: managed.id } })).data.description).toBe("x");
});

test("a declared secret is used, and a changed one is rotated to", async () => {
  const managed = await endpoint({ secret: ownSecret });
  expect(managed.outputs.secret).toBe(ownSecret);
  const next = ownSecret.replaceAll("C", "D");
  await managed.update({ ...inputs, secret: next });
  expect(managed.outputs.secret).toBe(next);
  expect(await keysOf(managed)).toHaveLength(2);
  await managed.update(inputs);
  expect(managed.outputs.secret).toBe(next);
  expect(await keysOf(managed)).toHaveLength(2);
});

test("only a new or changed trigger rotates; removed ones or your own secret do not", async () => {
  const managed = await endpoint({ secret: ownSecret, rotation_triggers: { a: "1", b: "1" } });
  const { secret: _, ...withoutSecret } = managed.inputs;
  expect(managed.diff(withoutSecret).kind).toBe("none");
  expect(managed.diff({ ...withoutSecret, description: "x" }).kind).toBe("inputs");
  await managed.update({ ...withoutSecret, rotation_triggers: { b: "1" } });
  await managed.update(inputs);
  expect(managed.outputs.secret).toBe(ownSecret);
  expect(await keysOf(managed)).toHaveLength(1);
  expect((await managed.refresh()).state).toBe("present");
  await managed.update({ ...inputs, rotation_triggers: { a: "1" } });
  expect(managed.outputs.secret).not.toBe(ownSecret);
});

test("a refused rotation names overlap_hours and does not stop other changes", async () => {
  const managed = await endpoint();
  for (const quarter of ["1", "2"]) await managed.update({ ...inputs, rotation_triggers: { quarter } });
  const { secret } = managed.outputs;
  const desired = { ...inputs, rotation_triggers: { quarter: "3" } };
  await expect(managed.update(desired)).rejects.toThrow(/^WebhookEndpoint: overlap_hours: .*overlap_hours to 0/);
  const failure = await managed.update({ ...desired, description: "changed" }).catch((error: unknown) => error);
  if (!(failure instanceof PartialFailure)) throw failure;
  expect(failure.message).toMatch(/overlap_hours/);
  expect(failure.message).not.toMatch(/grace_hours/);
  expect((await client.call("getWebhookEndpoint", { path: { id: managed.id } })).data.description).toBe("changed");
  expect(failure.outputs.secret).toBe(secret);
  managed.outputs = failure.outputs;
  await managed.update({ ...desired, description: "changed", overlap_hours: 0 });
  expect(managed.outputs.secret).not.toBe(secret);
});

test("a refused rotation of an adopted endpoint that is taken back rotates nothing", async () => {
  const existing = await endpoint();
  for (const quarter of ["1", "2"]) await existing.update({ ...inputs, rotation_triggers: { quarter } });
  const before = await keysOf(existing);
  const adopted = new Managed("WebhookEndpoint", client, { ...inputs, adopt: existing.id });
  await adopted.create();
  const desired = { ...adopted.inputs, description: "changed" };
  const failure = await adopted
    .update({ ...desired, rotation_triggers: { quarter: "3" } })
    .catch((error: unknown) => error);
  if (!(failure instanceof PartialFailure)) throw failure;
  adopted.outputs = failure.outputs;
  await adopted.update(desired);
  expect(await keysOf(existing)).toEqual(before);
});

test("a secret lost with its response ends at once and is replaced", async () => {
  const lost = await endpoint({ description: "first try" });
  const again = new Managed("WebhookEndpoint", client, { ...inputs, enabled: false }, lost.key);
  await again.create();
  expect(again.id).toBe(lost.id);
  expect(again.outputs.secret).toMatch(/^whsec_/);
  expect(again.outputs.secret).not.toBe(lost.outputs.secret);
  expect(again.session.lines).toEqual([expect.stringContaining("interrupted")]);
  const now = (await client.call("getWebhookEndpoint", { path: { id: lost.id } })).data;
  expect(now).toMatchObject({ description: "", enabled: false });
  const { keys } = now;
  expect(keys).toHaveLength(1);
});

test.each([
  ["", {}],
  [" that is declared", { secret: ownSecret }],
])("a lost secret%s whose end failed ends in the next run", async (_what, more: { secret?: string }) => {
  const lost = await endpoint();
  const again = new Managed("WebhookEndpoint", client, { ...inputs, ...more }, lost.key);
  laboratory.intercept(async (request, pass) => {
    const isEnding = request.method === "PATCH" && "rotation" in ((await request.clone().json()) as object);
    if (!isEnding) return pass(request);
    const headers = { "content-type": "application/problem+json" };
    return Response.json({ type: "about:blank", title: "Refused", status: 400 }, { status: 400, headers });
  });
  const failure = await again.create().catch((error: unknown) => error);
  laboratory.intercept(null);
  if (!(failure instanceof PartialFailure)) throw failure;
  expect(failure.outputs.secret).toBe(more.secret);
  Object.assign(again, { id: lost.id, outputs: failure.outputs });
  expect(again.diff().kind).toBe("remote");
  const sent: unknown[] = [];
  laboratory.intercept(async (request, pass) => {
    if (request.method === "PATCH") sent.push(((await request.clone().json()) as { rotation: Wire }).rotation.secret);
    return pass(request);
  });
  await again.update(again.inputs);
  laboratory.intercept(null);
  expect(sent).toEqual([more.secret ?? null]);
  expect(again.outputs.secret).toMatch(/^whsec_/);
  expect(again.outputs.secret).not.toBe(lost.outputs.secret);
  expect(await keysOf(lost)).toHaveLength(1);
});

test("a rotation that is repeated on the way is followed by another one", async () => {
  const managed = await endpoint();
  let repeated = 0;
  laboratory.intercept(async (request, pass) => {
    if (request.method === "PATCH" && repeated < 2) {
      repeated += 1;
      await pass(request.clone());
    }
    return pass(request);
  });
  await managed.update({ ...inputs, rotation_triggers: { a: "1" } });
  laboratory.intercept(null);
  expect(repeated).toBe(2);
  expect(managed.outputs.secret).toMatch(/^whsec_/);
  expect((await keysOf(managed)).filter(({ ends_at }) => ends_at === null)).toHaveLength(1);
});

test("a rotation whose answer was lost is repeated under a new name", async () => {
  const managed = await endpoint();
  const desired = { ...inputs, rotation_triggers: { a: "1" } };
  const before = managed.outputs;
  await managed.update(desired);
  const lost = managed.outputs.secret;
  Object.assign(managed, { outputs: before, inputs });
  await managed.update(desired);
  expect(managed.outputs.secret).toMatch(/^whsec_/);
  expect(managed.outputs.secret).not.toBe(lost);
  expect(managed.outputs.secret).not.toBe(before.secret);
});

test("an adopted endpoint keeps its secret, which stays unknown", async () => {
  const existing = await endpoint();
  const adopted = new Managed("WebhookEndpoint", client, { ...inputs, adopt: existing.id });
  await adopted.create();
  expect(adopted.outputs.secret).toBeUndefined();
  expect(await keysOf(existing)).toHaveLength(1);
});

test("an adoption keeps the secret; a trigger that changes later rotates it", async () => {
  const existing = await endpoint();
  const desired = { ...inputs, adopt: existing.id, rotation_triggers: { quarter: "1" } };
  const adopted = new Managed("WebhookEndpoint", client, desired);
  laboratory.forgetRequests();
  await adopted.create();
  expect(laboratory.requests.map(({ method }) => method)).toEqual(["GET"]);
  expect(await keysOf(existing)).toHaveLength(1);
  expect(adopted.diff().kind).toBe("none");
  await adopted.update({ ...desired, rotation_triggers: { quarter: "2" } });
  expect(adopted.outputs.secret).toMatch(/^whsec_/);
  expect(await keysOf(existing)).toHaveLength(2);
});
