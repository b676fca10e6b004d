import { checkHost, registrableDomain } from "../../../../src/consent/rules";

const code = (host: string, isLoopbackAllowed = false) => checkHost(host, { isLoopbackAllowed })?.code ?? null;

test.each([
  "example.com",
  "www.example.co.uk",
  "shop.github.io",
  "xn--mnchen-3ya.de",
  "xn--e1afmkfd.xn--p1ai",
  "xn--eckwd4c7c.jp",
  "a-b.example",
  "1a.example",
  `${"a".repeat(63)}.example`,
])("%s may be attached", (host) => {
  expect(checkHost(host, { isLoopbackAllowed: false })).toBeNull();
});

test.each([
  ["", "length"],
  [`${"a.".repeat(127)}com`, "length"],
  [`${"a".repeat(2000)}.com`, "length"],
  ["https://shop.example", "scheme"],
  ["shop.example/privacy", "path"],
  ["user@shop.example", "path"],
  ["shop.example:8443", "port"],
  ["127.0.0.1", "address"],
  ["127.1", "address"],
  ["2130706433", "address"],
  ["0x7f.0x1", "address"],
  ["[::1]", "address"],
  ["::ffff:10.0.0.1", "address"],
  ["*.shop.example", "wildcard"],
  ["shop.example.", "trailing-dot"],
  ["münchen.de", "unicode"],
  ["Shop.example", "case"],
  ["shop..example", "form"],
  ["-shop.example", "form"],
  ["sh_op.example", "form"],
  ["ab--cd.example", "form"],
  ["xn--zzzzzz.example", "form"],
  [`${"a".repeat(64)}.example`, "form"],
  ["com", "public-suffix"],
  ["co.uk", "public-suffix"],
  ["github.io", "public-suffix"],
  ["intranet", "public-suffix"],
  ["localhost", "loopback"],
  ["app.localhost", "loopback"],
  // pаypal with a Cyrillic а, and an all-Cyrillic аррӏе.
  ["xn--pypal-4ve.com", "look-alike"],
  ["xn--80ak6aa92e.com", "look-alike"],
])("%s is refused: %s", (host, expected) => {
  expect(code(host)).toBe(expected);
});

test("loopback names are accepted where they are allowed, addresses never", () => {
  expect(code("localhost", true)).toBeNull();
  expect(code("app.localhost", true)).toBeNull();
  expect(code("127.0.0.1", true)).toBe("address");
});

test.each([
  ["https://Shop.example/x?y", "shop.example"],
  ["shop.example:80", "shop.example"],
  ["MÜNCHEN.de", "xn--mnchen-3ya.de"],
  ["*.shop.example", "shop.example"],
])("the refusal of %s suggests %s, which is accepted", (host, suggestion) => {
  expect(checkHost(host, { isLoopbackAllowed: false })?.suggestion).toBe(suggestion);
  expect(code(suggestion)).toBeNull();
});

test("private suffixes separate customers", () => {
  expect(registrableDomain("a.b.example.co.uk")).toBe("example.co.uk");
  expect(registrableDomain("x.alice.github.io")).toBe("alice.github.io");
  expect(registrableDomain("github.io")).toBeNull();
});
