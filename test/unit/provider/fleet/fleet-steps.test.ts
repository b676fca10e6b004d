import { type FleetSite, fleetSteps, overridesOf } from "../../../../src/provider/fleet";

const site = (key: string, more: Partial<FleetSite> = {}): FleetSite => ({
  key,
  hosts: [`${key}.example.com`],
  ...more,
});

test("a gated wave is published, scanned and promoted before the next wave begins", () => {
  const previewed = site("a", { wave: "canary", previewHosts: ["preview.a.example.com"] });
  const steps = fleetSteps("shops", {
    release: "production",
    waves: ["canary", "rest"],
    gate: { whenUnverified: "skip" as const },
    sites: [previewed, site("b", { wave: "canary" }), site("c")],
  });
  const outline = steps.map(({ suffix, sites, hosts, ...step }) => {
    return [step.kind === "gate" ? `gate of ${step.wave}` : step.release, suffix, sites.map(({ key }) => key), hosts];
  });
  expect(outline).toEqual([
    ["preview", "-canary", ["a", "b"], []],
    ["gate of canary", "-canary", ["a"], ["preview.a.example.com"]],
    ["production", "-canary-live", ["a", "b"], ["a.example.com", "b.example.com"]],
    ["production", "-rest", ["c"], ["c.example.com"]],
  ]);
});

test("a fleet without waves is one rollout with the fleet's own name", () => {
  const steps = fleetSteps("shops", { sites: [site("a")], release: "preview" });
  expect(steps).toEqual([{ kind: "rollout", suffix: "", sites: [site("a")], hosts: [], release: "preview" }]);
});

test("a wave keeps its first rollout when its gate comes or goes", () => {
  const sites = [site("a", { previewHosts: ["preview.a.example.com"] })];
  const rollouts = (gate?: object) =>
    fleetSteps("shops", { sites, release: "production", waves: ["eu"], ...(gate && { gate }) }).flatMap((step) =>
      step.kind === "rollout" ? [`${step.suffix} ${step.release}`] : [],
    );
  expect(rollouts()).toEqual(["-eu production"]);
  expect(rollouts({})).toEqual(["-eu preview", "-eu-live production"]);
});

test("a wave whose sites all lack a preview host has no scan to wait for", () => {
  const gate = { whenUnverified: "skip" as const };
  const kinds = fleetSteps("shops", { sites: [site("a")], release: "production", gate }).map(({ kind }) => kind);
  expect(kinds).toEqual(["rollout", "rollout"]);
});

test("errors begin with the fleet that they are about", () => {
  expect(() => fleetSteps("shops", { sites: [], release: "draft" })).toThrow(/^SiteFleet shops: sites is empty\./);
});

test("only a rollout to production has gate overrides, those of the sites in it", () => {
  const sites = [site("a", { wave: "canary", previewHosts: ["preview.a.example.com"] }), site("b"), site("c")];
  const steps = fleetSteps("shops", { sites, waves: ["canary", "rest"], gate: {}, release: "production" });
  const overrides = { a: "for a", c: "for c", constructor: "for none" };
  const found = steps.flatMap((step) => (step.kind === "gate" ? [] : [[step.suffix, overridesOf(step, overrides)]]));
  expect(found).toEqual([
    ["-canary", undefined],
    ["-canary-live", { a: "for a" }],
    ["-rest", { c: "for c" }],
  ]);
});
