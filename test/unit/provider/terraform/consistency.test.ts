import fc, { type Arbitrary } from "fast-check";
import { createClient } from "../../../../src/provider/client";
import { createPlanLedger, createSession } from "../../../../src/provider/lifecycle";
import { type Definition, inputProperties, registry } from "../../../../src/provider/resources";
import { applyChange } from "../../../../src/provider/terraform/resource/apply";
import { type Plan, planChange, planDeletion } from "../../../../src/provider/terraform/resource/plan";
import { emptyPrivateState, type PrivateState } from "../../../../src/provider/terraform/resource/private-state";
import {
  createProviderContext,
  type ProviderContext,
} from "../../../../src/provider/terraform/resource/provider-context";
import { readObject } from "../../../../src/provider/terraform/resource/read";
import type { Attributes } from "../../../../src/provider/terraform/resource/state";
import { fromContract } from "../../../../src/provider/terraform/schema/convert";
import { resourceFields } from "../../../../src/provider/terraform/schema/resource-fields";
import { UNKNOWN, type Value } from "../../../../src/provider/terraform/values";
import { terraformWording } from "../../../../src/provider/terraform/wording";
import { banner } from "../../../support/banners";
import { validValuesOf } from "../../../support/valid-values";
import { answeringService } from "./answering-service";
import { isEqual, planViolations, promiseViolations, resultViolations } from "./consistency-rules";

const RUNS = Number(process.env.CONSENTFORM_CONSISTENCY_RUNS ?? 20);

const attributesOf = (definition: Definition) => resourceFields(definition).map(({ attribute }) => attribute);

/** Configurations: legal values for what must be set, and for some of what may be. */
function configurations(definition: Definition): Arbitrary<Attributes> {
  const inputs = new Map(inputProperties(definition).map((property) => [property.name, property]));
  const members = resourceFields(definition).map(({ attribute, shape, role, property }) => {
    const input = property === null ? undefined : inputs.get(property.name);
    if (role === "key") return [attribute.name, fc.constantFrom<Value>(null, null, "given-key")] as const;
    if (role !== "input" || input === undefined) return [attribute.name, fc.constant<Value>(null)] as const;
    const own = special[`${definition.kind}.${input.name}`] ?? special[input.name];
    const values = (own ?? validValuesOf(input.schema)).map((value) => fromContract(shape, value));
    return [attribute.name, attribute.isRequired ? values : fc.option(values, { nil: null })] as const;
  });
  const any = fc.record(Object.fromEntries(members), { noNullPrototype: true });
  return any.map((config) => ({ ...config, ...sensible[definition.kind]?.(config) }));
}

/** Values with rules that no schema spells. */
const special: Readonly<Record<string, Arbitrary<unknown>>> = {
  host: fc.constantFrom("shop.example", "www.shop.example"),
  "TemplateRollout.template": fc.constantFrom(
    { id: `tpl_${"0".repeat(26)}` },
    { id: `tpl_${"1".repeat(26)}`, revision: 2, document: banner("{{title}}"), variables: { title: { default: "A" } } },
  ),
  "TemplateRollout.sites": fc.constantFrom(
    { nord: { site: `site_${"0".repeat(26)}`, variables: {} } },
    { nord: { site: `site_${"0".repeat(26)}` }, sued: { site: `site_${"1".repeat(26)}`, overrides: { a: 1 } } },
  ),
};

/** Conditions of kinds on several attributes together. */
const sensible: Readonly<Record<string, (config: Attributes) => Attributes>> = {
  AlertChannel: ({ kind, addresses = null, url = null }) =>
    kind === "slack"
      ? { addresses: null, url: url ?? "https://hooks.example.com/1" }
      : { url: null, addresses: addresses ?? ["one@shop.example"] },
  ScanGate: ({ sites = null, site_id = null, version_number = null }) => ({
    // Files of a test run have no other user.
    sarif_path: null,
    ...(isEmpty(sites)
      ? { sites: null, site_id: site_id ?? `site_${"0".repeat(26)}`, version_number: version_number ?? 1 }
      : { site_id: null, version_number: null, start_urls: null }),
  }),
  TemplateRollout: () => ({ note: null, reconsent: null, gate_overrides: null, template_revision: null }),
  Token: ({
    site_id = null,
    environment = null,
    expires_at = null,
    expires_in_days = null,
    renew_before_days = null,
  }) => ({
    environment: site_id === null ? environment : null,
    expires_in_days: expires_at === null ? expires_in_days : null,
    renew_before_days: expires_at === null && Number(expires_in_days) > 1 && renew_before_days !== null ? 1 : null,
  }),
};

const isEmpty = (map: Value) => typeof map !== "object" || map === null || Object.keys(map).length === 0;

/** The same configuration before everything in it is known: some of it comes from objects that do not exist yet. */
function masked(config: Attributes, isMasked: (name: string) => boolean): Attributes {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, value !== null && isMasked(name) ? UNKNOWN : value]),
  );
}

