import { providerFunctions } from "../../../../src/provider/terraform/functions";
import { doubledStops } from "../../../support/doubled-stops";

/** Texts that are refused in different places: by the parsers, by their values, and by the canonical form. */
const refused = [
  "planted: [",
  "{ planted: secret",
  "planted",
  '"planted"',
  "*planted",
  '{"a": "planted',
  '{"planted": 1, "a": planted}',
  "a: &x [planted]\nb: *planted\n",
  "planted: .inf",
  '{"planted": "\\ud800"}',
  "- planted",
];

test.each(providerFunctions)("$name quotes nothing of an argument that it refuses", ({ name, call }) => {
  const messages = refused.flatMap((text) => {
    try {
      call(text);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(messages.length).toBeGreaterThan(name === "validate_banner" ? 5 : 7);
  expect(messages.filter((message) => message.includes("planted"))).toEqual([]);
  expect(messages.flatMap(doubledStops)).toEqual([]);
});

test.each([
  ["taken.. Choose", 1],
  ["taken. . Choose", 1],
  ["[secret]..", 1],
  ["reading ... done", 0],
  ["see ../a and a..b", 0],
  ["one. Two.", 0],
])("finds a doubled full stop in %j: %i", (text, count) => {
  expect(doubledStops(text)).toHaveLength(count);
});

test("parse_banner merges keys, keeps the word no, and names the line of an error", () => {
  const parse = providerFunctions.find(({ name }) => name === "parse_banner")?.call ?? (() => null);
  const texts = "a: &a\n  title: x\n  ok: y\nno:\n  <<: *a\n  ok: no\n";
  expect(JSON.parse(String(parse(texts)))).toEqual({ a: { title: "x", ok: "y" }, no: { title: "x", ok: "no" } });
  expect(() => parse("a: 1\nb: [\n")).toThrow(/at line 3, column 1 \(BAD_INDENT|at line \d, column \d/);
});

/** The waves that the module gets for a fleet. */
function fleetWaves(fleet: object): unknown {
  return providerFunctions.find(({ name }) => name === "fleet_waves")?.call(JSON.stringify(fleet));
}

const nord = { hosts: ["nord.example"], preview_hosts: ["preview.nord.example"], wave: "canary" };
const ost = { hosts: ["ost.example"], preview_hosts: [], wave: null };
const fleet = { sites: { nord, ost }, waves: ["canary", "empty", "rest"], release: "production" };

test("fleet_waves gives each wave its sites, and the gate to the waves that have one", () => {
  const waves = (canary: boolean, rest: boolean) => [
    { name: "canary", sites: ["nord"], is_gated: canary },
    { name: "rest", sites: ["ost"], is_gated: rest },
  ];
  expect(fleetWaves({ ...fleet, gate: null, gates: null })).toEqual(waves(false, false));
  expect(fleetWaves({ ...fleet, gate: { when_unverified: "fail" } })).toEqual(waves(true, false));
  expect(fleetWaves({ ...fleet, gates: { rest: { when_unverified: "skip" } } })).toEqual(waves(false, true));
  expect(fleetWaves({ ...fleet, gates: {} })).toEqual(waves(false, false));
  const only = { sites: { nord: { ...nord, wave: null } }, waves: [], release: "production", gate: {} };
  expect(fleetWaves(only)).toEqual([{ name: "", sites: ["nord"], is_gated: true }]);
});

test.each([
  [{ gates: { rest: { when_unverified: "fail" } } }, /"ost" has no preview host.* or set when_unverified to "skip"/],
  [{ gates: { rset: {} } }, /^gates: "rset" is not a wave/],
  [{ gate_overrides: ["nrod"] }, /^gate_overrides: "nrod" is not the key of a site/],
  [{ gate_overrides: ["nord"], release: "preview" }, /^gate_overrides: has no effect with release "preview"/],
  [{ sites: {} }, /^sites is empty/],
  [{ sites: { nord: {} } }, /each with a list `hosts`/],
])("fleet_waves refuses %j", (more, message) => {
  expect(() => fleetWaves({ ...fleet, ...more })).toThrow(
    expect.objectContaining({ message: expect.stringMatching(message) }),
  );
});
