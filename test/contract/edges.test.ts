import { type Listener, listen } from "@consentform/service";
import { contractDocument, type Operation, operations } from "../../src/consent/contract";
import { branchOf } from "../support/branch-of";
import type { InProcessService, TestWorkspace } from "../support/in-process-service";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import { legalBodies } from "../support/legal-bodies";

/** Limits at their edge: what is exactly as long as the contract allows is taken, and one more is refused. */

const mebibyte = 1024 * 1024;
let inhabited: InhabitedService;
let service: InProcessService;
let workspace: TestWorkspace;
let site: InhabitedSite;
let listener: Listener;

beforeAll(async () => {
  inhabited = await startInhabitedService();
  ({ service, workspace } = inhabited);
  site = await inhabited.inhabit();
  listener = await listen((request) => service.service.fetch(request), "127.0.0.1", 0);
}, 60_000);
afterAll(async () => {
  await listener.close(0);
  await inhabited.close();
});
afterEach(() => expect(service.takeErrors()).toEqual([]));

function send(operation: Operation, body: unknown) {
  const { method } = operation;
  return service.send({ method, path: site.pathOf(operation), body, ...inhabited.credentials(operation) });
}

const withBody = Object.values(operations).filter(({ requestSchema }) => requestSchema !== null);
const named = (list: readonly Operation[]): [string, Operation][] => list.map((operation) => [operation.id, operation]);

describe("bodies", () => {
  /** Contract 4.2. */
  const limitOf = ({ id }: Operation) => (id === "applyTemplate" ? 4 * mebibyte : mebibyte);
  const padded = (body: object, bytes: number) => JSON.stringify(body).padEnd(bytes, " ");

  test.each(named(withBody))("%s reads one of its limit, and none that is a byte longer", async (_id, operation) => {
    const limit = limitOf(operation);
    const whole = await send(operation, padded({ nothing_known: 1 }, limit));
    expect([whole.slug, whole.body.errors?.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      "validation-failed",
      expect.arrayContaining(["/nothing_known"]),
    ]);
    const longer = await send(operation, padded({ nothing_known: 1 }, limit + 1));
    expect([longer.status, longer.slug, longer.body.limit_bytes]).toEqual([413, "payload-too-large", limit]);
  });

  test("the limit counts bytes, on a socket too, whether their number is declared or not", async () => {
    const post = (body: Buffer, isDeclared: boolean) =>
      fetch(`http://127.0.0.1:${listener.port}/v1/sites`, {
        method: "POST",
        headers: { authorization: `Bearer ${workspace.token}`, "content-type": "application/json" },
        body: isDeclared ? body : new Blob([body]).stream(),
        duplex: "half",
      } as RequestInit);
    const exact = Buffer.from('{"name":"é"}'.padEnd(mebibyte - 1, " "));
    expect(exact.byteLength).toBe(mebibyte);
    for (const isDeclared of [true, false]) {
      expect((await post(exact, isDeclared)).status).toBe(201);
      const refused = await post(Buffer.concat([exact, Buffer.from(" ")]), isDeclared);
      expect([refused.status, await refused.json()]).toMatchObject([413, { limit_bytes: mebibyte }]);
    }
  });
});

test("a request target of 8,192 bytes is answered, one of 8,193 is too long", async () => {
  const ask = async (length: number) => {
    const ids = Array.from({ length: 100 }, (_, n) => `id=${String(n).padStart(64, "x")}`);
    let target = `/v1/sites?${ids.join("&")}`;
    for (let n = 0; target.length < length; n += 1) {
      const label = `&label=l${n}:`;
      const left = length - target.length - label.length;
      // The last ones share what is left, so that none has no room for its name.
      target += label + "x".repeat(left <= 200 ? left : Math.min(200, left - 20));
    }
    expect(Buffer.byteLength(target)).toBe(length);
    const answer = await fetch(`http://127.0.0.1:${listener.port}${target}`, {
      headers: { authorization: `Bearer ${workspace.token}` },
    });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await ask(8192)).toEqual({ status: 200, body: { data: [], next_cursor: null } });
  expect(await ask(8193)).toMatchObject({ status: 414, body: { type: expect.stringMatching(/\/uri-too-long$/) } });
});

