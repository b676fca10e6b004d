import type { Client } from "../../src/provider/client";
import type { InlineProgram } from "../support/inline-stack";
import { bannerTitled } from "./banner";
import { outputOf, succeeded } from "./output-of";
import { workbench } from "./workbench";

/** Two people deploy one program from local backends: project, stack and resources have equal names. */

const bench = workbench(2);

interface Args {
  who: string;
  document: ReturnType<typeof bannerTitled>;
}

const program: InlineProgram<Args> = ({ consentform }, { who, document }) => {
  const site = new consentform.Site("shop", { name: who, deletionProtection: false });
  new consentform.ConfigDraft("banner", { site, document });
  new consentform.Domain("www", { site, host: `${who}.shop.example` });
  new consentform.TrackedService("stats", {
    site,
    key: "stats",
    name: "Stats",
    company: `${who} Ltd`,
    category: "analytics",
  });
  const url = `https://hooks.example.com/${who}`;
  new consentform.AlertChannel("ops", { name: who, kind: "slack", url });
  new consentform.WebhookEndpoint("hook", { url, eventKinds: ["*"] });
  new consentform.Token("ci", { name: who, scopes: ["sites:read"] });
  return undefined;
};

const argsOf = (who: string): Args => ({ who, document: bannerTitled(who) });

/** Everything that a workspace holds, as the service lists it. */
async function held(client: Client) {
  const { data: sites } = (await client.call("listSites", { query: { include: ["domains", "services"] } })).data;
  const { data: channels } = (await client.call("listAlertChannels")).data;
  const { data: hooks } = (await client.call("listWebhookEndpoints")).data;
  const { data: tokens } = (await client.call("listTokens")).data;
  const valid = tokens.map(({ id, name, status, retires_at }) => ({ id, name, status, retires_at }));
  // Deliveries are attempted in the meantime, and counted.
  const edited = [...channels, ...hooks].map(({ id, updated_at }) => ({ id, updated_at }));
  return { sites, receivers: edited, tokens: valid };
}

test("a second person with another token is refused, and changes nothing of the first", async () => {
  const place = bench.place();
  const alice = place.inline(program);
  succeeded(await alice.up(argsOf("alice")));
  const colleague = await place.dashboard();
  const before = await held(place.own);

  const bob = place.inline(program, { token: colleague.secret });
  const refused = await bob.up(argsOf("bob"));
  expect(refused.exitCode).not.toBe(0);
  for (const kind of ["Site", "AlertChannel", "WebhookEndpoint"])
    expect(outputOf(refused)).toMatch(new RegExp(`${kind}: .*consentform:owner.*adopt: "`));
  // A new token is made beside the first one, which is only reported.
  expect(outputOf(refused)).toMatch(/another stack may have created it, so it stays valid/);
  succeeded(await bob.destroy(argsOf("bob")));
  expect(await held(place.own)).toEqual(before);
  succeeded(await alice.refresh(argsOf("alice"), { expectNoChanges: true }));
});

test("with consentform:owner, two people have separate objects", async () => {
  const place = bench.place();
  const alice = place.inline(program);
  succeeded(await alice.up(argsOf("alice")));
  const before = await held(place.own);

  // The token is the same: `owner` alone separates the two.
  const bob = place.inline(program, { owner: "bob" });
  succeeded(await bob.up(argsOf("bob")));
  const both = await held(place.own);
  for (const [kind, more] of [
    ["sites", 1],
    ["receivers", 2],
    ["tokens", 1],
  ] as const) {
    expect(both[kind]).toHaveLength(before[kind].length + more);
    expect<unknown>(both[kind]).toEqual(expect.arrayContaining<unknown>([...before[kind]]));
  }
  succeeded(await alice.up(argsOf("alice"), { expectNoChanges: true }));
  succeeded(await bob.destroy(argsOf("bob")));
  expect(await held(place.own)).toEqual(before);
  succeeded(await alice.refresh(argsOf("alice"), { expectNoChanges: true }));
});
