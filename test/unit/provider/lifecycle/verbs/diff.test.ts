import fc from "fast-check";
import type { SchemaNode } from "../../../../../src/consent/contract";
import { digest } from "../../../../../src/consent/values/canonical-json";
import { diff } from "../../../../../src/provider/lifecycle";
import { outputsOf } from "../../../../../src/provider/lifecycle/values/outputs";
import {
  type Definition,
  inputProperties,
  type Kind,
  type Properties,
  registry,
} from "../../../../../src/provider/resources";
import { valuesOf } from "../../../../support/schema-values";

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
const clock = { now: () => Date.parse("2026-11-21T10:00:00.000Z") };
const kinds = Object.keys(registry) as Kind[];

/** Outputs as they are recorded after `inputs` were written. */
function recordedAfter(kind: Kind, inputs: Properties, extra: Properties = {}): Properties {
  return { ...outputsOf(registry[kind], { inputs, answer: null, recorded: {} }), ...extra };
}

function compared(kind: Kind, before: Properties, after: Properties, extra: Properties = {}) {
  return diff(registry[kind], {
    recorded: recordedAfter(kind, before, extra),
    inputs: after,
    isUnknown: (value) => value === UNKNOWN,
    clock,
  });
}

function inputsOf(definition: Definition) {
  const members = inputProperties(definition).map(
    ({ name, schema }) => [name, valuesOf(schema as SchemaNode)] as const,
  );
  return fc.record(Object.fromEntries(members), { requiredKeys: [], noNullPrototype: true });
}

test.each(kinds)("%s does not differ from what was recorded of it", (kind) => {
  fc.assert(
    fc.property(inputsOf(registry[kind]), ({ renew_before_days: _clock, ...inputs }) => {
      expect(compared(kind, inputs, structuredClone(inputs))).toEqual({ kind: "none", replaces: [], changed: [] });
    }),
  );
});

test.each(kinds)("%s: differences are symmetric, and only changed properties replace", (kind) => {
  fc.assert(
    fc.property(inputsOf(registry[kind]), inputsOf(registry[kind]), (one, other) => {
      const there = diffOrProtected(kind, one, other);
      const back = diffOrProtected(kind, other, one);
      expect(there?.changed.length === 0).toBe(back?.changed.length === 0);
      for (const name of there?.replaces ?? [])
        expect(there?.changed.some((leaf) => leaf === `/${name}` || leaf.startsWith(`/${name}/`))).toBe(true);
    }),
  );
});

function diffOrProtected(
  kind: Kind,
  { renew_before_days: _a, ...before }: Properties,
  { renew_before_days: _b, ...after }: Properties,
) {
  return compared(kind, before, after);
}

test("leaves are named, not whole properties", () => {
  const before = { name: "a", settings: { timezone: "UTC", labels: { "a.b": "1", c: "2" } } };
  const after = { name: "a", settings: { timezone: "UTC", labels: { "a.b": "x" } } };
  expect(compared("Site", before, after)).toEqual({
    kind: "inputs",
    replaces: [],
    changed: ["/settings/labels/a.b", "/settings/labels/c"],
  });
});

test("the service's undeclared values are not a difference", () => {
  const inputs = { name: "a", settings: { timezone: "UTC" } };
  const extra = { effective: { settings: { timezone: "UTC", default_language: "de" } }, retention: 9 };
  expect(compared("Site", inputs, inputs, extra).kind).toBe("none");
});

test("the order of unordered lists does not count, that of others does", () => {
  const endpoint = { url: "https://a.example/", event_kinds: ["scan.*", "site.created"] };
  expect(compared("WebhookEndpoint", endpoint, { ...endpoint, event_kinds: ["site.created", "scan.*"] }).kind).toBe(
    "none",
  );
  const draft = { site_id: "s", document: { a: 1 }, waivers: [{ code: "a" }, { code: "b" }] };
  expect(compared("ConfigDraft", draft, { ...draft, waivers: [{ code: "b" }, { code: "a" }] }).kind).toBe("inputs");
});