function context(seed: number, isPlausible: boolean): ProviderContext {
  const client = createClient({
    endpoint: "http://localhost:4071",
    token: "cst_test",
    fetch: answeringService(seed, isPlausible),
  });
  const silent = () => undefined;
  return createProviderContext(
    createSession({ client, notify: silent, onExisting: "refuse", wording: terraformWording }),
    "",
  );
}

const isFine = ({ diagnostics }: Pick<Plan, "diagnostics">) =>
  !diagnostics.some(({ severity }) => severity === "error");

interface Resource {
  state: Attributes;
  kept: PrivateState;
}

/**
 * Plans, plans again with everything known, and applies, as Terraform does; every rule holds on the way. Null where it
 * is refused.
 */
async function run(
  definition: Definition,
  provider: ProviderContext,
  before: Resource | null,
  config: Attributes,
  isMasked: (name: string) => boolean,
): Promise<Resource | null> {
  const attributes = attributesOf(definition);
  let prior = before?.state ?? null;
  let kept = before?.kept ?? emptyPrivateState;
  const plan = (desired: Attributes) => {
    // Each plan of a resource is one of another run.
    const ofRun = { ...provider, planLedger: createPlanLedger() };
    const planned = planChange(definition, ofRun, { prior, kept, config: desired });
    if (isFine(planned)) {
      expect(planViolations(attributes, { prior, config: desired, planned: planned.planned })).toEqual([]);
    }
    return planned;
  };
  const early = plan(masked(config, isMasked));
  if (!isFine(early)) return null;
  if (early.requiresReplace.length > 0) {
    prior = null;
    kept = early.kept;
  }
  const first = prior === null && before !== null ? plan(masked(config, isMasked)) : early;
  const final = plan(config);
  if (!isFine(first) || !isFine(final) || final.planned === null || final.requiresReplace.length > 0) return null;
  expect(promiseViolations(first.planned, final.planned)).toEqual([]);
  const applied = await applyChange(definition, provider, { prior, planned: final.planned, config, kept: final.kept });
  expect(resultViolations(attributes, applied.state)).toEqual([]);
  if (!isFine(applied) || applied.state === null) return null;
  expect(promiseViolations(final.planned, applied.state)).toEqual([]);
  return { state: applied.state, kept: applied.kept };
}

describe.each(Object.values(registry))("$kind", (definition) => {
  const attributes = attributesOf(definition);
  const masks = fc.func(fc.boolean());
  const cases = fc.tuple(configurations(definition), configurations(definition), masks, fc.nat(), fc.boolean());

  test("plans, results and reads follow Terraform's rules for random input", async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ([config, next, isMasked, seed, isPlausible]) => {
        const provider = context(seed, isPlausible);
        const created = await run(definition, provider, null, config, isMasked);
        if (created === null) return;
        accepted += 1;
        const found = await readObject(definition, provider, created.state, created.kept);
        expect(resultViolations(attributes, found.state)).toEqual([]);
        const present = found.state === null ? created : { state: found.state, kept: found.kept };
        await run(definition, provider, present, { ...config, ...changeable(definition, next) }, isMasked);
        await run(definition, provider, present, next, isMasked);
        expect((await planDeletion(definition, provider, present.state, present.kept)).planned).toBeNull();
      }),
      { numRuns: RUNS },
    );
    // A test of refusals alone would show nothing.
    expect(accepted).toBeGreaterThan(RUNS / 10);
  });

  test("applied values are planned again without a change, before and after a read", async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ([config, _next, isMasked, seed]) => {
        const provider = context(seed, true);
        const created = await run(definition, provider, null, config, isMasked);
        if (created === null) return;
        const expectNoChange = ({ state, kept }: Resource) => {
          const { planned, diagnostics } = planChange(definition, provider, { prior: state, kept, config });
          const changes = Object.entries(show(planned, state)).filter(([name]) => !rescanned(state).includes(name));
          expect({ planned: Object.fromEntries(changes), diagnostics }).toEqual({ planned: {}, diagnostics: [] });
        };
        expectNoChange(created);
        // What is read as a part of another object would have to be answered there as well.
        if (definition.inSite !== undefined || definition.operations.read === undefined) return;
        const found = await readObject(definition, provider, created.state, created.kept);
        if (found.state !== null && isFine(found)) expectNoChange({ state: found.state, kept: found.kept });
      }),
      { numRuns: RUNS },
    );
  });
});

/** Attributes that can be changed in place. */
function changeable(definition: Definition, config: Attributes): Attributes {
  const fixed = resourceFields(definition).filter(
    ({ role, property }) => role === "key" || property?.traits.replaces === true,
  );
  const names = new Set(fixed.map(({ attribute }) => attribute.name));
  return Object.fromEntries(Object.entries(config).filter(([name]) => !names.has(name)));
}

/** Attributes that a gate with excluded sites plans again: the next run scans these sites. */
function rescanned({ failed = null, untagged = null }: Attributes): readonly string[] {
  return isEmpty(failed) && isEmpty(untagged) ? [] : ["failed", "scans", "untagged"];
}

/** The differences, by attribute. */
function show(planned: Attributes | null, state: Attributes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(planned ?? {})
      .filter(([name, value]) => !isEqual(value, state[name]))
      .map(([name, value]) => [name, { before: state[name], planned: value }]),
  );
}
