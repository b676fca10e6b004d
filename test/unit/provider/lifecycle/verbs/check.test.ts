import fc from "fast-check";
import { FIRST_RULES_VERSION, starterDocument } from "../../../../../src/consent/rules";
import { digest } from "../../../../../src/consent/values/canonical-json";
import { check } from "../../../../../src/provider/lifecycle";
import {
  type Definition,
  type Kind,
  type Properties,
  pathText,
  registry,
  render,
} from "../../../../../src/provider/resources";
import { banner } from "../../../../support/banners";

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
const isUnknown = (value: unknown) => value === UNKNOWN;

function checked(kind: Kind, inputs: Record<string, unknown>, recordedInputs: Record<string, unknown> = {}) {
  return check(registry[kind], { inputs, recordedInputs, isUnknown });
}

function refusals(kind: Kind, inputs: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    checked(kind, inputs).failures.map(({ property, message }) => [pathText(property), render(message)]),
  );
}

const channel = { name: "ops", kind: "email", addresses: ["a@example.com"] };

/** A rule that is newer than the first rules, which `insecure` violates. */
const INSECURE = "same-site-none-insecure";

/** A document that only newer rules refuse, with some sections replaced. */
function insecure(sections: object): object {
  return { ...banner(), storage: { kind: "cookie", same_site: "none", secure: false }, ...sections };
}

interface Recipe {
  readonly key?: string;
  readonly site?: string;
  readonly title?: string;
  readonly address?: string;
  readonly theme?: object;
  readonly waivers?: readonly object[];
}

/** A rollout of one site. */
function rolloutOf({ key = "nord", site = "site_1", title = "A", address = "a", theme = {}, waivers }: Recipe) {
  const template = insecure({ links: { imprint: { en: "/{{address}}" }, privacy_policy: { en: "/{{title}}" } } });
  const document = { ...template, theme: { ...banner().theme, ...theme } };
  const variables = { title: { required: true }, address: { required: true } };
  return {
    name: "shops",
    template: { id: "tpl_1", workspace_id: "ws_1", revision: 1, document, variables },
    sites: { [key]: { site, variables: { title, address }, ...(waivers && { waivers }) } },
  };
}

