import type { FleetSite } from "../../../../src/provider/fleet";
import { type FleetOrder, fleetWaves, type WaveGate } from "../../../../src/provider/fleet/fleet-plan";
import { recordPlace } from "../../../../src/provider/fleet/site-place";

const site = (key: string, more: Partial<FleetSite> = {}): FleetSite => ({
  key,
  hosts: [`${key}.example.com`],
  ...more,
});
const preview = { previewHosts: ["preview.example.com"] };
type Gate = WaveGate & { failOn?: string };
const plan = (order: Partial<FleetOrder<Gate>>) =>
  fleetWaves<Gate>({ sites: [site("nord")], release: "production", ...order }).map(({ name, sites, gate }) => [
    name,
    sites.map(({ key }) => key),
    gate,
  ]);

test("a fleet without waves is one wave without a name, with the gate if there is one", () => {
  expect(plan({})).toEqual([["", ["nord"], null]]);
  expect(plan({ sites: [site("nord", preview)], gate: { failOn: "error" } })).toEqual([
    ["", ["nord"], { failOn: "error" }],
  ]);
});

test("sites without a wave are in the last one, gated only if a map names it", () => {
  const sites = [site("a"), site("b", { wave: "canary", ...preview })];
  const waves = ["canary", "rest"];
  const gate = { failOn: "warning" };
  expect(plan({ sites, waves, gate })).toEqual([
    ["canary", ["b"], gate],
    ["rest", ["a"], null],
  ]);
  const previewed = [site("a", { previewHosts: ["preview.a.example.com"] }), sites[1] as FleetSite];
  expect(plan({ sites: previewed, waves, gate: { rest: gate } })).toEqual([
    ["canary", ["b"], null],
    ["rest", ["a"], gate],
  ]);
});

test("a wave without sites is left out", () => {
  expect(plan({ waves: ["canary", "rest"], gate: {} })).toEqual([["rest", ["nord"], null]]);
});

test("a site without a preview host passes a gate only if the gate skips it", () => {
  const gate = { whenUnverified: "skip" } as const;
  expect(plan({ gate })).toEqual([["", ["nord"], gate]]);
});

test.each<[string, Partial<FleetOrder<Gate>>, RegExp]>([
  ["no sites", { sites: [] }, /^sites is empty\. List at least one site\.$/],
  ["no waves", { waves: [] }, /^waves is empty\. Name at least one wave/],
  [
    "a wave with the name of another one's second rollout",
    { waves: ["eu", "eu-live"], gate: { eu: {} } },
    /^waves: "eu-live" is also the name of the second rollout of the gated wave "eu"\. Choose another name\.$/,
  ],
  [
    "gates of which none names a wave",
    { waves: ["canary", "rest"], gate: { canari: { failOn: "error" } } },
    /^gate: "canari" is not a wave\. Allowed are canary, rest\.$/,
  ],
  ["a wave twice", { waves: ["a", "a"] }, /^waves: "a" is listed more than once/],
  ["a wave with a slash", { waves: ["a/b"] }, /^waves: "a\/b" is not allowed; allowed are 1 to 40 letters/],
  [
    "an unknown wave",
    { sites: [site("nord", { wave: "canery" })], waves: ["canary", "rest"] },
    /^sites: "nord" is in the wave "canery", which `waves` does not list\. Did you mean canary\?$/,
  ],
  [
    "a wave in a fleet without waves",
    { sites: [site("nord", { wave: "canary" })] },
    /^sites: "nord" is in the wave "canary", but the fleet has no waves\. List them in `waves`/,
  ],
  ["a key twice", { sites: [site("a"), site("a")] }, /^sites: the key "a" of "a" is already at "a"/],
  [
    "a host of two sites",
    { sites: [site("a"), site("b", { previewHosts: ["a.example.com"] })] },
    /^sites: the host "a\.example\.com" of "b" is already at "a"\. Each is allowed once\.$/,
  ],
  [
    "more sites than a fleet may have",
    { sites: Array.from({ length: 10_001 }, (_, index) => site(`site-${index}`)) },
    /^sites has 10001 sites; a fleet has at most 10000\. Split them across several stacks\.$/,
  ],
  [
    "a variable that the template does not have",
    { sites: [site("nord", { variables: { titel: "Nord" } })], variables: { title: {} } },
    /^sites: "nord": The template has no variable titel; it has title\.$/,
  ],
  [
    "a site without a required variable",
    { variables: { title: { required: true }, motto: { required: true, default: "x" } } },
    /^sites: "nord": The template requires the variable title\. Give it a value for this site\.$/,
  ],
  [
    "a former component of an unknown site",
    { formerConsentSites: { nrod: "nord" } },
    /^formerConsentSites: "nrod" is not the key of a site\. List only keys of `sites`\.$/,
  ],
  [
    "a gate override of an unknown site",
    { gateOverrides: { nrod: {} } },
    /^rollout\.gateOverrides: "nrod" is not the key of a site\. List only keys of `sites`\.$/,
  ],
  [
    "a gate override before preview",
    { gateOverrides: { nord: {} }, release: "preview" },
    /^rollout\.gateOverrides: has no effect with release "preview"; it is only for production\. Remove it\.$/,
  ],
  [
    "a gate before preview",
    { gate: {}, release: "preview" },
    /^gate: a gate is before production, but release is "preview"/,
  ],
  [
    "a gate of an unknown wave",
    { waves: ["a", "b"], gate: { a: {}, c: {} } },
    /^gate: "c" is not a wave\. Allowed are a, b\.$/,
  ],
  [
    "a gated site without a preview host",
    { waves: ["canary", "rest"], sites: [site("nord", { wave: "canary" })], gate: {} },
    /^sites: "nord" has no preview host, so the gate of the wave "canary" has nothing to scan/,
  ],
])("refuses %s", (_, order, message) => {
  expect(() => plan(order)).toThrow(message);
});

/** A site as `readSites` returns it, which knows its place in the table. */
function listed(file: string, key: string, more: Partial<FleetSite> = {}): FleetSite {
  const one = site(key, more);
  recordPlace(one, (column) => `${file}:2${column === undefined ? "" : `, column ${column}`}`);
  return one;
}

test.each<[string, Partial<FleetOrder<Gate>>, RegExp]>([
  [
    "a key of two tables",
    { sites: [listed("a.csv", "nord"), listed("b.csv", "nord")] },
    /^b\.csv:2, column key: the key "nord" of "nord" is already at a\.csv:2, column key\./,
  ],
  [
    "a host of two tables",
    { sites: [listed("a.csv", "nord"), listed("b.csv", "ost", { previewHosts: ["nord.example.com"] })] },
    /^b\.csv:2, column preview_hosts: the host "nord\.example\.com" of "ost" is already at a\.csv:2, column hosts\./,
  ],
  [
    "a missing variable",
    { sites: [listed("a.csv", "nord")], variables: { title: { required: true } } },
    /^a\.csv:2, column var\.title: "nord": The template requires the variable title\./,
  ],
  [
    "a gated site without a preview host",
    { sites: [listed("a.csv", "nord")], gate: {} },
    /^a\.csv:2, column preview_hosts: "nord" has no preview host/,
  ],
])("names the place of %s", (_, order, message) => {
  expect(() => plan(order)).toThrow(message);
});
