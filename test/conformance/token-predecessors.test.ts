import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";

let laboratory: Laboratory;

beforeAll(async () => {
  laboratory = await openLaboratory();
});

afterAll(() => laboratory.close());

const inputs = { name: "pipeline", scopes: ["sites:read"], overlap_hours: 3 };

async function statusOf(id: string) {
  return (await (await laboratory.client()).call("getToken", { path: { id } })).data.status;
}

const MINUTE_MS = 60 * 1000;

/** A token and its successor, created by different pipeline tokens. */
async function rotation(minutesUntilEnd: number, formerOverlap = inputs.overlap_hours) {
  const former = new Managed("Token", await laboratory.client(), { ...inputs, overlap_hours: formerOverlap });
  await former.create();
  await laboratory.use(former.outputs.secret);
  laboratory.advance(5 * 60 * MINUTE_MS);
  const pipeline = await laboratory.client();
  const successor = new Managed("Token", pipeline, inputs, former.key);
  await successor.create();
  laboratory.advance(minutesUntilEnd * MINUTE_MS);
  await pipeline.call("revokeToken", { path: { id: former.id }, query: { after: formerOverlap } });
  successor.renewSession();
  return { former, successor };
}

test("ends another pipeline token's predecessor that this resource replaced", async () => {
  const { former, successor } = await rotation(59);
  await successor.remove();
  expect(await statusOf(former.id)).toBe("revoked");
  expect(successor.session.lines).toEqual([]);
});

test.each([
  ["more than an hour later", 61, inputs.overlap_hours],
  ["with another overlap", 0, inputs.overlap_hours + 2],
])("keeps and reports another token's predecessor that began to retire %s", async (_when, minutes, overlap) => {
  const { former, successor } = await rotation(minutes, overlap);
  await successor.remove();
  expect(await statusOf(former.id)).toBe("retiring");
  expect(successor.session.lines).toEqual([expect.stringContaining("another stack may have created it")]);
});

test("ends all predecessors after rotations by several pipeline tokens", async () => {
  const { former, successor } = await rotation(0);
  const pipeline = await laboratory.client();
  laboratory.advance(2 * 60 * MINUTE_MS);
  const last = new Managed("Token", pipeline, inputs, former.key);
  await last.create();
  await pipeline.call("revokeToken", { path: { id: successor.id }, query: { after: inputs.overlap_hours } });
  last.renewSession();
  await last.remove();
  expect([await statusOf(former.id), await statusOf(successor.id)]).toEqual(["revoked", "revoked"]);
  expect(last.session.lines).toEqual([]);
});

test("reports a predecessor that the token of the destroy lacks the scopes to revoke", async () => {
  const maker = await laboratory.client();
  const former = new Managed("Token", maker, { ...inputs, scopes: ["sites:read", "banner:read"] });
  await former.create();
  await laboratory.use(former.outputs.secret);
  const successor = new Managed("Token", maker, inputs, former.key);
  await successor.create();
  former.session = successor.session;
  await former.remove();
  const limited = await laboratory.client({ scopes: ["sites:read", "sites:write"] });
  const destroy = new Managed("Token", limited, inputs, former.key);
  Object.assign(destroy, { id: successor.id, outputs: successor.outputs });
  await destroy.remove();
  expect([await statusOf(former.id), await statusOf(successor.id)]).toEqual(["retiring", "revoked"]);
  expect(destroy.session.lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `${former.id} was created.*lacks scopes.*stays valid until.*use a token that has its scopes: .*revokeToken id=${former.id}`,
      ),
    ),
  ]);
});

test("a destroy also ends a token whose answer was lost before the next attempt", async () => {
  const client = await laboratory.client();
  const lost = new Managed("Token", client, { ...inputs });
  await lost.create();
  const next = new Managed("Token", client, { ...inputs }, lost.key);
  await next.create();
  expect(await statusOf(lost.id)).toBe("retiring");
  next.renewSession();
  await next.remove();
  expect([await statusOf(lost.id), await statusOf(next.id)]).toEqual(["revoked", "revoked"]);
});

test("a destroy reports a lost successor by its id, with the command that ends it", async () => {
  const client = await laboratory.client();
  const former = new Managed("Token", client, { ...inputs });
  await former.create();
  await laboratory.use(former.outputs.secret);
  const deployed = new Managed("Token", client, { ...inputs }, former.key);
  await deployed.create();
  former.session = deployed.session;
  await former.remove();
  await laboratory.use(deployed.outputs.secret);
  const lost = new Managed("Token", client, { ...inputs }, deployed.key);
  await lost.create();
  deployed.renewSession();
  await deployed.remove();
  const statuses = await Promise.all([former, deployed, lost].map(({ id }) => statusOf(id)));
  expect(statuses).toEqual(["revoked", "revoked", "active"]);
  expect(deployed.session.lines).toEqual([
    expect.stringMatching(
      new RegExp(`${lost.id} .*never used.*revoke it: .npx consentform api revokeToken id=${lost.id}`),
    ),
  ]);
});