describe("schemas", () => {
  test("everything that is wrong is reported at once, each at its path", () => {
    expect(
      Object.keys(
        refusals("Site", {
          nam: "x",
          retention: 3,
          settings: { default_language: "en", promotion_gate: { mode: "blok" }, labels: { UPPER: "x", ok: 1 } },
          deletion_protection: "no",
        }),
      ).sort(),
    ).toEqual([
      "deletion_protection",
      "nam",
      "name",
      "retention",
      "settings.labels.UPPER",
      "settings.labels.ok",
      "settings.promotion_gate.mode",
    ]);
  });

  test("a misspelt name is answered with the right one", () => {
    expect(refusals("WebhookEndpoint", { url: "https://a.example/", event_kind: ["*"] })).toMatchObject({
      event_kind: "is not a known property. Did you mean event_kinds?",
      event_kinds: "is missing; it must be set",
    });
    expect(refusals("Site", { name: "a", settings: { timezon: "UTC" } })["settings.timezon"]).toContain(
      "Did you mean timezone?",
    );
    expect(
      refusals("Domain", { site_id: "site_1", host: "a.example.com", environment: "prodution" }).environment,
    ).toContain('Did you mean "production"?');
  });

  test("names the range of a too large number, and a member with a refused name", () => {
    const tooLarge = 99_999_999_999_999_999_999n;
    expect(refusals("Site", { name: "a", retention: tooLarge })).toEqual({
      retention: "is 99999999999999999999; allowed: 30 to 3650",
    });
    expect(refusals("Promotion", { site_id: "site_1", version_number: tooLarge }).version_number).toContain("largest");
    const labels = refusals("Site", { name: "a", settings: { labels: { "Bad Key": "x" } } });
    expect(labels).toEqual({ 'settings.labels["Bad Key"]': expect.stringContaining("1 to 63 lowercase letters") });
  });

  test("says the form of a duration", () => {
    const storage = [{ kind: "cookie", name: "id", party: "first", duration: "13 months" }];
    expect(refusals("TrackedService", { site_id: "site_1", storage })["storage[0].duration"]).toContain("such as P1Y");
  });

  test("the spelling of Pulumi is not accepted", () => {
    expect(refusals("WebhookEndpoint", { url: "https://a.example/", eventKinds: ["*"] }).eventKinds).toContain(
      "Did you mean event_kinds?",
    );
  });

  test("a message says what was found and what is allowed", () => {
    expect(refusals("Site", { name: "a", retention: 7 }).retention).toBe("is 7; it must be >= 30");
    expect(refusals("Site", { name: 5 }).name).toBe("is a number; expected string");
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("the number %p is refused", (retention) => {
    expect(refusals("Site", { name: "a", retention })).toHaveProperty("retention");
  });

  test("names of JavaScript's own machinery are refused where the user names things", () => {
    const labels = JSON.parse('{"__proto__": "x", "constructor": "y"}');
    expect(Object.keys(refusals("Site", { name: "a", settings: { labels } }))).toEqual([
      "settings.labels.__proto__",
      "settings.labels.constructor",
    ]);
  });

  test("no value of a secret or a text is repeated in a message", () => {
    const planted = "http:/hooks.example/planted-secret#1";
    for (const inputs of [
      { ...channel, kind: "slack", url: planted, addresses: undefined },
      { ...channel, url: 5 },
    ]) {
      expect(JSON.stringify(checked("AlertChannel", inputs))).not.toContain("planted-secret#1 ");
      for (const { message } of checked("AlertChannel", inputs).failures) expect(message).not.toContain("planted");
    }
    for (const { message } of checked("WebhookEndpoint", { url: planted, event_kinds: ["*"], secret: "whsec_planted" })
      .failures) {
      expect(message).not.toContain("planted");
    }
  });

  test("no defaults are filled in, and members that are undefined are left out", () => {
    expect(checked("Site", { name: "a", retention: undefined, settings: { timezone: undefined } }).inputs).toEqual({
      name: "a",
      settings: {},
    });
  });

  test("an unknown value passes anywhere, and its siblings are still validated", () => {
    const { failures } = checked("Site", {
      name: UNKNOWN,
      retention: UNKNOWN,
      settings: { timezone: UNKNOWN, promotion_gate: UNKNOWN, labels: { a: UNKNOWN } },
      adopt: UNKNOWN,
    });
    expect(failures).toEqual([]);
    expect(
      Object.keys(
        refusals("AlertChannel", { name: "", kind: UNKNOWN, addresses: [UNKNOWN, "nonsense"], site_ids: [UNKNOWN] }),
      ),
    ).toEqual(["name", "addresses[1]"]);
  });

  test("checking what was checked changes nothing", () => {
    const inputs = fc.record(
      {
        name: fc.string(),
        retention: fc.integer(),
        settings: fc.dictionary(fc.constantFrom("timezone", "labels", "x"), fc.anything()),
        deletion_protection: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(inputs, (given) => {
        // Against the same record: an unchanged time zone is not validated again.
        const once = check(registry.Site, { inputs: given, recordedInputs: {}, isUnknown });
        const twice = check(registry.Site, { inputs: once.inputs, recordedInputs: {}, isUnknown });
        expect(twice).toEqual(once);
      }),
    );
  });

  test("nothing that a program can pass makes check throw", () => {
    for (const definition of Object.values(registry) as Definition[]) {
      fc.assert(
        fc.property(
          fc.dictionary(
            fc.constantFrom(
              "site_id",
              "document",
              "waivers",
              "kind",
              "host",
              "gate_override",
              "scopes",
              "version_number",
              "x",
            ),
            fc.jsonValue(),
          ),
          (inputs) => {
            check(definition, { inputs, recordedInputs: {}, isUnknown });
          },
        ),
        { numRuns: 50 },
      );
    }
  });
});

describe("ConfigDraft", () => {
  const document = {
    ...starterDocument("en"),
    identity: { controller_name: "Example Ltd", contact_email: "privacy@shop.example.org" },
  };

  test("properties that follow from the document are known before any request", () => {
    const { inputs, failures } = checked("ConfigDraft", { site_id: UNKNOWN, document });
    expect(failures).toEqual([]);
    expect(inputs).toMatchObject({
      digest: expect.stringMatching(/^sha256:/),
      waivers_digest: expect.stringMatching(/^sha256:/),
      rules_version: expect.any(String),
    });
  });

  test("a legal finding of level E is a failure with code, pointer and basis", () => {
    const { failures } = checked("ConfigDraft", { site_id: "site_1", document: starterDocument("en") });
    expect(failures).toMatchObject(
      ["/identity/controller_name", "/identity/contact_email"].map((pointer) => ({
        property: ["document"],
        code: "identity-placeholder",
        pointer,
        basis: "GDPR articles 13(1)(a) and (b)",
      })),
    );
    const first = render(failures[0]?.message ?? "");
    expect(first).toContain('waivers: [{ code: "identity-placeholder"');
    expect(first).not.toContain("[object");
    expect(first).toMatch(/ If the document is in a file, `npx consentform validate FILE` names the line\.$/);
  });

  test("the rules version is kept while the document is the same", () => {
    const { inputs } = checked("ConfigDraft", { site_id: "site_1", document });
    const recorded = { ...inputs, rules_version: "2020-01-01" };
    expect(checked("ConfigDraft", { site_id: "site_1", document }, recorded).inputs.rules_version).toBe("2020-01-01");
    const changed = { ...document, languages: { ...document.languages }, storage: { name: "other" } };
    expect(checked("ConfigDraft", { site_id: "site_1", document: changed }, recorded).inputs.rules_version).toBe(
      inputs.rules_version,
    );
  });

  test("an accepted document is not evaluated again until it or a waiver changes", () => {
    const refused = { site_id: "site_1", document: starterDocument("en") };
    const accepted = { ...refused, ...checked("ConfigDraft", refused).inputs };
    expect(checked("ConfigDraft", refused, accepted)).toMatchObject({ failures: [], warnings: [] });
    const waivers = [{ code: "identity-placeholder", reason: "for a demonstration", approved_by: "Legal" }];
    const { failures, warnings } = checked("ConfigDraft", { ...refused, waivers }, accepted);
    expect(failures).toEqual([]);
    expect(warnings.map(({ code }) => code)).toContain("identity-placeholder");
  });

  test("an unknown part leaves the digest open and hides no finding about another part", () => {
    const links = { privacy_policy: { en: UNKNOWN } };
    const partly = { ...starterDocument("en"), links, storage: { name: "not a name" } };
    const { inputs, failures, warnings } = checked("ConfigDraft", { site_id: "site_1", document: partly });
    expect(failures.map(({ code, pointer }) => [code, pointer])).toEqual([["schema-violation", "/storage/name"]]);
    expect(inputs).toMatchObject({ digest: UNKNOWN, rules_version: UNKNOWN });
    expect(warnings.map(({ message }) => render(message))).toEqual([
      "has a value that is not known yet, at /links/privacy_policy/en. No rule depends on it.",
    ]);
    const legal = checked("ConfigDraft", { site_id: "site_1", document: { ...starterDocument("en"), links } });
    expect(legal.failures.map(({ code }) => code)).toEqual(["identity-placeholder", "identity-placeholder"]);
    expect(render(legal.warnings[0]?.message ?? "")).toBe(
      "has a value that is not known yet, at /links/privacy_policy/en. Not evaluated without it: url-scheme and link-placeholder. The deployment evaluates them.",
    );
  });

  test("an unknown part of an accepted document keeps the rules that accepted it", () => {
    const partly = { ...starterDocument("en"), links: { privacy_policy: { en: UNKNOWN } } };
    const recorded = { rules_version: "2020-01-01", digest: "sha256:old" };
    const { failures, warnings } = checked("ConfigDraft", { site_id: "site_1", document: partly }, recorded);
    expect(failures).toEqual([]);
    expect(warnings.map(({ code }) => code)).toContain("identity-placeholder");
  });

  test.each([
    ["an unknown value in a part that it had", { links: { privacy_policy: { en: UNKNOWN } } }, []],
    ["an unknown value in a part that it had not", { links: { privacy_policy: { en: "/a", de: UNKNOWN } } }, []],
    ["an unknown part", { links: UNKNOWN }, []],
    [
      "a change and an unknown value",
      { links: { privacy_policy: { en: UNKNOWN } }, layout: { kind: "box" } },
      [INSECURE],
    ],
    ["a known value beside an unknown one", { links: { privacy_policy: { en: "/b", de: UNKNOWN } } }, [INSECURE]],
  ])("newer rules refuse a document that cannot be the accepted one: %s", (_, change, codes) => {
    const accepted = insecure({ links: { privacy_policy: { en: "/a" } } });
    const recorded = { document: accepted, digest: digest(accepted), rules_version: FIRST_RULES_VERSION };
    const inputs = { site_id: "site_1", document: { ...accepted, ...change } };
    expect(checked("ConfigDraft", inputs, recorded).failures.map(({ code }) => code)).toEqual(codes);
    // Of a document that was read, only the digest is recorded.
    const { failures } = checked("ConfigDraft", inputs, { ...recorded, document: digest(accepted) });
    expect(failures).toEqual([]);
  });

  test.each([
    ["the document", { document: UNKNOWN }, []],
    ["waivers", { document: starterDocument("en"), waivers: UNKNOWN }, []],
    ["a waiver", { document: starterDocument("en"), waivers: [UNKNOWN] }, []],
    ["an item", { document: { ...document, categories: [UNKNOWN] } }, []],
    ["every member", { document: Object.fromEntries(Object.keys(document).map((name) => [name, UNKNOWN])) }, []],
  ])("unknown: %s accuses nothing", (_, inputs, codes) => {
    expect(checked("ConfigDraft", { site_id: "site_1", ...inputs }).failures.map(({ code }) => code)).toEqual(codes);
  });

  test("a document without a canonical form is a finding, not an exception", () => {
    const { failures } = checked("ConfigDraft", {
      site_id: "site_1",
      document: { ...document, layout: { z_index: Number.NaN } },
    });
    expect(failures.length).toBeGreaterThan(0);
  });
});

describe("checks of single kinds", () => {
  test("an AlertChannel has the destination of its kind and no other", () => {
    expect(refusals("AlertChannel", channel)).toEqual({});
    expect(refusals("AlertChannel", { name: "a", kind: "email" })).toHaveProperty("addresses");
    expect(refusals("AlertChannel", { ...channel, url: "https://a.example/" })).toHaveProperty("url");
    expect(refusals("AlertChannel", { ...channel, kind: "slack" })).toEqual({
      addresses: expect.stringContaining('belongs to kind "email"'),
      url: expect.stringContaining("is missing"),
    });
  });

  test("a Token has one binding, one expiry, and renews before it expires", () => {
    const token = { name: "ci", scopes: ["sites:read"] };
    expect(refusals("Token", { ...token, site_id: "site_1", environment: "preview" })).toHaveProperty("environment");
    expect(refusals("Token", { ...token, expires_at: "2030-01-01T00:00:00.000Z", expires_in_days: 3 })).toHaveProperty(
      "expires_in_days",
    );
    expect(refusals("Token", { ...token, renew_before_days: 3 })).toHaveProperty("renew_before_days");
    expect(refusals("Token", { ...token, expires_in_days: 3, renew_before_days: 3 })).toHaveProperty(
      "renew_before_days",
    );
    expect(refusals("Token", { ...token, expires_in_days: 4, renew_before_days: 3 })).toEqual({});
    for (const expires_at of ["2030-02-30T00:00:00.000Z", "2030-02-03", "2030-02-03T00:00:00"])
      expect(refusals("Token", { ...token, expires_at })).toEqual({
        expires_at: expect.stringContaining("(RFC 3339), such as 2027-03-01T00:00:00Z"),
      });
    for (const expires_at of ["2030-02-03T04:05:06Z", "2030-02-03T04:05:06.123456+01:00", null])
      expect(refusals("Token", { ...token, expires_at })).toEqual({});
    expect(refusals("Token", { ...token, scopes: ["sites:reed"] })).toEqual({
      "scopes[0]": expect.stringContaining('Did you mean "sites:read"?'),
    });
  });

  test.each(["co.uk", "https://a.example.com", "10.0.0.1", "A.example.com", "a.example.com:443"])(
    "Domain refuses the host %s",
    (host) => {
      expect(refusals("Domain", { site_id: "site_1", host })).toHaveProperty("host");
    },
  );

  test("a BannerTemplate needs a variable for each placeholder; unknowns are left open", () => {
    const template = { name: "Base", document: { links: { imprint: { en: "/{{brand}}" } } }, variables: { brand: {} } };
    expect(checked("BannerTemplate", template).failures).toEqual([]);
    const wrong = { ...template, variables: { brnad: {} } };
    expect(checked("BannerTemplate", wrong).failures).toMatchObject([
      {
        property: ["document"],
        code: "unknown-variable",
        message: expect.stringMatching(/^At \/links\/imprint\/en: \{\{brand\}\} .*has brnad\./),
      },
    ]);
    expect(checked("BannerTemplate", { name: "Base", document: template.document }).failures).toHaveLength(1);
    expect(checked("BannerTemplate", { ...wrong, variables: UNKNOWN }).failures).toEqual([]);
    const partly = { ...wrong.document, texts: UNKNOWN };
    const beside = checked("BannerTemplate", { ...wrong, document: partly, variables: { brnad: UNKNOWN } });
    expect(beside.failures.map(({ code }) => code)).toEqual(["unknown-variable"]);
    expect(beside.warnings.map(({ code }) => code)).toEqual(["not-evaluated"]);
    // Of one that exists the service may know more than the program says.
    const adopted = checked("BannerTemplate", { ...wrong, adopt: "tpl_1" });
    expect([adopted.failures, adopted.warnings.map(({ code }) => code)]).toEqual([[], ["unknown-variable"]]);
    // Recorded values are not validated again.
    const again = checked("BannerTemplate", wrong, { document: wrong.document, variables: wrong.variables });
    expect([again.failures, again.warnings]).toEqual([[], []]);
    const misshapen = checked("BannerTemplate", { ...template, variables: { brand: { default: 5 } } });
    expect(misshapen.failures.map(({ property }) => property)).toEqual([["variables", "brand", "default"]]);
    expect(checked("BannerTemplate", { name: "Base", from_site_id: "site_1" }).failures).toEqual([]);
  });

  test("refuses a new BannerTemplate without a document or a site to copy", () => {
    const failures = (inputs: Properties, recorded: Properties = {}) =>
      checked("BannerTemplate", { name: "Base", ...inputs }, recorded).failures;
    expect(failures({})).toMatchObject([{ property: ["document"], code: "required" }]);
    expect(refusals("BannerTemplate", { name: "Base" }).document).toContain("from_site_id");
    expect(failures({ document: UNKNOWN })).toEqual([]);
    expect(failures({ from_site_id: UNKNOWN })).toEqual([]);
    expect(failures({ adopt: "tpl_1" })).toEqual([]);
    expect(failures({}, { name: "Base", document: {} })).toEqual([]);
    // One finding about a value, not a second one about its absence.
    expect(failures({ document: "text" }).map(({ property }) => property)).toEqual([["document"]]);
  });

  test.each([
    ["Site", "settings.timezone", (timezone: unknown) => ({ name: "Shop", settings: { timezone } })],
    ["ScanSchedule", "timezone", (timezone: unknown) => ({ site_id: "site_1", timezone })],
  ] as const)("%s refuses a time zone that does not exist", (kind, path, inputs) => {
    const failures = (timezone: unknown, recorded: Properties = {}) =>
      checked(kind, inputs(timezone), recorded).failures.map((failure) => [pathText(failure.property), failure.code]);
    expect(failures("Mars/Olympus")).toEqual([[path, "unknown-time-zone"]]);
    expect(failures("Europe/Berlin")).toEqual([]);
    expect(failures(UNKNOWN)).toEqual([]);
    // A zone that only the service knows stays.
    expect(failures("Mars/Olympus", inputs("Mars/Olympus"))).toEqual([]);
  });

  test("a Promotion says when it goes back and when an override is stale", () => {
    const { warnings, failures } = checked(
      "Promotion",
      { site_id: "site_1", version_number: 2, gate_override: { version_number: 3, reason: "agreed with legal" } },
      { site_id: "site_1", version_number: 3 },
    );
    expect(failures).toEqual([]);
    expect(warnings.map(({ code }) => code).sort()).toEqual(["rollback", "stale-override"]);
  });
});

describe("TemplateRollout", () => {
  test.each([
    ["that is new, with an unknown value", { key: "sued", address: UNKNOWN }, [INSECURE]],
    ["that has this document", {}, []],
    ["that may have this document", { address: UNKNOWN }, []],
    ["whose document has another text, beside an unknown value", { title: "B", address: UNKNOWN }, [INSECURE]],
    ["whose document has another text", { title: "B" }, [INSECURE]],
    ["whose template changed, beside an unknown value", { theme: { radius: 3 }, address: UNKNOWN }, [INSECURE]],
    ["in place of another, with an unknown value", { site: "site_2", address: UNKNOWN }, [INSECURE]],
    ["that may be another one", { site: UNKNOWN, address: UNKNOWN }, []],
  ])("newer rules refuse the document of a site %s", (_, change: Recipe, codes) => {
    const before = rolloutOf({});
    const recorded = { ...before, ...checked("TemplateRollout", before).inputs };
    const { failures } = checked("TemplateRollout", rolloutOf({ waivers: [], ...change }), recorded);
    expect(failures.map(({ code }) => code)).toEqual(codes);
  });

  const document = {
    ...starterDocument("en"),
    identity: { controller_name: "{{company}}", contact_email: "{{mail}}" },
    regimes: {
      fallback: "opt_in",
      rules: [
        ...(starterDocument("en").regimes.rules ?? []),
        { id: "de", match: { countries: ["DE"] }, model: "opt_in", first_layer: ["accept_all"] },
      ],
    },
  };
  const variables = { company: { required: true }, mail: { default: "privacy@shop.example" } };
  const template = { id: "tpl_1", workspace_id: "wks_1", revision: 1, document, variables, locked_paths: ["/regimes"] };
  const codesOf = (inputs: Properties, recorded: Properties = {}) => {
    const { failures, warnings } = checked(
      "TemplateRollout",
      { name: "Shops", template, sites: { a: { site: "site_1", variables: { company: "A Ltd" } } }, ...inputs },
      recorded,
    );
    return [failures, warnings].map((findings) => findings.map(({ code }) => code).sort());
  };
  const site = (recipe: Properties) => ({
    sites: { a: { site: "site_1", variables: { company: "A Ltd" }, ...recipe } },
  });

  test.each<[unknown: string, inputs: Properties, failures: string[]]>([
    ["a variable", site({ variables: { company: UNKNOWN } }), ["reject-missing"]],
    ["all variables", site({ variables: UNKNOWN }), ["reject-missing"]],
    ["a part of an override", site({ overrides: { links: { imprint: UNKNOWN } } }), ["reject-missing"]],
    ["an override over a lock", site({ overrides: { regimes: UNKNOWN } }), []],
    ["all overrides", site({ overrides: UNKNOWN }), []],
    ["a locked part beside an unknown one", site({ overrides: { regimes: {}, links: UNKNOWN } }), ["reject-missing"]],
    [
      "a part of the template",
      { template: { ...template, document: { ...document, links: UNKNOWN } } },
      ["reject-missing"],
    ],
    [
      "what an override changes",
      {
        template: { ...template, document: { ...document, theme: UNKNOWN } },
        ...site({ overrides: { theme: { radius: 2 } } }),
      },
      ["reject-missing"],
    ],
    [
      "the template's document",
      { template: { ...template, document: UNKNOWN }, ...site({ overrides: { links: {} } }) },
      [],
    ],
    ["the template's variables", { template: { ...template, variables: UNKNOWN } }, []],
    [
      "a variable of the template",
      { template: { ...template, variables: { ...variables, mail: UNKNOWN } } },
      ["reject-missing"],
    ],
    ["the template", { template: UNKNOWN }, []],
    ["all sites", { sites: UNKNOWN }, []],
    ["a site", { sites: { a: UNKNOWN } }, []],
  ])("unknown: %s hides and invents nothing, and is named", (_, inputs, failures) => {
    expect(codesOf(inputs)).toEqual([failures, expect.arrayContaining(["not-evaluated"])]);
    // Terraform validates before anything is known.
    const early = check(registry.TemplateRollout, {
      inputs: { name: "Shops", template, ...site({}), ...inputs },
      recordedInputs: {},
      isUnknown,
      isHistoryUnknown: true,
    });
    expect(early.warnings.map(({ code }) => code)).not.toContain("not-evaluated");
  });

  test("an unknown value decides nothing about the names of variables", () => {
    expect(codesOf(site({ variables: { nobody: UNKNOWN } }))[0]).toEqual(["required", "unknown-variable"]);
  });
});
