import { Problem } from "../../../../src/service/http/problem";
import {
  checkHostsVerified,
  type FetchableDomain,
  fetchableDomains,
  homePage,
  isHostCovered,
  localAddress,
} from "../../../../src/service/scans/site-hosts";

const remote = { isLocalAllowed: false, localPort: null };
const local = { isLocalAllowed: true, localPort: 8080 };

function domain(host: string, more: Partial<FetchableDomain> = {}): FetchableDomain {
  return {
    id: `dom_${host}`,
    host,
    status: "verified",
    include_subdomains: true,
    verification_method: "dns_txt",
    ...more,
  };
}

test.each([
  [domain("shop.example"), "shop.example", true],
  [domain("shop.example"), "www.shop.example", true],
  [domain("shop.example"), "evilshop.example", false],
  [domain("shop.example", { include_subdomains: false }), "www.shop.example", false],
  // Only DNS proves what lies below.
  [domain("shop.example", { verification_method: "file" }), "www.shop.example", false],
  [domain("www.shop.example"), "shop.example", false],
])("%j covers %s: %s", (one, host, expected) => {
  expect(isHostCovered([one], host)).toBe(expected);
});

test("only verified domains count, but for the embedded mode", () => {
  const domains = [
    domain("a.example", { status: "pending" }),
    domain("b.example"),
    domain("c.example", { status: "failed" }),
  ];
  expect(fetchableDomains(domains, remote).map(({ host }) => host)).toEqual(["b.example"]);
  expect(fetchableDomains(domains, local)).toHaveLength(3);
});

test.each([
  [[], [], []],
  [[domain("a.example", { status: "pending" })], [], ["dom_a.example"]],
  [[domain("a.example", { status: "pending" }), domain("b.example")], ["https://www.a.example/"], ["dom_a.example"]],
  [[domain("b.example")], ["https://elsewhere.example/"], []],
])("domain-not-verified names what to verify", (domains, urls, ids) => {
  const check = () =>
    checkHostsVerified(
      domains,
      urls.map((url) => new URL(url)),
      remote,
    );
  expect(check).toThrow(Problem);
  try {
    check();
  } catch (error) {
    expect(error instanceof Problem && [error.slug, error.details.domain_ids]).toEqual(["domain-not-verified", ids]);
  }
});

test("verified hosts pass", () => {
  expect(() => checkHostsVerified([domain("b.example")], [new URL("https://www.b.example/x")], remote)).not.toThrow();
});

test("loopback hosts are asked at the configured port, others over https", () => {
  expect(homePage("shop.example", local).href).toBe("https://shop.example/");
  expect(homePage("shop.localhost", local).href).toBe("http://shop.localhost:8080/");
  expect(localAddress(new URL("http://shop.localhost:1234/x"), local).href).toBe("http://shop.localhost:1234/x");
  expect(localAddress(new URL("http://shop.localhost/x"), remote).href).toBe("http://shop.localhost/x");
});
