import { type Client, createClient } from "../../src/provider/client";
import { foresee } from "../../src/provider/lifecycle";
import { registry, render } from "../../src/provider/resources";
import { type Laboratory, openLaboratory, sessionOf } from "./laboratory";
import { newSite, publish } from "./rows/prepared";

/** Announcements of promotions to several sites in one preview. */

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
    const line = await foresee(registry.Promotion, session, request);
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
