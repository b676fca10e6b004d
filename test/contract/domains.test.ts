import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createDnsLookup } from "../../src/service/dns/dns-lookup";
import { createEgress } from "../../src/service/egress/egress";
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
  /** Answers what the hosts of this test's websites serve; both loopback names reach it. */
  let page: RequestListener = (_request, response) => response.writeHead(404).end();
  const website = createServer((request, response) => page(request, response));
  /** Addresses that names resolve to; others do not exist. */
  const addresses = new Map<string, string[]>();

  beforeAll(async () => {
    dns = await startDnsResponder();
    website.listen(0, "127.0.0.1");
    await once(website, "listening");
    const resolveHost = async (host: string) => addresses.get(host) ?? [];
    under = await start({
      dns: createDnsLookup({ server: dns.address, timeoutMs: 200 }),
      egress: createEgress({ isLocalAllowed: true, resolveHost }),
      settings: { isLocalAllowed: true, localPort: (website.address() as AddressInfo).port },
    });
    site = await newSite();
  });
  afterAll(async () => {
    await under.close();
    await dns.close();
    website.close();
  });

  async function newSite(token?: string): Promise<string> {
    const { body } = await under.call("createSite", {
      body: { name: "Shop" },
      ...(token === undefined ? {} : { token }),
    });
    return body.id;
  }

  /** A request in the name of one workspace. */
  const as = (token: string | undefined) => (token === undefined ? {} : { token });
  const attach = (host: string, more: Record<string, unknown> = {}, id = site, token?: string) =>
    under.call("createDomain", { path: { id }, body: { host, ...more }, ...as(token) });
  const verify = (id: string, body?: Record<string, unknown>, token?: string) =>
    under.call("verifyDomain", { path: { id }, body, ...as(token) });
  const read = (id: string, token?: string) => under.call("getDomain", { path: { id }, ...as(token) });

  /** Publishes the TXT record of a domain. */
  function prove({ body }: TestAnswer, value: string = body.challenge.dns.value): void {
    dns.names[body.challenge.dns.name] = { txt: [value] };
  }
  function unprove({ body }: TestAnswer): void {
    delete dns.names[body.challenge.dns.name];
    dns.names[body.host] = { a: ["198.51.100.1"] };
  }

  async function verified(
    host: string,
    more: Record<string, unknown> = {},
    id = site,
    token?: string,
  ): Promise<TestAnswer> {
    const domain = await attach(host, more, id, token);
    prove(domain);
    return verify(domain.body.id, undefined, token);
  }

  describe("attaching", () => {
    test("makes a pending domain with its challenge", async () => {
      const answer = await attach("www.attach.example");
      expect(answer.status).toBe(201);
      expect(answer.headers.get("location")).toBe(`/v1/domains/${answer.body.id}`);
      expect(answer.body).toMatchObject({
        site_id: site,
        host: "www.attach.example",
        include_subdomains: true,
        environment: "production",
        verification_method: "dns_txt",
        covers_subdomains: true,
        status: "pending",
        failure: null,
        verified_at: null,
        last_checked_at: null,
      });
      const { value } = answer.body.challenge.dns;
      expect(answer.body.challenge).toEqual({
        dns: { name: "_consent-challenge.www.attach.example", type: "TXT", value },
        file: { path: "/.well-known/consent-challenge.txt", body: value },
        meta: { name: "consent-challenge", content: value },
      });
    });

    test("again is 200 with the same domain, and changes only include_subdomains", async () => {
      const first = await attach("again.example", { verification_method: "file" });
      const second = await attach("again.example", { include_subdomains: false, verification_method: "meta_tag" });
      expect([second.status, second.body.id]).toEqual([200, first.body.id]);
      expect(second.body).toMatchObject({ include_subdomains: false, verification_method: "file" });
    });

    test("keeps the creator when another token attaches the host again", async () => {
      const { body: me } = await under.call("getMe", {});
      const first = await attach("recorded.example");
      expect(first.body.created_by).toEqual({ type: "token", id: me.token.id });
      const again = await attach("recorded.example", { include_subdomains: false }, site, await under.token());
      expect([again.status, again.body.created_by]).toEqual([200, first.body.created_by]);
      expect((await read(first.body.id)).body.created_by).toEqual(first.body.created_by);
    });

    test("returns null as the creator of a domain that predates the field", async () => {
      const { body } = await attach("older.example");
      await under.service.store.db.updateTable("domains").set({ created_by: null }).where("id", "=", body.id).execute();
      expect((await read(body.id)).body.created_by).toBeNull();
    });

    test("with If-None-Match, attaches a new host only and leaves an existing one as it is", async () => {
      const only = (value: string, body: object) =>
        under.call("createDomain", { path: { id: site }, body, headers: { "If-None-Match": value } });
      const first = await only("*", { host: "new-only.example" });
      expect(first.status).toBe(201);
      const again = await only("*", { host: "new-only.example", include_subdomains: false });
      expect([again.status, again.slug, again.body.conflicting_id]).toEqual([
        412,
        "precondition-failed",
        first.body.id,
      ]);
      expect((await read(first.body.id)).body).toEqual(first.body);
      expect((await only("*", { host: "new-only.example", environment: "preview" })).status).toBe(201);
      const tag = await only('"r3"', { host: "tagged.example" });
      expect([tag.slug, tag.body.parameter]).toEqual(["invalid-parameter", "If-None-Match"]);
      // Headers are read before an earlier answer is repeated.
      const headers = { "Idempotency-Key": "the-same-key-as-before" };
      const another = { path: { id: site }, body: { host: "another.example" } };
      expect((await under.call("createDomain", { ...another, headers })).status).toBe(201);
      const repeated = async (condition: string) =>
        (await under.call("createDomain", { ...another, headers: { ...headers, "If-None-Match": condition } })).slug;
      expect(await repeated('"etag"')).toBe("invalid-parameter");
      // The condition belongs to the request, so a host that is not new is not reported as new.
      expect(await repeated("*")).toBe("idempotency-key-reused");
    });

    test("has one value for a site and host, which survives detaching", async () => {
      const first = await attach("stable.example");
      const preview = await attach("stable.example", { environment: "preview" });
      await under.call("deleteDomain", { path: { id: first.body.id } });
      const second = await attach("stable.example");
      const elsewhere = await attach(
        "stable.example",
        {},
        await newSite(await under.token({ workspace: "stable" })),
        await under.token({ workspace: "stable" }),
      );
      const values = [first, preview, second, elsewhere].map(({ body }) => body.challenge.dns.value);
      expect(new Set(values.slice(0, 3)).size).toBe(1);
      expect(values[3]).not.toBe(values[0]);
    });

    test("another site's host is host-taken, and its id is hidden from a bound token", async () => {
      const taken = await attach("taken.example");
      const other = await newSite();
      const answer = await attach("taken.example", {}, other);
      expect([answer.status, answer.body.reason, answer.body.field]).toEqual([409, "host-taken", "host"]);
      expect(answer.body.conflicting_id).toBe(taken.body.id);
      const bound = await attach("taken.example", {}, other, await under.token({ siteId: other }));
      expect([bound.body.reason, bound.body.conflicting_id]).toEqual(["host-taken", null]);
      expect((await attach("taken.example", { environment: "preview" }, other)).status).toBe(201);
    });

    test.each([
      "https://shop.example",
      "shop.example:443",
      "shop.example/path",
      "Shop.example",
      "10.0.0.1",
      "[::1]",
      "com",
      "co.uk",
      "github.io",
      "*.shop.example",
      "shop.example.",
      "münchen.example",
      "a..example",
      "-a.example",
      "",
    ])("the host %j is validation-failed at /host", async (host) => {
      const answer = await attach(host);
      expect([answer.status, answer.slug, answer.body.errors[0].pointer]).toEqual([422, "validation-failed", "/host"]);
    });

    test("unknown members and wrong values are named", async () => {
      const answer = await attach("x.example", { port: 1, environment: "staging" });
      expect(answer.body.errors.map((error: { pointer: string; code: string }) => [error.pointer, error.code])).toEqual(
        expect.arrayContaining([["/port", "unknown-key"]]),
      );
    });

    test("replays with the same key and refuses the key for another host", async () => {
      const headers = { "idempotency-key": '"attach-1"' };
      const send = (host: string) => under.call("createDomain", { path: { id: site }, body: { host }, headers });
      const [first, second, other] = [
        await send("replay.example"),
        await send("replay.example"),
        await send("other.example"),
      ];
      expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
      expect([first, second].map((answer) => answer.headers.get("idempotency-replayed"))).toEqual([null, "true"]);
      expect([other.status, other.slug]).toEqual([422, "idempotency-key-reused"]);
    });

    test("a hundred domains are the limit of a site", async () => {
      const full = await newSite();
      await Promise.all(Array.from({ length: 100 }, (_, index) => attach(`d${index}.full.example`, {}, full)));
      const answer = await attach("d100.full.example", {}, full);
      expect([answer.status, answer.slug]).toEqual([403, "plan-limit-reached"]);
      expect(answer.body).toMatchObject({ resource: "domains", limit: 100, used: 100 });
      expect((await attach("d5.full.example", {}, full)).status).toBe(200);
    });

    test("two sites that attach a host at the same time: one of them gets it", async () => {
      const sites = [await newSite(), await newSite()];
      const answers = await Promise.all(sites.map((id) => attach("race.example", {}, id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    });
  });

  describe("reading and detaching", () => {
    test("include=domains shows the same objects", async () => {
      const id = await newSite();
      const { body: domain } = await attach("included.example", {}, id);
      const { body } = await under.call("getSite", { path: { id }, query: { include: "domains" } });
      expect(body.domains).toEqual([domain]);
    });

    test("a stranger's domain, a bound token's foreign one and a deleted one are not found", async () => {
      const { body } = await attach("hidden.example");
      const stranger = await under.token({ workspace: "stranger" });
      const bound = await under.token({ siteId: await newSite() });
      for (const token of [stranger, bound]) {
        expect((await read(body.id, token)).slug).toBe("not-found");
        expect((await verify(body.id, undefined, token)).slug).toBe("not-found");
        expect((await under.call("deleteDomain", { path: { id: body.id }, token })).slug).toBe("not-found");
      }
      expect((await under.call("deleteDomain", { path: { id: body.id } })).status).toBe(204);
      expect((await under.call("deleteDomain", { path: { id: body.id } })).slug).toBe("not-found");
      expect((await read(body.id)).slug).toBe("not-found");
    });

    test("a token bound to preview touches no production domain", async () => {
      const { body } = await attach("bound.example");
      const token = await under.token({ environment: "preview" });
      const answers = [
        await attach("bound2.example", {}, site, token),
        await verify(body.id, undefined, token),
        await under.call("deleteDomain", { path: { id: body.id }, token }),
      ];
      expect(answers.map(({ slug }) => slug)).toEqual(Array(3).fill("token-binding-mismatch"));
      expect((await attach("bound2.example", { environment: "preview" }, site, token)).status).toBe(201);
      expect((await read(body.id, token)).status).toBe(200);
    });
  });

  describe("verification by DNS", () => {
    test("finds the record, sends the event and checks again in a week", async () => {
      const answer = await verified("dns.example");
      expect(answer.body).toMatchObject({ status: "verified", failure: null, inherited_from: null });
      expect(Date.parse(answer.body.next_check_at) - Date.parse(answer.body.last_checked_at)).toBe(7 * dayMs);
      expect((await under.events("domain.verified")).slice(-1)[0]).toMatchObject({
        object_id: answer.body.id,
        data: { host: "dns.example", environment: "production", previous: { status: "pending" }, failure_code: null },
        actor: { type: "token" },
      });
    });

    test("joins the strings of a record, compares exactly and takes one of several records", async () => {
      const domain = await attach("joined.example");
      const { name, value } = domain.body.challenge.dns;
      dns.names[name] = { txt: ["v=spf1 -all", [value.slice(0, 10), value.slice(10)]] };
      expect((await verify(domain.body.id)).body.status).toBe("verified");
    });

    test.each([
      [
        "record-missing",
        (name: string, host: string) => ({ [host]: { a: ["198.51.100.1"] }, [`x.${name}`]: {} }),
        null,
      ],
      [
        "value-mismatch",
        (name: string) => ({ [name]: { txt: ["consent-verify=other", "second"] } }),
        ["consent-verify=other", "second"],
      ],
      ["dns-error", (name: string) => ({ [name]: { failure: "servfail" as const } }), null],
      ["timeout", (name: string) => ({ [name]: { isSilent: true } }), null],
      ["nxdomain", () => ({}), null],
    ])("reports %s, and the domain stays pending", async (code, names, found) => {
      const domain = await attach(`${code}.failing.example`);
      Object.assign(dns.names, names(domain.body.challenge.dns.name, domain.body.host));
      const answer = await verify(domain.body.id);
      expect([answer.status, answer.body.status]).toEqual([200, "pending"]);
      expect(answer.body.failure).toEqual({ code, detail: expect.stringMatching(/^[A-Z].*\.$/), found });
    });

    test("upper case is another value", async () => {
      const domain = await attach("case.example");
      prove(domain, domain.body.challenge.dns.value.toUpperCase());
      expect((await verify(domain.body.id)).body.failure.code).toBe("value-mismatch");
    });

    test("asks at most once in ten seconds, however many ask at the same time", async () => {
      const domain = await attach("often.example");
      const { name } = domain.body.challenge.dns;
      const asked = () => dns.questions.filter((question) => question === `TXT ${name}`).length;
      await Promise.all(Array.from({ length: 6 }, () => verify(domain.body.id)));
      expect(asked()).toBe(1);
      prove(domain);
      expect((await verify(domain.body.id)).body.status).toBe("pending");
      expect(asked()).toBe(1);
      under.advance(10_001);
      expect((await verify(domain.body.id)).body.status).toBe("verified");
    });

    test("a check that fails fills failure and leaves a verified domain verified", async () => {
      const domain = await verified("keeps.example");
      unprove(domain);
      under.advance(10_001);
      const answer = await verify(domain.body.id);
      expect(answer.body).toMatchObject({
        status: "verified",
        verified_at: domain.body.verified_at,
        failure: { code: "record-missing" },
      });
    });

    test("an unknown method or member is refused, an empty body is not", async () => {
      const { body } = await attach("body.example");
      expect((await verify(body.id, { method: "mail" })).body.errors[0].pointer).toBe("/method");
      expect((await verify(body.id, { methods: [] })).body.errors[0].code).toBe("unknown-key");
      expect((await verify(body.id)).status).toBe(200);
    });
  });

  describe("verification by file and meta element", () => {
    const local = (name: string, method: string) => attach(`${name}.localhost`, { verification_method: method });

    test("reads the file at its path, white space around it ignored", async () => {
      const domain = await local("file", "file");
      let seen: unknown;
      page = (request, response) => {
        seen = [request.url, request.headers.host?.split(":")[0]];
        response.end(`\n${domain.body.challenge.file.body}\n`);
      };
      const answer = await verify(domain.body.id);
      expect(answer.body).toMatchObject({ status: "verified", covers_subdomains: false });
      expect(seen).toEqual(["/.well-known/consent-challenge.txt", "file.localhost"]);
    });

    test("reads the meta element of the home page", async () => {
      const domain = await local("meta", "meta_tag");
      const { content } = domain.body.challenge.meta;
      page = (request, response) =>
        response.end(request.url === "/" ? `<head><meta name="consent-challenge" content="${content}"></head>` : "");
      expect((await verify(domain.body.id)).body.status).toBe("verified");
    });

    test.each([
      ["file", "another value", "value-mismatch"],
      ["meta_tag", '<meta name="consent-challenge" content="x">', "value-mismatch"],
      ["meta_tag", "<body><meta name=consent-challenge content=x>", "record-missing"],
    ])("by %s, finding %j, reports %s without quoting it", async (method, text, code) => {
      const domain = await local(`found-${code}-${method.slice(0, 4)}`, method);
      page = (_request, response) => response.end(text);
      expect((await verify(domain.body.id)).body.failure).toMatchObject({ code, found: null });
    });

    test.each([
      [404, "record-missing"],
      [500, "http-status"],
      [302, "http-status"],
    ])("a file answered with %i is %s", async (status, code) => {
      const domain = await local(`status-${status}`, "file");
      page = (_request, response) => response.writeHead(status, { location: "http://127.0.0.1:9/" }).end();
      expect((await verify(domain.body.id)).body.failure.code).toBe(code);
    });

    test.each([
      ["private", ["10.0.0.1"], "address-refused"],
      ["metadata", ["169.254.169.254"], "address-refused"],
      ["mixed", ["93.184.215.14", "192.168.1.1"], "address-refused"],
      ["v6", ["fd00::1"], "address-refused"],
      ["absent", [], "nxdomain"],
    ])("a host with %s addresses is never asked", async (name, resolved, code) => {
      const host = `${name}.egress.example`;
      addresses.set(host, resolved);
      const domain = await attach(host, { verification_method: "file" });
      expect((await verify(domain.body.id)).body.failure.code).toBe(code);
    });

    test("a new method is checked at once and keeps the status", async () => {
      const domain = await verified("switch.localhost");
      page = (_request, response) => response.writeHead(404).end();
      const answer = await verify(domain.body.id, { method: "file" });
      expect(answer.body).toMatchObject({
        verification_method: "file",
        status: "verified",
        covers_subdomains: false,
        failure: { code: "record-missing" },
      });
    });
  });

  describe("inheritance", () => {
    test("a proof by DNS covers hosts below it, attached later, in the same workspace only", async () => {
      const parent = await verified("parent.example");
      const child = await attach("a.b.parent.example");
      expect(child.body).toMatchObject({ status: "verified", inherited_from: parent.body.id, last_checked_at: null });
      const stranger = await under.token({ workspace: "heirs" });
      const foreign = await attach("c.parent.example", {}, await newSite(stranger), stranger);
      expect(foreign.body.status).toBe("pending");
      expect((await attach("notparent.example")).body.status).toBe("pending");
    });

    test("a file proves the exact host, and so does a record without subdomains", async () => {
      await verified("exact.example", { include_subdomains: false });
      expect((await attach("www.exact.example")).body.status).toBe("pending");
    });

    test("a host attached before its parent was proved is verified when it is asked about", async () => {
      const child = await attach("early.late.example");
      const parent = await verified("late.example");
      const answer = await verify(child.body.id);
      expect(answer.body).toMatchObject({ status: "verified", inherited_from: parent.body.id, failure: null });
    });

    test("ends when the parent is detached: the child stays verified and is checked", async () => {
      const parent = await verified("gone.example");
      const child = await attach("www.gone.example");
      await under.call("deleteDomain", { path: { id: parent.body.id } });
      const after = await read(child.body.id);
      expect(after.body).toMatchObject({ status: "verified", inherited_from: null });
      expect(Date.parse(after.body.next_check_at)).toBeLessThanOrEqual(under.service.runtime.now().getTime());
    });

    test("ends when the parent stops covering subdomains, or passes to one further up", async () => {
      const top = await verified("chain.example");
      const middle = await verified("m.chain.example");
      const child = await attach("www.m.chain.example");
      expect(child.body.inherited_from).toBe(middle.body.id);
      await attach("m.chain.example", { include_subdomains: false });
      expect((await read(child.body.id)).body).toMatchObject({ status: "verified", inherited_from: top.body.id });
    });

    test("passes to the other environment's domain of the same host", async () => {
      const production = await verified("twin.example");
      const preview = await verified("twin.example", { environment: "preview" });
      const child = await attach("www.twin.example");
      const [carrier, other] =
        child.body.inherited_from === production.body.id ? [production, preview] : [preview, production];
      await under.call("deleteDomain", { path: { id: carrier.body.id } });
      expect((await read(child.body.id)).body).toMatchObject({ status: "verified", inherited_from: other.body.id });
    });
  });

  describe("claims of two workspaces", () => {
    let rival: string;
    let rivalSite: string;
    beforeAll(async () => {
      rival = await under.token({ workspace: "rival" });
      rivalSite = await newSite(rival);
    });

    test("a host may be pending in both, and a valid proof keeps the rival out", async () => {
      const mine = await attach("both.example");
      const theirs = await attach("both.example", {}, rivalSite, rival);
      const values = [mine, theirs].map(({ body }) => body.challenge.dns.value);
      dns.names[mine.body.challenge.dns.name] = { txt: values };
      expect((await verify(mine.body.id)).body.status).toBe("verified");
      const answer = await verify(theirs.body.id, undefined, rival);
      expect([answer.status, answer.slug, answer.body.host]).toEqual([409, "domain-claimed", "both.example"]);
      expect((await read(theirs.body.id, rival)).body.status).toBe("pending");
    });

    test("a holder whose proof is gone loses the claim at once", async () => {
      const mine = await verified("moved.example");
      const child = await attach("www.moved.example");
      const theirs = await attach("moved.example", {}, rivalSite, rival);
      prove(theirs);
      expect((await verify(theirs.body.id, undefined, rival)).body.status).toBe("verified");
      const lost = await read(mine.body.id);
      expect(lost.body).toMatchObject({
        status: "failed",
        verified_at: null,
        failure: { code: "claim-lost" },
        next_check_at: null,
      });
      expect((await under.events("domain.failed")).slice(-1)[0]).toMatchObject({
        object_id: mine.body.id,
        data: { previous: { status: "verified" }, failure_code: "claim-lost" },
        actor: { type: "system", id: null },
      });
      expect((await read(child.body.id)).body.inherited_from).toBeNull();
    });

    test.each(["servfail", "silent"])("a holder whose servers fail (%s) keeps the claim", async (kind) => {
      const mine = await verified(`${kind}.unknown.example`);
      const theirs = await attach(mine.body.host, {}, rivalSite, rival);
      const value = theirs.body.challenge.dns.value;
      const { name } = theirs.body.challenge.dns;
      // The rival's own check succeeds; by the time the holder is asked, the servers fail.
      dns.names[name] = { txt: [value] };
      const failing = kind === "silent" ? { isSilent: true } : { failure: "servfail" as const };
      Object.defineProperty(dns.names, name, {
        configurable: true,
        get: () => {
          const asked = dns.questions.filter((question) => question === `TXT ${name}`).length;
          return asked > before ? failing : { txt: [value] };
        },
      });
      const before = dns.questions.filter((question) => question === `TXT ${name}`).length + 1;
      const answer = await verify(theirs.body.id, undefined, rival);
      delete dns.names[name];
      expect(answer.slug).toBe("domain-claimed");
      expect((await read(mine.body.id)).body.status).toBe("verified");
    });

    test("the more specific proof wins a sub-host and ends proofs that relied on the other", async () => {
      const mine = await verified("wide.example");
      const child = await attach("shop.wide.example");
      const theirs = await attach("shop.wide.example", {}, rivalSite, rival);
      prove(theirs);
      expect((await verify(theirs.body.id, undefined, rival)).body.status).toBe("verified");
      expect((await read(child.body.id)).body).toMatchObject({ status: "failed", failure: { code: "claim-lost" } });
      expect((await read(mine.body.id)).body.status).toBe("verified");
      expect((await attach("www.shop.wide.example")).body.status).toBe("pending");
      expect((await attach("www.wide.example")).body.status).toBe("verified");
    });

    test("detaching releases the claim, and so does deleting the site", async () => {
      const mine = await verified("released.example");
      const own = await newSite();
      const second = await verified("released-too.example", {}, own);
      await under.call("deleteDomain", { path: { id: mine.body.id } });
      await under.call("deleteSite", { path: { id: own } });
      for (const host of [mine.body.host, second.body.host]) {
        const theirs = await attach(host, {}, rivalSite, rival);
        prove(theirs);
        expect((await verify(theirs.body.id, undefined, rival)).body.status).toBe("verified");
      }
    });

    test("one of two concurrent proofs claims the host", async () => {
      const mine = await attach("simultaneous.example");
      const theirs = await attach("simultaneous.example", {}, rivalSite, rival);
      dns.names[mine.body.challenge.dns.name] = { txt: [mine, theirs].map(({ body }) => body.challenge.dns.value) };
      const answers = await Promise.all([verify(mine.body.id), verify(theirs.body.id, undefined, rival)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });
});
