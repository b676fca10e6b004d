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

const inputs = { name: "Mail", kind: "email", addresses: ["b@example.com", "a@example.com"] };

test("addresses are changed in place, and their order means nothing", async () => {
  const channel = new Managed("AlertChannel", client, inputs);
  await channel.create();
  expect(channel.diff({ ...inputs, addresses: [...inputs.addresses].reverse() }).kind).toBe("none");
  await channel.update({ ...inputs, addresses: ["c@example.com"] });
  expect((await client.call("getAlertChannel", { path: { id: channel.id } })).data.addresses).toEqual([
    "c@example.com",
  ]);
  await channel.refresh();
  expect(channel.diff().kind).toBe("none");
});

test("a webhook URL is secret: never returned, kept by refresh, identified by its hint", async () => {
  const url = "https://hooks.example.com/services/planted";
  const channel = new Managed("AlertChannel", client, { name: "Slack", kind: "slack", url });
  await channel.create();
  await channel.refresh();
  expect(channel.outputs).toMatchObject({ url, url_hint: expect.stringContaining("hooks.example.com"), effective: {} });
  expect(channel.session.lines.join()).not.toContain("planted");
});
