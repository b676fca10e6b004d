import { runDueWork } from "@consentform/service";
import { createDnsLookup } from "../../src/service/dns/dns-lookup";
import { checkDueDomains } from "../../src/service/domains/check-due-domains";
import { type DnsResponder, startDnsResponder } from "../support/dns-responder";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let dns: DnsResponder;
  let site: string;

  // A service for each test: the checks of one would be due in the time that passes in another.
  beforeEach(async () => {
    dns = await startDnsResponder();
    under = await start({ dns: createDnsLookup({ server: dns.address }) });
    site = await newSite();
  });
  afterEach(async () => {
    await under.close();
    await dns.close();
  });

  const as = (token: string | undefined) => (token === undefined ? {} : { token });
  async function newSite(token?: string): Promise<string> {
    return (await under.call("createSite", { body: { name: "Shop" }, ...as(token) })).body.id;
  }
  const attach = (host: string, id = site, token?: string) =>
    under.call("createDomain", { path: { id }, body: { host }, ...as(token) });
  const verify = (id: string, token?: string) => under.call("verifyDomain", { path: { id }, ...as(token) });
  const read = (id: string, token?: string) => under.call("getDomain", { path: { id }, ...as(token) });

  /** Publishes the TXT record of a domain. */
  function prove({ body }: TestAnswer): void {
    dns.names[body.challenge.dns.name] = { txt: [body.challenge.dns.value] };
  }
  function unprove({ body }: TestAnswer): void {
    delete dns.names[body.challenge.dns.name];
    dns.names[body.host] = { a: ["198.51.100.1"] };
  }
  async function verified(host: string, id = site, token?: string): Promise<TestAnswer> {
    const domain = await attach(host, id, token);
    prove(domain);
    return verify(domain.body.id, token);
  }

  /** Makes every check that is due now. */
  async function runDue(): Promise<void> {
    while (await checkDueDomains(under.service));
  }
  const status = async (id: string) => (await read(id)).body.status;

  test("find a record that was published later, an hour at most after it", async () => {
    const domain = await attach("patient.example");
    await runDue();
    expect((await read(domain.body.id)).body.last_checked_at).toBeNull();
    prove(domain);
    under.advance(hourMs);
    await runDue();
    expect((await read(domain.body.id)).body).toMatchObject({ status: "verified", failure: null });
    expect(
      (await under.events("domain.verified")).find(({ object_id }) => object_id === domain.body.id)?.actor,
    ).toEqual({
      type: "system",
      id: null,
    });
  });

  test("give up after 72 hours until someone requests a check", async () => {
    const domain = await attach("impatient.example");
    unprove(domain);
    for (let hour = 0; hour < 72; hour += 1) {
      under.advance(hourMs);
      await runDue();
    }
    expect((await read(domain.body.id)).body).toMatchObject({
      status: "failed",
      next_check_at: null,
      failure: { code: "record-missing" },
    });
    under.advance(10_001);
    expect((await verify(domain.body.id)).body).toMatchObject({ status: "pending" });
  });

  test("fail a verified domain after three failures in nine days, and report the first", async () => {
    const domain = await verified("fading.example");
    unprove(domain);
    const seen: unknown[] = [];
    for (const days of [7, 2, 7]) {
      under.advance(days * dayMs);
      await runDue();
      seen.push(await status(domain.body.id));
    }
    expect(seen).toEqual(["verified", "verified", "failed"]);
    const kinds = (await under.events())
      .filter(({ object_id }) => object_id === domain.body.id)
      .map(({ kind }) => kind);
    expect(kinds).toEqual(["domain.verified", "domain.recheck_failing", "domain.failed"]);
    const freed = await under.token({ workspace: "next owner" });
    const theirs = await verified("fading.example", await newSite(freed), freed);
    expect(theirs.body.status).toBe("verified");
  });

  test("resolve their alert when they succeed", async () => {
    const alerts = async () => {
      await runDueWork(under.service);
      const { body } = await under.call("listAlerts");
      return body.data.map(({ kind, state }: TestAnswer["body"]) => [kind, state]);
    };
    const domain = await verified("wavering.example");
    unprove(domain);
    under.advance(7 * dayMs);
    expect(await alerts()).toEqual([["domain.recheck_failing", "open"]]);
    prove(domain);
    under.advance(2 * dayMs);
    expect(await alerts()).toEqual([["domain.recheck_failing", "resolved"]]);
  });

  test("are made once, however many processes run them", async () => {
    const domain = await attach("shared.example");
    const { name } = domain.body.challenge.dns;
    dns.names[name] = { txt: ["another value"] };
    under.advance(hourMs);
    await Promise.all([runDue(), runDue(), runDue()]);
    expect(dns.questions.filter((question) => question === `TXT ${name}`)).toHaveLength(1);
  });

  test("do not take a host that another workspace still proves", async () => {
    const holder = await verified("held.example");
    const rival = await under.token({ workspace: "patient rival" });
    const theirs = await attach("held.example", await newSite(rival), rival);
    dns.names[holder.body.challenge.dns.name] = { txt: [holder, theirs].map(({ body }) => body.challenge.dns.value) };
    under.advance(hourMs);
    await runDue();
    expect((await read(theirs.body.id, rival)).body).toMatchObject({
      status: "pending",
      failure: { code: "claim-lost" },
    });
    expect(await status(holder.body.id)).toBe("verified");
  });
});
