import { createDnsLookup, parseDnsServer } from "../../../../src/service/dns/dns-lookup";
import { type DnsName, type DnsResponder, startDnsResponder } from "../../../support/dns-responder";

const CHALLENGE = "_consent-challenge.shop.example.test";
const open: DnsResponder[] = [];

async function responder(names: Record<string, DnsName>): Promise<DnsResponder> {
  const started = await startDnsResponder(names);
  open.push(started);
  return started;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    return `answered ${JSON.stringify(await work)}`;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

/** A recursive server that delegates example.test, and the authoritative server behind it. */
async function delegated(zone: Record<string, DnsName>, recursiveNames: Record<string, DnsName> = {}) {
  const recursive = await responder({
    "example.test": { ns: ["ns1.example.test"] },
    "ns1.example.test": { a: ["127.0.0.1"] },
    "shop.example.test": { a: ["198.51.100.7"] },
    ...recursiveNames,
  });
  const authoritative = await responder(zone);
  const options = {
    recursiveServers: [recursive.address],
    authoritativePort: authoritative.port,
    isLocalAllowed: true,
    timeoutMs: 200,
  };
  return { recursive, authoritative, options, dns: createDnsLookup(options) };
}

describe("the authoritative servers", () => {
  test("are found by walking up and asked instead of the recursive one", async () => {
    const { dns, recursive } = await delegated(
      { [CHALLENGE]: { txt: ["fresh"] } },
      { [CHALLENGE]: { txt: ["from a cache"] } },
    );
    await expect(dns.txt(CHALLENGE)).resolves.toEqual(["fresh"]);
    expect(recursive.questions).not.toContain(`TXT ${CHALLENGE}`);
  });

  test("uses the name's own zone when the host is an alias of another zone's apex", async () => {
    const { dns } = await delegated(
      { [CHALLENGE]: { txt: ["own zone"] } },
      {
        "shop.example.test": { cname: "cdn.test" },
        "cdn.test": { ns: ["ns.cdn.test"], a: ["198.51.100.9"] },
        "ns.cdn.test": { a: ["127.0.0.9"] },
      },
    );
    await expect(dns.txt(CHALLENGE)).resolves.toEqual(["own zone"]);
  });

  test("are not asked at private addresses", async () => {
    const { options } = await delegated({ [CHALLENGE]: { txt: ["secret"] } });
    const dns = createDnsLookup({ ...options, isLocalAllowed: false });
    expect(await failureOf(dns.txt(CHALLENGE))).toBe("address-refused");
  });

  test("missing at every level is nxdomain", async () => {
    const { dns } = await delegated({});
    expect(await failureOf(dns.txt("_consent-challenge.shop.nowhere.test"))).toBe("nxdomain");
  });

  test("a delegation that cannot be read is dns-error", async () => {
    const { dns } = await delegated({}, { "example.test": { failure: "servfail" } });
    expect(await failureOf(dns.txt(CHALLENGE))).toBe("dns-error");
  });
});

describe("TXT records", () => {
  test("have their strings joined, each record for itself", async () => {
    const { dns } = await delegated({ [CHALLENGE]: { txt: [["consent-", "challenge=", "abc"], "other"] } });
    await expect(dns.txt(CHALLENGE)).resolves.toEqual(["consent-challenge=abc", "other"]);
  });

  test("too long for UDP come over TCP", async () => {
    const long = Array.from({ length: 20 }, (_, index) => `value-${index}-${"x".repeat(100)}`);
    const { dns, authoritative } = await delegated({ [CHALLENGE]: { txt: long } });
    await expect(dns.txt(CHALLENGE)).resolves.toEqual(long);
    expect(authoritative.questions).toContain(`TXT ${CHALLENGE} tcp`);
  });

  test("are followed through an alias in the same zone", async () => {
    const { dns } = await delegated({
      [CHALLENGE]: { cname: "proof.example.test" },
      "proof.example.test": { txt: ["aliased"] },
    });
    await expect(dns.txt(CHALLENGE)).resolves.toEqual(["aliased"]);
  });

  test("are followed through an alias into another zone, at that zone's servers", async () => {
    const { dns, authoritative } = await delegated(
      { [CHALLENGE]: { cname: "proof.elsewhere.test" } },
      { "elsewhere.test": { ns: ["ns.elsewhere.test"] }, "ns.elsewhere.test": { a: ["127.0.0.1"] } },
    );
    authoritative.names["unrelated.elsewhere.test"] = { txt: ["no"] };
    expect(await failureOf(dns.txt(CHALLENGE))).toBe("record-missing");
    authoritative.names["proof.elsewhere.test"] = { txt: ["there"] };
    await expect(dns.txt(CHALLENGE)).resolves.toEqual(["there"]);
  });

  test("are followed through several aliases, but not through a loop of them", async () => {
    const server = await responder({
      [CHALLENGE]: { cname: "b.example.test" },
      "b.example.test": { cname: "c.example.test" },
      "c.example.test": { txt: ["third"] },
    });
    const dns = createDnsLookup({ server: server.address, timeoutMs: 200 });
    await expect(dns.txt(CHALLENGE)).resolves.toEqual(["third"]);
    server.names["c.example.test"] = { cname: "b.example.test" };
    expect(await failureOf(dns.txt(CHALLENGE))).toBe("dns-error");
  });

  test.each([
    ["no record although the host exists", { "shop.example.test": { a: ["198.51.100.7"] } }, "record-missing"],
    ["another type only", { [CHALLENGE]: { a: ["198.51.100.7"] } }, "record-missing"],
    ["a host that does not exist", { "other.example.test": { a: ["198.51.100.7"] } }, "nxdomain"],
    ["SERVFAIL", { [CHALLENGE]: { failure: "servfail" } }, "dns-error"],
    ["REFUSED", { [CHALLENGE]: { failure: "refused" } }, "dns-error"],
    ["silence", { [CHALLENGE]: { isSilent: true } }, "timeout"],
  ] as [string, Record<string, DnsName>, string][])("with %s", async (_what, zone, code) => {
    const { dns } = await delegated(zone);
    expect(await failureOf(dns.txt(CHALLENGE))).toBe(code);
  });
});

describe("--dns", () => {
  test("replaces the authoritative servers, and nothing else is asked", async () => {
    const server = await responder({ [CHALLENGE]: { txt: ["local"] } });
    const dns = createDnsLookup({ server: parseDnsServer(server.address), recursiveServers: ["127.0.0.1:1"] });
    await expect(dns.txt(CHALLENGE)).resolves.toEqual(["local"]);
    expect(server.questions).toEqual([`TXT ${CHALLENGE}`]);
  });

  test.each([
    ["127.0.0.1:5353", "127.0.0.1:5353"],
    ["127.0.0.1", "127.0.0.1:53"],
    ["localhost:5353", "127.0.0.1:5353"],
    ["[::1]:5353", "[::1]:5353"],
  ])("reads %s", (value, expected) => {
    expect(parseDnsServer(value)).toBe(expected);
  });

  test.each(["", "dns.example.com:53", "127.0.0.1:0", "127.0.0.1:65536", "::1:5353", "127.0.0.1:x"])(
    "refuses %j, naming the form",
    (value) => {
      expect(() => parseDnsServer(value)).toThrow(/--dns: found .* expected ADDRESS:PORT/);
    },
  );
});
