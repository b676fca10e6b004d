import type { Client } from "../../src/provider/client";
import { claimById, claimByInputs } from "../../src/provider/lifecycle";
import type { Properties } from "../../src/provider/resources";
import { type Kind, registry } from "../../src/provider/resources";
import { type Laboratory, openLaboratory, sessionOf } from "./laboratory";
import { Managed } from "./managed";
import { rows } from "./rows";
import { newHost, newSite } from "./rows/prepared";

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

/** Reports whether a creation finds what exists, which one resource alone may manage. */
const isFound = (kind: Kind, inputs: Properties) => claimByInputs(registry[kind], inputs).length > 0;

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
  const { refusalOfSecond } = rows[kind];

  test("renamed without an alias: the live object stays, or the new name is refused", async () => {
    const former = await deployed(kind);
    // The process of the next deployment, whose program has the new name alone.
    former.renewSession();
    const renamed = besides(former);
    const refusal = await refusalOf(renamed);
    expect(refusal).toEqual(refusalOfSecond === undefined ? null : expect.stringMatching(refusalOfSecond));
    if (refusal !== null) return expectIntact(former);
    await former.remove();
    await expectIntact(renamed);
  });

  test("declared twice: refused, or the removal of one leaves the other", async () => {
    const first = await deployed(kind);
    const second = besides(first);
    const refusal = await refusalOf(second);
    const expected = isFound(kind, first.inputs) ? /aliases/ : refusalOfSecond;
    expect(refusal).toEqual(expected === undefined ? null : expect.stringMatching(expected));
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

test("a failed creation keeps the former resource, which the next run removes", async () => {
  const site_id = await newSite(client);
  const former = new Managed("Domain", await laboratory.client(), { site_id, host: newHost() });
  await former.create();
  former.session = sessionOf(client);
  const renamed = Object.assign(besides(former), { client });
  const found = claimById(registry.Domain, former.id);
  // Another token attached it. The removal waits for the creation, which runs at the same time.
  const [creation, removal] = await Promise.allSettled([renamed.create(), former.remove()]);
  expect(creation).toMatchObject({ reason: { message: expect.stringMatching(/the site already has it as dom_/) } });
  expect(removal).toMatchObject({
    reason: { message: expect.stringMatching(/dom_\w+ was not deleted, because .* was not created in this run/) },
  });
  expect(found.some((name) => renamed.session.ledger.claims.has(name))).toBe(false);
  await expectIntact(former);
  former.session = sessionOf(client);
  await former.remove();
  expect(await former.refresh()).toEqual({ state: "gone" });
});
