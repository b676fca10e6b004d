import { knownMembers } from "../../../../../src/provider/lifecycle/values/known-members";
import { component } from "../../../../../src/provider/resources/schema";

test("drops members that the contract does not name, at every depth, and keeps null", () => {
  const site = { name: "a", stages: null, settings: { timezone: "UTC", brand_new: 1 } };
  expect(knownMembers(component("Site"), { ...site, brand_new: 1 })).toEqual({
    ...site,
    settings: { timezone: "UTC" },
  });
});

test("keys of maps and any document stay", () => {
  const labels = { some_key: "a_b", otherKey: "x" };
  expect(knownMembers(component("SiteCreate"), { settings: { labels } })).toEqual({ settings: { labels } });
  const document = { schema_version: "1", consent_mode: { wait_for_update_ms: 1, unknown_member: null } };
  expect(knownMembers(component("ConfigDraft"), { document })).toEqual({ document });
});

test("items of lists and objects behind a nullable choice lose unknown members, too", () => {
  const waiver = { code: "reject-missing", reason: "r", approved_by: "me" };
  const actor = { type: "token", id: "tok_1" };
  const draft = { waivers: [{ ...waiver, brand_new: 1 }], updated_by: { ...actor, brand_new: 1 } };
  expect(knownMembers(component("ConfigDraft"), draft)).toEqual({ waivers: [waiver], updated_by: actor });
});
