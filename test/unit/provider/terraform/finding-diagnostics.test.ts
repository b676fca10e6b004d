import { check, PartialFailure } from "../../../../src/provider/lifecycle";
import { explain } from "../../../../src/provider/lifecycle/findings/explain";
import { named, ResourceError, registry, text } from "../../../../src/provider/resources";
import { diagnosticsOf, failureOf, noticeOf } from "../../../../src/provider/terraform/finding-diagnostics";
import { terraformWording } from "../../../../src/provider/terraform/wording";

const failuresOf = (kind: keyof typeof registry, inputs: Record<string, unknown>) =>
  diagnosticsOf(registry[kind], check(registry[kind], { recordedInputs: {}, inputs, isUnknown: () => false }).failures);

const hours = (value: string) =>
  new ResourceError({
    property: ["settings", "promotion_gate", "max_scan_age_hours"],
    message: text`is ${value}, but ${named("deletion_protection")} is false`,
    advice: text`Set ${named("settings", "promotion_gate")}.`,
  });

test("names attributes, and leads to the one that a failure is about", () => {
  const { detail, path, summary } = failureOf(registry.Site, "cannot be changed", hours("5"));
  expect(summary).toBe("consentform_site: cannot be changed");
  expect(path.map((step) => Object.values(step)[0])).toEqual(["settings", "promotion_gate", "max_scan_age_hours"]);
  expect(detail).toBe(
    "settings.promotion_gate.max_scan_age_hours: is 5, but deletion_protection is false. Set settings.promotion_gate.",
  );
});

test("keeps a user's value that looks like the name of a property", () => {
  const { detail } = failureOf(registry.Site, "cannot be changed", hours("deletionProtection: maxScanAgeHours"));
  expect(detail).toContain("is deletionProtection: maxScanAgeHours, but deletion_protection is");
  const [finding] = failuresOf("Domain", { site_id: "site_1", host: "a.example.com", environment: "siteId" });
  expect(finding?.detail).toMatch(/^environment: is "siteId"; allowed: /);
  const gate = failuresOf("ScanGate", { sites: { versionNumber: { site: "site_1" } } });
  expect(gate.map(({ detail: text }) => text)).toEqual([
    'sites["versionNumber"].version_number: is missing; it must be set.',
  ]);
  const notice = { kind: "Site", message: text`Site: siteId is adopted; changed: ${named("deletion_protection")}` };
  expect(noticeOf(registry.Site, notice).detail).toBe("Site: siteId is adopted; changed: deletion_protection");
});

test("a message that begins like a path is not taken for one", () => {
  const { detail, path } = failureOf(registry.Site, "cannot be read", new Error("name: not a property"));
  expect([detail, path]).toEqual(["name: not a property", []]);
});

test("suggests attributes by their own names", () => {
  const details = (inputs: Record<string, unknown>) => failuresOf("Site", inputs).map(({ detail }) => detail);
  expect(details({ name: "a", settings: { promotion_gate: { mode: "warn", max_scan_age_hour: 1 } } })).toEqual([
    expect.stringContaining("Did you mean max_scan_age_hours?"),
  ]);
});

test("a failure after a write keeps what it says", () => {
  const session = { kinds: new Set<string>(), wording: terraformWording };
  const failure = new PartialFailure("site_1", {}, explain(hours("5"), registry.Site, session));
  expect(failure.fault).toMatchObject({ kind: "Site", property: ["settings", "promotion_gate", "max_scan_age_hours"] });
  expect(failureOf(registry.Site, "cannot be changed", failure).path).toHaveLength(3);
});
