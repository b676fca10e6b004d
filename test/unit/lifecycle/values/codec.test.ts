import fc from "fast-check";
import { fromWire, toWire } from "../../../../src/lifecycle/values/codec";
import { component, programName } from "../../../../src/resources/schema";
import { valuesOf } from "../../../support/schema-values";

const site = component("SiteCreate");

test("declared properties are renamed at every depth, keys of maps are not", () => {
  const wire = {
    name: "Shop",
    settings: {
      default_language: "de",
      promotion_gate: { max_scan_age_hours: 2 },
      labels: { some_key: "a_b", otherKey: "x" },
    },
  };
  const program = {
    name: "Shop",
    settings: {
      defaultLanguage: "de",
      promotionGate: { maxScanAgeHours: 2 },
      labels: { some_key: "a_b", otherKey: "x" },
    },
  };
  expect(fromWire(site, wire)).toEqual(program);
  expect(toWire(site, program)).toEqual(wire);
});

test("keeps the service's spelling of any document", () => {
  const draft = component("ConfigDraft");
  const document = { schema_version: "1", consent_mode: { wait_for_update_ms: 1, unknown_member: null } };
  const program = fromWire(draft, { site_id: "site_1", document, updated_by: { type: "token", id: "tok_1" } });
  expect(program).toEqual({ siteId: "site_1", document, updatedBy: { type: "token", id: "tok_1" } });
  expect(toWire(draft, program)).toHaveProperty("document", document);
});

test("unknown members are dropped from responses, and null stays null", () => {
  expect(fromWire(component("Site"), { name: "a", brand_new: 1, stages: null })).toEqual({ name: "a", stages: null });
});

test("objects behind a nullable choice and in lists are renamed", () => {
  const wire = { waivers: [{ code: "reject-missing", reason: "r", approved_by: "me" }] };
  expect(fromWire(component("PutConfigDraftRequest"), wire)).toEqual({
    waivers: [{ code: "reject-missing", reason: "r", approvedBy: "me" }],
  });
});

test.each([
  "SiteCreate",
  "DomainCreate",
  "AlertChannelCreate",
  "WebhookEndpointCreate",
  "TokenCreate",
  "PublishVersionRequest",
])("every value of %s survives the way to a program and back", (name) => {
  const schema = component(name);
  fc.assert(
    fc.property(valuesOf(schema), (wire) => {
      expect(toWire(schema, fromWire(schema, wire))).toEqual(wire);
    }),
  );
});

test("no two members of one object get the same name in programs", () => {
  for (const name of [
    "Site",
    "SiteSettings",
    "ConfigDraft",
    "Version",
    "AlertChannel",
    "WebhookEndpoint",
    "Token",
    "Domain",
  ]) {
    const members = Object.keys(component(name).properties ?? {});
    expect(new Set(members.map(programName)).size).toBe(members.length);
  }
});
