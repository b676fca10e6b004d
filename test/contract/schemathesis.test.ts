import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Listener, listen } from "@consentform/service";
import { operations } from "../../src/consent/contract";
import { publishedDocument } from "../../src/consent/contract/published-document";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import { pythonTools, run } from "../support/python-tools";
import { seed } from "../support/seed";

/**
 * Schemathesis, a property-based fuzzer of another project, against a service that listens: documented requests, and in
 * the soak CONSENTFORM_SCHEMATHESIS_EXAMPLES random ones to every operation. In CI, fuzz.test.ts sends the random
 * requests, with the same expectations of the answers. Repeat a failure with CONSENTFORM_SEED.
 */

const soaked = process.env.CONSENTFORM_SCHEMATHESIS_EXAMPLES;
const examples = Number(soaked ?? 2);

let inhabited: InhabitedService;
let site: InhabitedSite;
let listener: Listener;
let folder: string;
let tools: string | null;
let requests = 0;

beforeAll(async () => {
  tools = await pythonTools();
  folder = await mkdtemp(join(tmpdir(), "consentform-schemathesis-"));
  // With https the session's cookie has the name that the contract documents.
  inhabited = await startInhabitedService({ settings: { origin: "https://127.0.0.1" } });
  site = await inhabited.inhabit();
  listener = await listen(
    (request) => inhabited.service.service.fetch(request, { address: nextAddress() }),
    "127.0.0.1",
    0,
  );
}, 300_000);
afterAll(async () => {
  await listener.close(1000);
  await inhabited.close();
  await rm(folder, { recursive: true, force: true });
});

/** Another address for each request, since requests without a valid token are limited by address. */
function nextAddress(): string {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}

/** The requests of a run: generated ones, or the documented examples as they are. */
type Tried = "generated" | "documented";

/** Credentials by security scheme, and the ids of real objects, which most requests use. */
function configuration(tried: Tried): string {
  const cookie = inhabited.credentials(operations.getBillingSubscription).headers.cookie ?? "";
  const session = /__Host-\w+session=([^;]+)/.exec(cookie)?.[1];
  const ids = new Map<string, string>();
  const settings = Object.values(operations).flatMap((operation) => {
    const [, kind = "", id = ""] = site.pathOf(operation).split("/");
    const hasId = operation.path.startsWith(`/${kind}/{id}`);
    if (hasId) ids.set(kind, id);
    const own = [
      ...(hasId ? [`parameters = { "path.id" = { dictionary = "${kind}", probability = 0.8 } }`] : []),
      ...(operation.auth === "user" ? [`headers = { "Sec-Fetch-Site" = "same-origin" }`] : []),
    ];
    return own.length === 0 ? [] : [`[[operations]]`, `include-operation-id = "${operation.id}"`, ...own];
  });
  return `
hooks = "schemathesis_hooks"
[dictionaries]
${[...ids].map(([kind, id]) => `${kind} = { values = ["${id}"] }`).join("\n")}
[auth.openapi]
token = { bearer = "${inhabited.workspace.token}" }
session = { api_key = "${session}" }
[generation]
# Strings with U+0000 are refused, which no pattern of the contract says of every string.
allow-x00 = false
[checks]
# It needs a second user; bindings.test.ts and every-route.test.ts try ids of other sites and workspaces on each operation.
object_level_authorization.enabled = false
# 412 and 422: rules across members and objects. Documented examples keep the rules across members.
positive_data_acceptance.expected-statuses = ["2xx", 304, 401, 403, 404, 409, 412, 429${tried === "generated" ? ", 422" : ""}]
negative_data_rejection.expected-statuses = ["4xx"]
${tried === "generated" ? "" : "[phases.examples]\nextra-data-sources.responses = false"}
[warnings]
fail-on = ["missing_auth"]
${settings.join("\n")}
`;
}

/** Its report, and whether it found nothing. */
async function fuzzed(
  contract: object,
  tried: Tried,
  ...options: string[]
): Promise<{ readonly isClean: boolean; readonly report: string }> {
  if (tools === null) throw new Error("there are no Python tools");
  await writeFile(join(folder, "openapi.json"), JSON.stringify(contract));
  await writeFile(join(folder, "schemathesis.toml"), configuration(tried));
  const command = ["run", "openapi.json", "--url", `http://127.0.0.1:${listener.port}/v1`, "--seed", String(seed)];
  const rest = ["--max-examples", String(examples), "--continue-on-failure", "--no-color", ...options];
  try {
    const { stdout } = await run(join(tools, "schemathesis"), [...command, ...rest], {
      cwd: folder,
      maxBuffer: 2 ** 28,
      env: { ...process.env, PYTHONPATH: join(__dirname, "..", "support") },
    });
    return { isClean: true, report: stdout };
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return { isClean: false, report: stdout + stderr || String(error) };
  }
}

if (soaked !== undefined) {
  test("schemathesis gets no undocumented answer from any operation", async () => {
    if (tools === null) return;
    const { isClean, report } = await fuzzed(publishedDocument(), "generated");
    expect(isClean ? "" : report).toBe("");
    expect(report).toMatch(/Selected: 71\/71\n\s+Tested: 71\n/);
    expect(inhabited.service.takeErrors()).toEqual([]);
  }, 7_200_000);
}

test("accepts the documented examples together, but for ids that it does not have", async () => {
  if (tools === null) return;
  const { isClean, report } = await fuzzed(publishedDocument(), "documented", "--phases", "examples");
  expect(isClean ? "" : report).toBe("");
}, 300_000);

test("schemathesis reports an answer that is not documented, and a refused example", async () => {
  if (tools === null) return;
  const document = publishedDocument();
  const me = document.paths["/me"]?.get as { readonly responses: Readonly<Record<string, unknown>> };
  const { "200": answer, ...others } = me.responses;
  const withoutAnswer = { ...me, responses: { ...others, "202": answer } };
  const regime = document.paths["/r"]?.get as { readonly parameters: readonly { name: string }[] };
  const parameters = regime.parameters.map((one) => (one.name === "region" ? { ...one, example: "US-CA" } : one));
  const paths = { ...document.paths, "/me": { get: withoutAnswer }, "/r": { get: { ...regime, parameters } } };
  const both = ["getMe", "resolveRegime"].flatMap((id) => ["--include-operation-id", id]);
  const { isClean, report } = await fuzzed(
    { ...document, paths },
    "documented",
    ...both,
    ...["--phases", "examples,fuzzing"],
  );
  expect(isClean).toBe(false);
  expect(report).toMatch(/GET \/me\b[\s\S]*Undocumented status code/);
  expect(report).toContain("country=DE");
}, 120_000);
