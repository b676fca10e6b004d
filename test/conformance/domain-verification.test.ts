import type { Client } from "../../src/provider/client";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";

let laboratory: Laboratory;
let client: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});

afterAll(() => laboratory.close());

let hosts = 0;

async function pending() {
  hosts += 1;
  const { id } = (await client.call("createSite", { body: { name: "Verified" } })).data;
  return (await client.call("createDomain", { path: { id }, body: { host: `host${hosts}.example.com` } })).data;
}

/** A verification whose waits take no time; `onSleep` runs in each. */
function verification(
  domainId: string,
  timeoutMinutes: number,
  onSleep: (slept: number[]) => void = () => {},
): Managed & { slept: number[] } {
  const managed = new Managed("DomainVerification", client, { domain_id: domainId, timeout_minutes: timeoutMinutes });
  const slept: number[] = [];
  let now = 0;
  managed.session.service.clock = {
    now: () => now,
    sleep: async (ms) => {
      now += ms;
      laboratory.advance(ms);
      slept.push(ms);
      onSleep(slept);
    },
  };
  return Object.assign(managed, { slept });
}

test("waits for the DNS record and checks less and less often", async () => {
  const { id, challenge } = await pending();
  const waiting = verification(id, 30, (slept) => {
    if (slept.length === 4) laboratory.txtRecords.set(challenge.dns.name, [challenge.dns.value]);
  });
  await waiting.create();
  expect(waiting.slept).toEqual([10_000, 15_000, 22_500, 33_750]);
  expect(waiting.outputs).toMatchObject({ domain_id: id, verified_at: expect.any(String) });
});

test("names the expected record once, while it waits", async () => {
  const { id, challenge } = await pending();
  const waiting = verification(id, 30, (slept) => {
    if (slept.length === 3) laboratory.txtRecords.set(challenge.dns.name, [challenge.dns.value]);
  });
  await waiting.create();
  expect(waiting.session.lines).toEqual([
    `DomainVerification: waiting up to 30 minutes for a TXT record at ${challenge.dns.name} with the value ${challenge.dns.value}.`,
  ]);
  const covered = verification(id, 30);
  await covered.create();
  expect(covered.session.lines).toEqual([]);
});

test("names the expected record and the one found at the timeout", async () => {
  const { id, host, challenge } = await pending();
  laboratory.txtRecords.set(challenge.dns.name, ["something else"]);
  await expect(verification(id, 2).create()).rejects.toThrow(
    new RegExp(
      `${host} was not verified within 2 minutes. Expected a TXT record at ${challenge.dns.name} with the value ${challenge.dns.value}.*something else.*timeout_minutes`,
    ),
  );
});

test("a verification that was lost is gone, so that the next deployment verifies again", async () => {
  const { id, challenge } = await pending();
  laboratory.txtRecords.set(challenge.dns.name, [challenge.dns.value]);
  const managed = verification(id, 1);
  await managed.create();
  expect(await managed.refresh()).toMatchObject({ state: "present" });
  const answer = (await client.call("getDomain", { path: { id } })).data;
  const { read } = managed.definition;
  const lost = await read?.({} as never, { ...answer, status: "failed" });
  expect(lost).toEqual({ state: "gone" });
});
