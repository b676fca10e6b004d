import { clientAddress } from "../../../../src/service/request/client-address";
import { defaultSettings } from "../../../../src/service/runtime/settings";

const settings = { ...defaultSettings, trustedProxies: ["10.0.0.0/8", "2001:db8:1::/48"] };
const from = (forwarded: string, peer = "10.0.0.1") =>
  clientAddress(peer, new Request("http://localhost/", { headers: { "x-forwarded-for": forwarded } }), settings);

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:5678", "192.0.2.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  // Proxies of the own network are passed over, with a port as well.
  ["192.0.2.7:1, 10.1.1.1:8080", "192.0.2.7"],
  ["192.0.2.7, [2001:db8:1::5]:80, 10.1.1.1", "192.0.2.7"],
  ["198.51.100.1, 192.0.2.7:80", "192.0.2.7"],
  ["", "10.0.0.1"],
  // Not an address: it stays one client.
  ["unknown", "unknown"],
  ["192.0.2.7:port", "192.0.2.7:port"],
  ["host:80", "host:80"],
])("X-Forwarded-For %p names the client %s", (forwarded, client) => {
  expect(from(forwarded)).toEqual({ address: client, isFromTrustedProxy: true });
});

test("ignores X-Forwarded-For of a peer that is not trusted", () => {
  expect(from("192.0.2.7:80", "203.0.113.9")).toEqual({ address: "203.0.113.9", isFromTrustedProxy: false });
});

test.each(["10.0.0.1", "::ffff:10.0.0.1", "::FFFF:a00:1"])("trusts a proxy in each spelling: %s", (peer) => {
  expect(from(`192.0.2.7, ${peer}`, peer)).toEqual({ address: "192.0.2.7", isFromTrustedProxy: true });
});

test.each(["::ffff:203.0.113.9", "::10.0.0.1", "64:ff9b::10.0.0.1"])("does not trust %s for 10.0.0.0/8", (peer) => {
  expect(from("192.0.2.7", peer)).toEqual({ address: peer, isFromTrustedProxy: false });
});
