import type { Log } from "sarif";
import type { Schemas } from "../../src/consent/contract";
import { scanCommand } from "../../src/provider/cli/scan";
import { validateCommand } from "../../src/provider/cli/validate";
import { storableText } from "../../src/service/scanner/storable-text";
import type { InProcessService } from "../support/in-process-service";
import { tellMissing } from "../support/required";
import { sarifFaults } from "../support/sarif-faults";
import { readSarif } from "../support/sarif-reader";
import { type ScanServer, startScanServer } from "../support/scan-server";
import type { ScannableSite } from "../support/scannable-site";
import { executablePath } from "../support/start-browser";
import type { Website } from "../support/website";
import { runCommand } from "../unit/provider/cli/recorded-context";

/**
 * SARIF as the product writes it about real scans, against the official schema and before a reader that is not ours.
 */

if (executablePath === null)
  tellMissing("chromium", "No Chromium on this machine: hostile names come from cookies alone.");

let server: ScanServer;
let website: Website;
let under: InProcessService;
let site: ScannableSite;
let token: string;
beforeAll(async () => {
  server = await startScanServer({ browserPath: executablePath });
  ({ website, under, site } = server);
  token = await under.token();
});
afterAll(() => server.close());

type Finding = Schemas["Finding"];

/** Names that mean something to whoever does not take them as names. A header can bring only some of them. */
const hostileCookies = ["<script>alert(1)</script>", "javascript:alert(1)", "[read more](javascript:alert(1))"];
const hostileEntries = [
  ...["<img src=x onerror=alert(1)>", "{0} {1}", "'; drop table findings; --", "\\]\\[]("],
  "a\u0000\u001b[2J\u0007\r\n\u2028\u009b\ud800",
];
/** The entries as they are kept; only a browser sees them. */
const keptEntries = executablePath === null ? [] : hostileEntries.map(storableText);

/**
 * Addresses of pages that browsers take and RFC 3986 does not, or that read as something else: what SARIF calls them,
 * by a cookie set there.
 */
const oddPages: Readonly<Record<string, readonly [path: string, uri: string]>> = {
  home: ["/", "index"],
  brackets: ["/a[b]?q={x}", "a%5Bb%5D?q=%7Bx%7D"],
  percent: ["/all%", "all%25"],
  scheme: ["/javascript:alert(1)", "./javascript:alert(1)"],
  umlaut: ["/caf\u00e9/<b>", "caf%C3%A9/%3Cb%3E"],
  quotes: [`/?q="&r='`, "?q=%22&r=%27"],
};

/**
 * Makes each odd page set a separate cookie, and the home page also these and the hostile entries; it links to the
 * others.
 */
function publishPages(cookies: readonly string[]): void {
  const links = Object.values(oddPages).map(([path]) => `<a href="${path.replaceAll('"', "&quot;")}">x</a>`);
  const names = JSON.stringify(hostileEntries).replaceAll("<", "\\u003c");
  const script = `<script>for (const name of ${names}) localStorage.setItem(name, "1")</script>`;
  website.pages = Object.fromEntries(
    Object.entries(oddPages).map(([cookie, [path]]) => {
      const { pathname, search } = new URL(path, site.origin);
      const isHome = cookie === "home";
      const html = `<head>${site.tag}${isHome ? script : ""}</head><body>${isHome ? links.join("") : ""}</body>`;
      const set = [cookie, ...(isHome ? cookies : [])].map((name) => `${name}=; Path=${pathname}`);
      return [pathname + search, { html, headers: { "set-cookie": set } }];
    }),
  );
}

const scan = (...args: string[]) =>
  runCommand(scanCommand(), [site.id, ...args], {
    CONSENTFORM_ENDPOINT: server.endpoint,
    CONSENTFORM_TOKEN: token,
  });

/** The response of the running service. */
async function findingsOf(scanId: string): Promise<string> {
  const address = `${server.endpoint}/v1/scans/${scanId}/findings?format=sarif`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/sarif+json"]);
  return response.text();
}

const levels = { error: "Error", warning: "Warning", note: "Note" };

/** A text as SARIF writes it: where brackets could make a link they are escaped. */
const plain = (text: string) => (text.includes("](") ? text.replace(/[\\[\]]/g, "\\$&") : text);