test.each([
  ["bare", (key: string) => key],
  ["quoted", (key: string) => `"${key}"`],
])("a %s Idempotency-Key has up to 255 characters", async (form, written) => {
  const create = (length: number) =>
    workspace.send({
      method: "POST",
      path: "/sites",
      body: { name: "Shop" },
      headers: { "idempotency-key": written(form.slice(0, 1).repeat(length)) },
    });
  const [first, second] = [await create(255), await create(255)];
  expect([first.status, second.body, second.headers.get("idempotency-replayed")]).toEqual([201, first.body, "true"]);
  expect((await create(1)).status).toBe(201);
  expect([(await create(256)).slug, (await create(0)).slug]).toEqual(Array(2).fill("idempotency-key-invalid"));
});

test.each([
  ["letters", "x"],
  ["characters outside the basic plane", "\u{1F36A}"],
])("a name has 120 characters, counted as a reader would: %s", async (_what, character) => {
  const create = (length: number) =>
    workspace.send({ method: "POST", path: "/sites", body: { name: character.repeat(length) } });
  const made = await create(120);
  expect([made.status, made.body.name]).toEqual([201, character.repeat(120)]);
  const read = await workspace.send({ path: `/sites?name=${encodeURIComponent(character.repeat(120))}` });
  expect(read.body.data.map(({ id }: { id: string }) => id)).toEqual([made.body.id]);
  const refused = await create(121);
  expect(refused.body.errors).toEqual([expect.objectContaining({ pointer: "/name", code: "maxLength" })]);
});

test("a scan and a schedule visit up to 500 pages", async () => {
  const at = (path: string) => `/sites/${site.id}${path}`;
  const queue = (max_pages: number) =>
    workspace.send({ method: "POST", path: at("/scans"), body: { ...legalBodies.queueScan(), max_pages } });
  const plan = (max_pages: number) =>
    workspace.send({ method: "PATCH", path: at("/scan-schedule"), body: { max_pages } });
  for (const refused of [await queue(501), await plan(501)]) {
    expect(refused.body.errors).toEqual([expect.objectContaining({ pointer: "/max_pages", code: "maximum" })]);
  }
  for (const refused of [await queue(0), await plan(0)]) {
    expect(refused.body.errors).toEqual([expect.objectContaining({ pointer: "/max_pages", code: "minimum" })]);
  }
  const [queued, planned] = [await queue(500), await plan(500)];
  expect([queued.status, queued.body.max_pages]).toEqual([202, 500]);
  expect([planned.status, planned.body.max_pages]).toEqual([200, 500]);
});

/** A limit of the contract's document on a member of a body. */
interface Limit {
  readonly operation: Operation;
  readonly member: string;
  readonly code: "maxLength" | "minLength" | "maximum" | "minimum" | "maxItems";
  readonly value: number;
}

/** Values exactly at the limit, and just beyond it. */
const probes: Readonly<Record<Limit["code"], (value: number) => readonly [unknown, unknown]>> = {
  maxLength: (value) => ["\u{1F36A}".repeat(value), "\u{1F36A}".repeat(value + 1)],
  minLength: (value) => ["\u{1F36A}".repeat(value), "\u{1F36A}".repeat(value - 1)],
  maximum: (value) => [value, value + 1],
  minimum: (value) => [value, value - 1],
  maxItems: (value) => [Array(value).fill(null), Array(value + 1).fill(null)],
};

const codes = Object.keys(probes) as Limit["code"][];

const limits: readonly Limit[] = withBody.flatMap((operation) => {
  const { properties = {} } = contractDocument().components.schemas[operation.requestSchema ?? ""] ?? {};
  return Object.entries(properties)
    .filter(([, node]) => node["x-validated-by"] !== "rules")
    .flatMap(([member, node]) => {
      const schema = branchOf(node) as Readonly<Record<string, unknown>>;
      return codes.flatMap((code) =>
        typeof schema[code] === "number" ? [{ operation, member, code, value: Number(schema[code]) }] : [],
      );
    });
});

test("the contract has limits to be tried", () => {
  expect(limits.length).toBeGreaterThan(60);
});

test.each(
  limits.map((limit) => [`${limit.operation.id} ${limit.member} ${limit.code} ${limit.value}`, limit] as const),
)("%s", async (_name, { operation, member, code, value }) => {
  const isRefused = async (probe: unknown) => {
    const { body, slug } = await send(operation, { [member]: probe });
    const errors: { pointer: string; code: string }[] = slug === "validation-failed" ? body.errors : [];
    return errors.some((error) => error.pointer === `/${member}` && error.code === code);
  };
  const [at, beyond] = probes[code](value);
  expect([await isRefused(at), await isRefused(beyond)]).toEqual([false, true]);
});
