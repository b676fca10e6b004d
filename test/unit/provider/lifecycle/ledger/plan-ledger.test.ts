import { createPlanLedger, type PlannedObject } from "../../../../../src/provider/lifecycle/ledger/plan-ledger";
import { registry } from "../../../../../src/provider/resources";

const { ScanSchedule, Site, Token, Version } = registry;
const schedule = (id: string | null, resource: string | null): PlannedObject => ({
  id,
  inputs: { site_id: "site_1" },
  key: null,
  resource,
});
const token = (id: string | null, resource: string): PlannedObject => ({ id, inputs: {}, key: "k", resource });
const isUnknown = () => false;

test("two resources may not delete and create one object, in either order", () => {
  const [first, second] = [createPlanLedger(), createPlanLedger()];
  expect(first.record(ScanSchedule, schedule("site_1", "a"), "deleted", isUnknown)).toEqual([]);
  expect(first.record(ScanSchedule, schedule(null, "b"), "created", isUnknown)).toEqual(["created"]);
  expect(second.record(ScanSchedule, schedule(null, "b"), "created", isUnknown)).toEqual([]);
  expect(second.record(ScanSchedule, schedule("site_1", "a"), "deleted", isUnknown)).toEqual(["created"]);
});

test("one resource may delete an object and keep it, and two may not", () => {
  const plan = createPlanLedger();
  expect(plan.record(ScanSchedule, schedule("site_1", "a"), "kept", isUnknown)).toEqual([]);
  expect(plan.record(ScanSchedule, schedule("site_1", "a"), "deleted", isUnknown)).toEqual([]);
  expect(plan.record(ScanSchedule, schedule("site_1", null), "deleted", isUnknown)).toEqual(["kept"]);
  expect(plan.record(ScanSchedule, schedule("site_2", "b"), "kept", isUnknown)).toEqual([]);
  expect(plan.record(ScanSchedule, schedule("site_4", "a"), "deleted", isUnknown)).toEqual([]);
  expect(plan.record(ScanSchedule, schedule("site_4", "b"), "kept", isUnknown)).toEqual(["kept"]);
  // Both were imported, so nothing shows that they are one resource.
  expect(plan.record(ScanSchedule, schedule("site_3", null), "kept", isUnknown)).toEqual([]);
  expect(plan.record(ScanSchedule, schedule("site_3", null), "deleted", isUnknown)).toEqual(["kept"]);
});

test("a kept object has its id alone: its inputs and key may be those of a new one", () => {
  const plan = createPlanLedger();
  plan.record(ScanSchedule, schedule("site_2", "a"), "kept", isUnknown);
  expect(plan.record(ScanSchedule, schedule("site_1", "b"), "deleted", isUnknown)).toEqual([]);
});

test("a new token may not have the key of another one, also during an apply", () => {
  const plan = createPlanLedger();
  expect(plan.record(Token, token("tok_1", "a"), "kept", isUnknown)).toEqual([]);
  expect(plan.record(Token, token("tok_2", "b"), "kept", isUnknown)).toEqual([]);
  expect(plan.record(Token, token(null, "c"), "created", isUnknown)).toEqual(["key"]);
  plan.beginApply();
  expect(plan.isApplying()).toBe(true);
  expect(plan.record(Token, token(null, "c"), "created", isUnknown)).toEqual([]);
  expect(plan.record(Token, token(null, "d"), "created", isUnknown)).toEqual(["key"]);
  expect(plan.record(Token, token("tok_3", "e"), "deleted", isUnknown)).toEqual([]);
  const other = createPlanLedger();
  expect(other.record(Token, token(null, "c"), "created", isUnknown)).toEqual([]);
  expect(other.record(Token, token("tok_1", "a"), "kept", isUnknown)).toEqual(["key"]);
  expect(other.record(Token, token("tok_2", "b"), "kept", isUnknown)).toEqual(["key"]);
  // The service refuses a second object of any other kind, and knows whether the first one was renamed.
  expect(other.record(Site, { ...token("site_1", "a") }, "kept", isUnknown)).toEqual([]);
  expect(other.record(Site, token(null, "b"), "created", isUnknown)).toEqual([]);
});

test("an apply that has begun refuses no object; what is never deleted has no conflict", () => {
  const plan = createPlanLedger();
  plan.record(Version, { id: "site_1/1", inputs: {}, key: null, resource: "a" }, "deleted", isUnknown);
  const version = { id: "site_1/1", inputs: {}, key: null, resource: "b" };
  expect(plan.record(Version, version, "kept", isUnknown)).toEqual([]);
  plan.beginApply();
  plan.record(ScanSchedule, schedule("site_1", "a"), "deleted", isUnknown);
  expect(plan.record(ScanSchedule, schedule(null, "b"), "created", isUnknown)).toEqual([]);
});