test("a document is compared by its digest", () => {
  const draft = { site_id: "s", document: { b: 1, a: [1.0] } };
  expect(recordedAfter("ConfigDraft", draft).document).toBe(digest(draft.document));
  expect(compared("ConfigDraft", draft, { site_id: "s", document: { a: [1], b: 1 } }).kind).toBe("none");
  expect(compared("ConfigDraft", draft, { site_id: "s", document: { a: [2], b: 1 } }).changed).toEqual(["/document"]);
});

test("unknown values differ, and may replace", () => {
  const domain = { site_id: "site_1", host: "a.example.com" };
  expect(compared("Domain", domain, { ...domain, site_id: UNKNOWN })).toEqual({
    kind: "inputs",
    replaces: ["site_id"],
    changed: ["/site_id"],
  });
  const draft = { site_id: "s", document: { a: 1 } };
  expect(compared("ConfigDraft", draft, { site_id: "s", document: { a: { b: [UNKNOWN] } } }).changed).toEqual([
    "/document",
  ]);
});

test("declaring the value that the object has anyway replaces nothing", () => {
  const domain = { site_id: "site_1", host: "a.example.com" };
  const explicit = { ...domain, environment: "production" };
  expect(compared("Domain", domain, explicit, { environment: "production" })).toEqual({
    kind: "inputs",
    replaces: [],
    changed: ["/environment"],
  });
  expect(compared("Domain", explicit, domain)).toEqual({ kind: "inputs", replaces: [], changed: ["/environment"] });
  expect(compared("Domain", { ...domain, environment: "preview" }, domain).replaces).toEqual(["environment"]);
});

test("a later change of a creation-only property is not a difference", () => {
  const version = { site_id: "s", draft_digest: "d", note: "one" };
  expect(
    compared("Version", version, { site_id: "s", draft_digest: "d", note: "two", reconsent: "force", adopt: "s/1" })
      .kind,
  ).toBe("none");
});

test("a mark of unfinished work is a difference", () => {
  const site = { name: "a" };
  expect(compared("Site", site, site, { __unfinished: true })).toEqual({ kind: "remote", replaces: [], changed: [] });
  expect(compared("Site", site, { name: "b" }, { __unfinished: true }).kind).toBe("inputs");
});

test("compares declared values with those of an object that was only looked up", () => {
  const recorded = { name: "a", retention: 1095 };
  const request = { isUnknown: () => false, clock };
  expect(diff(registry.Site, { ...request, recorded, inputs: { name: "a" } }).kind).toBe("none");
  expect(diff(registry.Site, { ...request, recorded, inputs: { name: "b" } }).kind).toBe("inputs");
});

describe("Token", () => {
  const token = { name: "ci", scopes: ["sites:read"], expires_in_days: 90, renew_before_days: 14 };

  test.each([
    ["2026-12-05T10:00:00.001Z", "none", []],
    ["2026-12-05T09:59:59.999Z", "remote", ["expires_in_days"]],
    ["2026-11-20T00:00:00.000Z", "remote", ["expires_in_days"]],
  ])("expires at %s: %s", (expiresAt, kind, replaces) => {
    expect(compared("Token", token, token, { expires_at: expiresAt })).toEqual({ kind, replaces, changed: [] });
  });

  test("is not renewed unless requested", () => {
    const { renew_before_days: _without, ...inputs } = token;
    expect(compared("Token", inputs, inputs, { expires_at: "2026-11-20T00:00:00.000Z" }).kind).toBe("none");
  });
});

test("a protected site is never replaced", () => {
  const { diff: own } = registry.Site;
  const standard = { kind: "inputs" as const, replaces: ["name"], changed: ["/name"] };
  const work = { inputs: {}, recorded: {}, nowMs: 0, origin: "written" as const };
  expect(() => own?.(work, standard)).toThrow(/deletion_protection/);
  expect(own?.({ ...work, recorded: { deletion_protection: false } }, standard)).toBe(standard);
  expect(own?.(work, { ...standard, replaces: [] })).toMatchObject({ replaces: [] });
});