test("empty, hostile, suppressed, new and unchanged findings are valid and readable", async () => {
  website.pages = { "/": `<head>${site.tag}</head>` };
  const clean = await scan("--format", "sarif");
  expect(clean).toMatchObject({ status: 0 });

  publishPages(["_ga", ...hostileCookies]);
  const found = JSON.parse((await scan("--format", "json", "--fail-on", "never")).stdout.join("\n"));
  const first = await findingsOf(found.scan.id);
  const accepted = found.findings.find(({ severity }: Finding) => severity === "error");
  const comment = "[Accepted](javascript:alert(1)) <b>by</b> the board {0}";
  await under.call("suppressIssue", { path: { id: accepted.issue_id }, body: { reason: "accepted_risk", comment } });
  publishPages(["_ga", "another", ...hostileCookies]);
  const second = (await scan("--format", "sarif", "--fail-on", "never")).stdout.join("\n");

  const logs = [clean.stdout.join("\n"), first, second];
  expect(logs.map((log) => sarifFaults(JSON.parse(log)))).toEqual([[], [], []]);
  const readings = await readSarif(...logs);
  expect(readings.map(({ complaints }) => complaints)).toEqual([[], [], []]);
  const [none, hostile, changed] = readings.map(({ results }) => results);
  expect(none).toEqual([]);

  expect(hostile).toEqual(
    found.findings.map((finding: Finding) =>
      expect.objectContaining({
        RuleId: finding.rule_id,
        Level: levels[finding.severity],
        Message: plain(finding.evidence),
        PartialFingerprints: finding.fingerprint,
        BaselineState: "New",
        Suppressions: "",
        "Location.Region.StartLine": "1",
        "Run.Tool.Name": "consent scan",
        "Run.AutomationDetails.Id": `${site.id}/preview`,
      }),
    ),
  );
  const messages = found.findings.map(({ evidence }: Finding) => evidence).join();
  for (const name of [...hostileCookies, ...keptEntries]) expect(messages).toContain(name);
  const written = (JSON.parse(first) as Log).runs[0]?.results ?? [];
  // The reader prints an address with its escapes undone where that is unambiguous.
  const at = (uri = "") => new URL(uri, site.origin).href;
  for (const [cookie, [, uri]] of Object.entries(oddPages)) {
    const index = written.findIndex(({ message }) => message.text?.startsWith(`Cookie ${cookie} `));
    const { artifactLocation } = written[index]?.locations?.[0]?.physicalLocation ?? {};
    expect(artifactLocation).toEqual({ uri, uriBaseId: "SITE" });
    expect(at(hostile?.[index]?.["Location.Uri"])).toBe(at(uri));
  }

  const states = changed?.map(({ BaselineState, Suppressions, Message }) => [BaselineState, Suppressions, Message]);
  expect(states?.filter(([state, suppressed]) => state !== "Unchanged" || suppressed !== "")).toEqual([
    ["Unchanged", "External|Accepted", accepted.evidence],
    ["New", "", expect.stringMatching(/^Cookie another was set /)],
  ]);
  expect(JSON.stringify(JSON.parse(second))).toContain(JSON.stringify(comment));
}, 120_000);

test("the reader finds faults where there are some", async () => {
  const location = { physicalLocation: { artifactLocation: { uri: "a[b]" } } };
  const run = { tool: { driver: { name: "x" } }, results: [{ message: { text: "x" }, locations: [location] }] };
  const [reading] = await readSarif(JSON.stringify({ version: "2.1.0", runs: [run] }));
  expect(reading?.complaints).toContainEqual(expect.stringMatching(/^error SARIF1002: .*'a\[b\]' is not a valid URI/));
  const broken = JSON.stringify({ version: "2.1.0", runs: [{}] });
  await expect(readSarif(broken)).rejects.toThrow("Required property 'tool' not found");
}, 120_000);

test("the report of a banner is valid, and read as it was meant", async () => {
  const run = await runCommand(validateCommand, [
    "test/unit/provider/cli/fixtures/banner-with-findings.yaml",
    "--format",
    "sarif",
  ]);
  const log = run.stdout.join("\n");
  expect(sarifFaults(JSON.parse(log))).toEqual([]);
  const [reading] = await readSarif(log);
  // No web page describes the package yet, so there is none to name.
  expect(reading?.complaints).toEqual([
    expect.stringMatching(/^warning SARIF2005: .* does not provide 'informationUri'/),
  ]);
  expect(reading?.results.map(({ RuleId, Level }) => [RuleId, Level])).toEqual([
    ["policy-link-missing", "Error"],
    ["reject-missing", "Error"],
    ["contrast-text", "Warning"],
  ]);
}, 120_000);
