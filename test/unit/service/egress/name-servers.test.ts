import { askNameServers } from "../../../../src/service/egress/name-servers";
import { type DnsResponder, startDnsResponder } from "../../../support/dns-responder";

let dns: DnsResponder;
beforeAll(async () => {
  dns = await startDnsResponder({
    "shop.example": { a: ["93.184.215.14", "93.184.215.15"] },
    "text.example": { txt: ["no address"] },
    "broken.example": { failure: "servfail" },
  });
});
afterAll(() => dns.close());

const resolve = (host: string) => askNameServers([dns.address])(host);

test("asks for all addresses of both kinds", async () => {
  expect([...(await resolve("shop.example"))].sort()).toEqual(["93.184.215.14", "93.184.215.15"]);
  expect(dns.questions).toEqual(expect.arrayContaining(["A shop.example", "AAAA shop.example"]));
});

test.each([
  ["nothing.example", "ENOTFOUND"],
  ["text.example", "ENODATA"],
  ["broken.example", "ESERVFAIL"],
])("distinguishes an absent name from a failed look-up: %s", async (host, code) => {
  await expect(resolve(host)).rejects.toMatchObject({ code });
});
