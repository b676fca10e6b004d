import { type DnsResponder, startDnsResponder } from "../support/dns-responder";
import type { ProgramModules } from "../support/inline-stack";
import { until } from "../support/until";
import { outputOf, succeeded } from "./output-of";
import { declaredNames } from "./state-resource";
import { type Place, workbench } from "./workbench";

const HOST = "www.shop.example";

let dns: DnsResponder;
beforeAll(async () => {
  dns = await startDnsResponder();
});
afterAll(() => dns.close());

const bench = workbench(2, () => ({ dns: dns.address }));

function verifiedHost({ consentform }: ProgramModules, { timeoutMinutes }: { timeoutMinutes: number }) {
  const site = new consentform.Site("shop", { deletionProtection: false });
  const domain = new consentform.Domain("www", { site, host: "www.shop.example" });
  const verified = new consentform.DomainVerification("www-verified", { domain, timeoutMinutes });
  return { domainId: domain.id, verifiedAt: verified.verifiedAt };
}

/** The domain's challenge as soon as someone has created it. */
async function challengeOf(place: Place) {
  const find = async () => {
    const { data } = (await place.own.call("listSites", { query: { include: ["domains"] } })).data;
    return data.flatMap(({ domains }) => domains ?? [])[0]?.challenge;
  };
  await until(async () => (await find()) !== undefined);
  const challenge = await find();
  if (challenge === undefined) throw new Error("the domain disappeared");
  return challenge;
}

test("waits for the DNS record and verifies again after the proof was lost", async () => {
  const place = bench.place();
  const stack = place.inline(verifiedHost);
  const args = { timeoutMinutes: 2 };
  const waiting = stack.up(args);
  const { dns: record } = await challengeOf(place);
  await until(() => dns.questions.some((question) => question.includes(record.name)));
  dns.names[record.name] = { txt: [record.value] };
  const run = succeeded(await waiting);
  expect(run.outputs.verifiedAt).toMatch(/^\d{4}-/);
  const { data: domain } = await place.own.call("getDomain", { path: { id: String(run.outputs.domainId) } });
  expect(domain).toMatchObject({ host: HOST, status: "verified" });
  succeeded(await stack.refresh(args, { expectNoChanges: true }));
  succeeded(await stack.up(args, { expectNoChanges: true }));

  // The host moves to another hand: this domain is deleted, a new one has to prove itself again.
  await place.own.call("deleteDomain", { path: { id: domain.id } });
  expect(declaredNames(succeeded(await stack.refresh(args)).state)).toEqual(["shop"]);
});

test("a wrong record is named at the timeout, with the expected one", async () => {
  const place = bench.place();
  const stack = place.inline(verifiedHost);
  const waiting = stack.up({ timeoutMinutes: 0.05 });
  const { dns: record } = await challengeOf(place);
  dns.names[record.name] = { txt: ["consent-challenge=stale"] };
  const run = await waiting;
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/DomainVerification: www\.shop\.example was not verified within 0\.05 minutes/);
  expect(outputOf(run)).toContain(`a TXT record at ${record.name} with the value ${record.value}`);
});
