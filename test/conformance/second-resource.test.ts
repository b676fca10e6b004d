import type { Client } from "../../src/client";
import { claimById } from "../../src/lifecycle";
import { type Kind, registry } from "../../src/resources";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";
import { rows } from "./rows";

/**
 * Two resources of one stack with the same inputs, for every kind: engines create a renamed resource before they delete
 * the former one, and programs may declare an object twice. What the service holds of the live object stays.
 */

let laboratory: Laboratory;
let client: Client;
beforeAll(async () => {
  laboratory = await openLaboratory(60_000);
  client = await laboratory.client();
});
afterAll(() => laboratory.close());

const kinds = Object.keys(registry) as Kind[];

/** Kinds whose keys or names the service holds once: a second one is refused, naming the way to rename. */
const REFUSED = new Set<Kind>(["AlertChannel", "BannerTemplate", "TrackedService"]);
/** Kinds whose creation finds what exists, which one resource alone may manage. */
const FOUND = new Set<Kind>(["ConfigDraft", "Domain", "IssueSuppression", "Promotion", "ScanSchedule"]);

async function deployed(kind: Kind): Promise<Managed> {
  const managed = new Managed(kind, client, await rows[kind].inputs(laboratory, client));
  managed.stack = "0123456789abcdef";
  await managed.create();
  return managed;
}

/** Another resource with the same inputs, in the same run. */
function besides({ kind, inputs, session, stack }: Managed, more: object = {}): Managed {
  const other = new Managed(kind, client, { ...inputs, ...more });
  return Object.assign(other, { session, stack });
}

const refusalOf = (managed: Managed) =>
  managed.create().then(
    () => null,
    (error: unknown) => String(error),
  );

/** The service has the object as the resource recorded it. */
async function expectIntact(managed: Managed): Promise<void> {
  const { id } = managed;
  expect(await managed.refresh()).toMatchObject({ state: "present", id });
  expect(managed.diff().kind).toBe("none");
}

describe.each(kinds)("%s", (kind) => {
  test("renamed without an alias: the live object stays, or the new name is refused", async () => {
    const former = await deployed(kind);
    // The process of the next deployment, whose program has the new name alone.
    former.renewSession();
    const renamed = besides(former);
    const refusal = await refusalOf(renamed);
    expect(refusal === null ? null : /aliases/.test(refusal)).toBe(REFUSED.has(kind) ? true : null);
    if (refusal !== null) return expectIntact(former);
    await former.remove();
    await expectIntact(renamed);
  });

  test("declared twice: refused, or the removal of one leaves the other", async () => {
    const first = await deployed(kind);
    const second = besides(first);
    const refusal = await refusalOf(second);
    expect(refusal === null ? null : /aliases/.test(refusal)).toBe(REFUSED.has(kind) || FOUND.has(kind) ? true : null);
    if (refusal === null) await second.remove();
    await expectIntact(first);
  });

  if (rows[kind].adoption === "id" && claimById(registry[kind], "x").length > 0) {
    test("adopted by a second resource: refused, and nothing changes", async () => {
      const first = await deployed(kind);
      expect(await refusalOf(besides(first, { adopt: first.id }))).toMatch(/are the same object.*aliases/);
      await expectIntact(first);
    });
  }
});
