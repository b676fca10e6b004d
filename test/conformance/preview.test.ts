import { type Client, createClient } from "../../src/provider/client";
import { preview, unshownEffects } from "../../src/provider/lifecycle";
import type { Properties } from "../../src/provider/resources";
import { registry, render } from "../../src/provider/resources";
import { type Laboratory, openLaboratory, sessionOf, type TestSession } from "./laboratory";
import { newSite, publish } from "./rows/prepared";

/** Announcements of a preview: of promotions to several sites, of services, and of what is not known yet. */

let laboratory: Laboratory;
let client: Client;
let sites: string[];

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
  sites = await Promise.all(["", "", ""].map(() => newSite(client, { promotion_gate: { mode: "off" } })));
  for (const id of sites) {
    const path = { id, number: await publish(client, id) };
    await client.call("promoteVersion", { path, body: {} });
  }
});
afterEach(() => laboratory.intercept(null));
afterAll(() => laboratory.close());

/** The lines of a preview with this client about a promotion in each site, one after the other. */
async function announced(as: Client): Promise<(string | null)[]> {
  const session = sessionOf(as);
  const lines: (string | null)[] = [];
  for (const id of sites) {
    const request = { id: null, recorded: {}, inputs: { site_id: id, version_number: 2 }, isUnknown: () => false };
    const line = await preview(registry.Promotion, session, request);
    lines.push(line && render(line));
  }
  return lines;
}

const move = expect.stringMatching(/^production of site_\w+: 1 → 2; it holds version 1, moved there at /);

test("a read that does not end is said of its resource, and others are read", async () => {
  laboratory.intercept((request, pass) =>
    request.url.includes(sites[0] ?? "")
      ? new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(new Error("aborted"))))
      : pass(request),
  );
  expect(await announced(client)).toEqual([
    expect.stringMatching(/^production not read, so it is unknown who moved it: .*(time|within|answer)/),
    ...[move, move],
  ]);
});

test("a refused token and a service that is away are said once", async () => {
  const once = (why: RegExp) => [
    expect.stringMatching(
      new RegExp(`^production not read, so this preview does not show who moved it: .*${why.source}`, "i"),
    ),
    ...[null, null],
  ];
  expect(await announced(laboratory.clientOf("cft_unknown"))).toEqual(once(/token|authenticat/));
  expect(await announced(await laboratory.client({ scopes: ["sites:read"] }))).toEqual(once(/stages/));
  const away = createClient({ endpoint: "http://127.0.0.1:1", token: "cft_unknown" });
  expect(await announced(away)).toEqual(once(/127\.0\.0\.1:1|answer/));
});

/** The stand-in for a value that is not known yet. */
const UNKNOWN = Symbol("unknown");
const isUnknown = (value: unknown) => value === UNKNOWN;

/** Everything that a preview with this session says of a creation. */
async function said(session: TestSession, kind: "Promotion" | "Version" | "TemplateRollout", inputs: Properties) {
  const request = { id: null, recorded: {}, inputs, isUnknown };
  const lines = [unshownEffects(registry[kind], request), await preview(registry[kind], session, request)];
  return lines.flatMap((line) => (line === null ? [] : [render(line)])).join("\n");
}

