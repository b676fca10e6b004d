import { registry } from "../../../../../src/provider/resources";
import {
  decodePrivate,
  emptyPrivateState,
  encodePrivate,
  withoutPlan,
} from "../../../../../src/provider/terraform/resource/private-state";
import { readStoredState } from "../../../../../src/provider/terraform/resource/stored-state";
import { providerSchema } from "../../../../../src/provider/terraform/schema";

/** A site as a release stored it that had `plan_name` and no `external_key`. */
const oldState = {
  id: "site_01",
  workspace_id: "wks_01",
  name: "Shop",
  retention: 400,
  plan_name: "pro",
  settings: {
    default_language: "de",
    colour: "blue",
    labels: { team: "web" },
    promotion_gate: null,
    timezone: "UTC",
    record_ip: null,
    allow_direct_production: false,
  },
  deletion_protection: true,
  script_url: "https://cdn.example/s.js",
};

test("reads an older state, dropping removed attributes and adding new as null", () => {
  const state = readStoredState(registry.Site, Buffer.from(JSON.stringify(oldState)));
  const names = providerSchema().resources.consentform_site?.attributes.map(({ name }) => name) ?? [];
  expect(Object.keys(state).sort()).toEqual(names.sort());
  expect(state).toMatchObject({ id: "site_01", retention: 400, external_key: null, etag: null });
  expect(state.settings).toEqual({
    default_language: "de",
    labels: { team: "web" },
    promotion_gate: null,
    timezone: "UTC",
    record_ip: null,
    allow_direct_production: false,
  });
});

test("a state of another form is refused with the place", () => {
  const wrong = Buffer.from(JSON.stringify({ ...oldState, retention: { days: 3 } }));
  expect(() => readStoredState(registry.Site, wrong)).toThrow(/retention/);
  expect(() => readStoredState(registry.Site, Buffer.from("null"))).toThrow(/must be an object/);
});

test("reads private state of 0.2.0, which has Pulumi's names; keys of maps stay", () => {
  const declared = ["/deletionProtection", "/settings/labels/aB", "/settings/promotionGate/maxScanAgeHours"];
  const planned = [...declared, "/settings/recordIp"];
  const former = { __declared: declared, key: "k", resource: "r", planned };
  const here = ["/deletion_protection", "/settings/labels/aB", "/settings/promotion_gate/max_scan_age_hours"];
  expect(decodePrivate(registry.Site, Buffer.from(JSON.stringify(former)))).toEqual({
    ...emptyPrivateState,
    key: "k",
    resource: "r",
    declared: here,
    planned: [...here, "/settings/record_ip"],
  });
  const sites = { __declared: ["/sites/aB/versionNumber"] };
  expect(decodePrivate(registry.ScanGate, Buffer.from(JSON.stringify(sites))).declared).toEqual([
    "/sites/aB/version_number",
  ]);
});

test("private state survives a round trip, and foreign bytes are empty", () => {
  const kept = {
    declared: ["/name"],
    unfinished: true,
    origin: "imported",
    key: "k",
    formerKeys: ["j"],
    resource: "r-1",
    ownId: "o",
    planned: ["/name"],
    plannedKey: "l",
    deletionPlannedIn: "r",
  } as const;
  expect(decodePrivate(registry.Site, encodePrivate(kept))).toEqual(kept);
  expect(decodePrivate(registry.Site, encodePrivate(emptyPrivateState))).toEqual(emptyPrivateState);
  expect(withoutPlan(kept)).toEqual({ ...kept, planned: null, plannedKey: null, deletionPlannedIn: null });
  for (const foreign of ["", "not json", "[]", '{"__declared":5,"key":1}']) {
    expect(decodePrivate(registry.Site, Buffer.from(foreign))).toEqual(emptyPrivateState);
  }
});