describe("tracked services that production does not serve", () => {
  let site: string;
  const digest = `sha256:${"0".repeat(64)}`;
  const all = (session: TestSession) =>
    Promise.all([
      said(session, "Promotion", { site_id: site, version_number: UNKNOWN }),
      said(session, "Version", { site_id: site, environment: "production", draft_digest: digest }),
      said(session, "TemplateRollout", {
        name: "all",
        template: { id: "tpl_1", document: {} },
        release: "production",
        sites: { one: { site } },
        digests: { one: digest },
      }),
    ]);
  beforeAll(async () => {
    [site = ""] = sites;
    const body = { key: "maps", name: "Maps", company: "Maps Ltd", category: "necessary" };
    await client.call("createService", { path: { id: site }, body });
  });

  test("are announced with each new version, in one request, naming who and when", async () => {
    const who = /maps, changed at \d{4}-\S+Z by token tok_\w+/;
    laboratory.forgetRequests();
    const lines = await all(sessionOf(client));
    expect(lines).toEqual([expect.stringMatching(who), expect.stringMatching(who), expect.stringMatching(who)]);
    const asked = laboratory.requests.map(({ path }) => path.replace(/\?.*/, ""));
    expect(asked).toEqual(["/me", "/sites"]);
    // A version that exists has its services.
    expect(await said(sessionOf(client), "Promotion", { site_id: site, version_number: 1 })).not.toMatch(/maps/);
  });

  test("are said not to be read, once, by a token that may not read them", async () => {
    const session = sessionOf(await laboratory.client({ scopes: ["sites:read", "banner:read"] }));
    const lines = (await all(session)).join("\n");
    expect(lines.match(/tracked services not read.*the token lacks scans:read/g)).toHaveLength(1);
    expect(lines).toMatch(/production of site_\w+: 1 → a version that is published later; it holds version 1, moved/);
  });

  test("are announced when some were removed, and when a site has more than 100", async () => {
    const body = { key: "maps", name: "Maps", company: "Maps Ltd", category: "necessary" };
    const other = sites[1] ?? "";
    const { data: maps } = await client.call("createService", { path: { id: other }, body });
    const number = await publish(client, other);
    await client.call("promoteVersion", { path: { id: other, number }, body: {} });
    expect(await said(sessionOf(client), "Promotion", { site_id: other, version_number: UNKNOWN })).not.toMatch(/maps/);
    await client.call("deleteService", { path: { id: maps.id } });
    const line = await said(sessionOf(client), "Promotion", { site_id: other, version_number: UNKNOWN });
    expect(line).toMatch(/changes production's tracked services: some were removed/);
    for (let count = 0; count <= 100; count += 1) {
      const one = { ...body, key: `s-${count}` };
      await client.call("createService", { path: { id: other }, body: one });
    }
    const many = await said(sessionOf(client), "Promotion", { site_id: other, version_number: UNKNOWN });
    expect(many).toMatch(/changes production's tracked services: more than 100, which this preview does not read/);
  });
});

test("an unknown value never hides that production may get something", async () => {
  const [site = ""] = sites;
  const template = { id: "tpl_1", document: {} };
  const rollout = {
    name: "all",
    template,
    release: "production",
    sites: { one: { site } },
    digests: { one: "sha256:0" },
  };
  const version = { site_id: site, draft_digest: "sha256:0", environment: "production" };
  const cases: [kind: "Promotion" | "Version" | "TemplateRollout", inputs: Properties, says: RegExp][] = [
    ["Promotion", { site_id: site, version_number: UNKNOWN }, /production of site_\w+: \d → a version/],
    ["Promotion", { site_id: site, version_number: 9, reason: UNKNOWN, gate_override: UNKNOWN }, /: \d → 9/],
    ["Promotion", { site_id: UNKNOWN, version_number: 9, adopt: true }, /production of .*site_id.* is not known yet/],
    [
      "Promotion",
      { site_id: UNKNOWN, version_number: 9, adopt: UNKNOWN },
      /production of .*site_id.* is not known yet/,
    ],
    ["Version", { ...version, environment: UNKNOWN }, /production of .*site_id.* gets this version if .*environment/],
    ["Version", { ...version, environment: UNKNOWN, draft_digest: UNKNOWN }, /gets this version if .*environment/],
    ["Version", { ...version, draft_digest: UNKNOWN }, /production of .* gets a text that this preview does not know/],
    ["Version", { ...version, expected_production_number: UNKNOWN }, /^((?!refuses).)*$/s],
    ["TemplateRollout", { ...rollout, release: UNKNOWN }, /production of .*one.* gets this if .*release.*, which/],
    ["TemplateRollout", { ...rollout, sites: UNKNOWN }, /production of the sites in sites, which are not known yet/],
    ["TemplateRollout", { ...rollout, sites: { one: UNKNOWN } }, /production of the sites in sites.one, which are not/],
    ["TemplateRollout", { ...rollout, digests: UNKNOWN }, /production of .*one.* gets a text that this preview does/],
    ["TemplateRollout", { ...rollout, digests: undefined, template: UNKNOWN }, /production of .*one.* gets a text/],
    [
      "TemplateRollout",
      { ...rollout, digests: undefined, template: { id: UNKNOWN }, template_revision: UNKNOWN },
      /gets a text/,
    ],
  ];
  for (const [kind, inputs, says] of cases)
    expect({ kind, inputs, text: await said(sessionOf(client), kind, inputs) }).toMatchObject({
      text: expect.stringMatching(says),
    });
});
