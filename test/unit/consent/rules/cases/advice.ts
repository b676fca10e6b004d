import { type BannerDocument, type RuleContext, starterDocument } from "../../../../../src/consent/rules";
import { category, english } from "./code-case";

/** The fix of a code, applied to its failing case; returns what surrounds the document where that is fixed too. */
export type Advice = (document: BannerDocument, context: RuleContext) => RuleContext | undefined;

type Rule = NonNullable<BannerDocument["regimes"]["rules"]>[number];

/** A fix of the document alone. */
function fix(change: (document: BannerDocument) => unknown): Advice {
  return (document) => {
    change(document);
    return undefined;
  };
}

/** A fix of every rule of the document. */
function fixRules(traits: Partial<Rule>): Advice {
  return fix((d) => {
    for (const rule of d.regimes.rules ?? []) Object.assign(rule, traits);
  });
}

/** A fix of the site's services. */
function fixServices(traits: Partial<NonNullable<RuleContext["services"]>[number]>): Advice {
  return (_document, context) => ({
    ...context,
    services: (context.services ?? []).map((service) => ({ ...service, ...traits })),
  });
}

const { light, dark } = starterDocument("en").theme.tokens;
const likeAccept = fix((d) => {
  d.theme.tokens.light.reject = { ...light.accept };
});
const refusable = fixRules({ first_layer: ["accept_all", "reject_all", "customize"] });
/** A fix of the days of the rule that a case adds, or else of the document. */
function kept(days: Partial<Record<"accept_days" | "reject_days", number>>): Advice {
  return fix((d) => {
    const added = d.regimes.rules?.find(({ id, expiry }) => id === "special" && expiry !== undefined);
    const changed = added ?? d.regimes;
    changed.expiry = { ...changed.expiry, ...days };
  });
}
/** A fix that writes all texts of a language. */
function translated(tag: string): Advice {
  return fix((d) => {
    const { texts, categories } = starterDocument(tag);
    d.languages.available = [...new Set([...d.languages.available, tag])];
    d.texts[tag] = { ...structuredClone(texts[tag]), limit_link: "Limit" };
    for (const each of d.categories) {
      const own = categories.find(({ key }) => key === each.key);
      each.label[tag] = own?.label[tag] ?? "";
      each.description[tag] = own?.description[tag] ?? "";
    }
  });
}
const usualTexts = fix((d) => {
  Object.assign(english(d), structuredClone(starterDocument("en").texts.en));
});
const nothingOn = fixRules({ defaults: {} });
const withoutTcf = fix((d) => {
  delete d.tcf;
});
const sellsNothingSensitive = fix((d) => {
  for (const each of d.categories) {
    if (each.sensitive === true) each.sale_or_share = false;
    // Its signals for advertising go with the sale.
    if (each.sensitive === true) each.signals = [];
  }
});
const signaled = fix((d) => {
  d.gpc = { honour: "required" };
  for (const rule of d.regimes.rules ?? []) rule.gpc = "honour";
});
const linked = fixRules({ opt_out_link: true });
const raisedRetention: Advice = (_document, context) => ({ ...context, retentionDays: 1095 });

/** The fix of every code, as docs/rules.md words it. */
export const advice: Readonly<Record<string, Advice>> = {
  "identity-placeholder": fix((d) => Object.assign(d.identity, { contact_email: "privacy@nordlicht.example" })),
  "link-placeholder": fix((d) =>
    Object.assign(d.links, { privacy_policy: { en: "https://nordlicht.example/privacy" } }),
  ),
  "text-placeholder": fix((d) => {
    d.identity = { controller_name: "Nordlicht GmbH", contact_email: "privacy@nordlicht.example" };
    Object.assign(english(d), structuredClone(starterDocument("en").texts.en));
  }),
  "text-missing-default": fix((d) => {
    Object.assign(english(d), { embed: starterDocument("en").texts.en?.embed });
    category(d, "functional").label.en = "Functional";
  }),
  "text-missing-language": translated("de"),
  "language-discontinuity": translated("de"),
  "policy-link-missing": fix((d) => Object.assign(d.links, { privacy_policy: { en: "https://nordlicht.example/p" } })),
  "policy-link-partial": fix((d) =>
    Object.assign(d.links, { privacy_policy: { ...d.links.privacy_policy, de: "/de" } }),
  ),
  "no-necessary-category": fix((d) => {
    d.categories.push({ key: "essential", label: { en: "Needed" }, description: { en: "Security." }, required: true });
  }),
  "category-unknown": fix((d) => {
    for (const rule of d.regimes.rules ?? []) rule.defaults = {};
    d.gpc = {};
    d.blocking = { rules: [{ match: { host: "a.example" }, category: "marketing", action: "block" }] };
  }),
  "service-unknown": fix((d) => {
    d.blocking = { rules: [{ match: { host: "a.example" }, category: "analytics", action: "block" }] };
  }),
  "service-category-unknown": fixServices({ category: "analytics" }),
  "service-unclassified": fixServices({ category: "analytics" }),
  "services-need-review": fixServices({ status: "live" }),
  "legitimate-interest-storage": fixServices({ legal_basis: "consent" }),
  "required-category-signals": fix((d) => {
    category(d, "necessary").signals = ["security_storage"];
  }),
  "necessary-but-tracker": fixServices({ category: "analytics" }),
  "duration-over-limit": fixServices({ storage: [{ name: "_pk", duration: "P12M" }] }),
  "required-category-sells": fix((d) => Object.assign(category(d, "necessary"), { sale_or_share: false })),
  "required-category-suspect": fix((d) => Object.assign(category(d, "analytics"), { required: false })),
  "gpc-categories-incomplete": fix((d) => Object.assign(d, { gpc: { categories: [] } })),
  "ad-signals-not-sold": fix((d) => Object.assign(category(d, "marketing"), { sale_or_share: true })),
  "sensitive-undeclared": fix((d) => {
    category(d, "analytics").sensitive = true;
    for (const { defaults = {} } of d.regimes.rules ?? []) delete defaults.analytics;
  }),
  "sensitive-sale-forbidden": sellsNothingSensitive,
  "sensitive-sale-notice": sellsNothingSensitive,
  "location-sale-forbidden": fix((d) => Object.assign(category(d, "marketing"), { sale_or_share: false })),
  "rule-overlap": fix((d) => {
    const later = d.regimes.rules?.find(({ id }) => id === "a");
    d.regimes.rules = (d.regimes.rules ?? []).filter((rule) => rule !== later);
  }),
  "model-weaker-than-regime": fix((d) => {
    const [rule] = d.regimes.rules ?? [];
    if (rule !== undefined) rule.model = "opt_in";
  }),
  "no-prior-blocking": fix((d) => Object.assign(d, { blocking: { mode: "auto" } })),
  "manual-blocking": fix((d) => Object.assign(d, { blocking: { mode: "auto" } })),
  "unknown-allowed": fix((d) => Object.assign(d, { blocking: { unknown_storage: "block" } })),
  "preselected-category": nothingOn,
  "quebec-default-on": nothingOn,
  // Its conditions are outside the document; without the exemption, consent is asked for.
  "exemption-conditions": fix((d) => {
    delete category(d, "analytics").exempt;
    for (const rule of d.regimes.rules ?? []) rule.defaults = {};
  }),
  "exemption-contradicted": fix((d) => delete category(d, "marketing").exempt),
  "sensitive-default-on": nothingOn,
  "consent-wall": refusable,
  "allowed-before-consent": fix((d) => Object.assign(d, { blocking: {} })),
  "allowed-tracker": fix((d) => {
    d.blocking = { rules: [{ match: { host: "*.doubleclick.net" }, category: "marketing", action: "block" }] };
  }),
  "withdrawal-keeps-storage": fix((d) => Object.assign(d, { blocking: { delete_on_withdrawal: true } })),
  "reopen-link-only": fix((d) => Object.assign(d.layout, { reopen: { kind: "floating" } })),
  "same-site-none-insecure": fix((d) => Object.assign(d, { storage: { same_site: "none", secure: true } })),
  "many-blocking-patterns": fix((d) => {
    d.blocking = { rules: [{ match: { host: "*.example.com" }, category: "marketing", action: "block" }] };
  }),
  "reject-missing": refusable,
  "asymmetric-choice": refusable,
  "asymmetric-choice-state": refusable,
  "reject-unreadable": likeAccept,
  "reject-not-a-button": likeAccept,
  "reject-less-prominent": fix((d) => {
    d.theme.tokens.light.reject = { ...light.accept };
    d.layout.button_order = ["reject_all", "accept_all", "customize"];
  }),
  "close-x-missing": fix((d) => Object.assign(d.layout, { close_button: "reject" })),
  "contrast-buttons": fix((d) => {
    if (dark !== undefined) d.theme.tokens.dark = structuredClone(dark);
  }),
  "contrast-text": fix((d) => Object.assign(d.theme.tokens, { light: structuredClone(light) })),
  "customize-missing": refusable,
  "tcf-customize-missing": refusable,
  "first-layer-uninformative": usualTexts,
  "notice-missing": fix((d) =>
    Object.assign(english(d).banner ?? {}, {
      notice: "{controller} counts visits. You can object in the preferences.",
    }),
  ),
  // What the authority asks for is outside the document; a refusal by a button needs none of it.
  "consent-or-pay-conditions": fixRules({
    refuse_by: "button",
    first_layer: ["accept_all", "reject_all", "customize"],
  }),
  "paid-alternative-missing": fix((d) => Object.assign(d.links, { paid_alternative: { en: "/subscribe" } })),
  "text-in-other-language": translated("sv"),
  "implied-consent-text": usualTexts,
  "consent-wall-text": usualTexts,
  "withdrawal-burdened": usualTexts,
  "refusal-burdened": usualTexts,
  "consent-bundled": usualTexts,
  "sharing-denied": usualTexts,
  "legitimate-interest-text": fix((d) =>
    Object.assign(category(d, "marketing").description, { en: "Shows ads from partners, if you agree." }),
  ),
  "preselected-text": usualTexts,
  "minors-text": usualTexts,
  "purpose-vague": fix((d) => Object.assign(category(d, "functional").description, { en: "Remembers your language." })),
  "accept-label-unclear": usualTexts,
  "customize-label-unclear": usualTexts,
  "reject-label-misleading": usualTexts,
  "label-contradicts-button": usualTexts,
  "purposes-bundled": fix((d) => {
    category(d, "analytics").signals = ["analytics_storage"];
  }),
  "advertising-unnamed": fix((d) => Object.assign(category(d, "marketing").label, { en: "Advertising" })),
  "withdrawal-unmentioned": usualTexts,
  "audience-language-missing": translated("fr"),
  "imprint-link-missing": fix((d) => Object.assign(d.links, { imprint: { en: "/imprint" } })),
  "expiry-over-six-months": kept({ accept_days: 180, reject_days: 180 }),
  "expiry-over-13-months": kept({ accept_days: 395 }),
  "tcf-expiry-over-13-months": kept({ accept_days: 395 }),
  "expiry-over-24-months": kept({ accept_days: 180 }),
  "reprompt-too-soon": kept({ reject_days: 180 }),
  "reprompt-soon": kept({ reject_days: 180 }),
  "reject-expires-sooner": kept({ accept_days: 180, reject_days: 180 }),
  "optout-reprompt-too-soon": kept({ reject_days: 365 }),
  "retention-shorter-than-consent": raisedRetention,
  "retention-ccpa": raisedRetention,
  "gpc-ignored": signaled,
  "gpc-status-hidden": signaled,
  "opt-out-link-missing": linked,
  "optout-link-wording": usualTexts,
  "banner-not-an-optout-method": linked,
  "sensitive-limit-link-missing": fixRules({ limit_link: true }),
  "gpp-section-unknown": fix((d) => delete d.gpp),
  "consent-mode-advanced": fix((d) => Object.assign(d, { consent_mode: { enabled: true, implementation: "basic" } })),
  "consent-mode-unmapped": fix((d) => Object.assign(d, { consent_mode: { enabled: false } })),
  "consent-mode-default-permissive": fix((d) => Object.assign(d, { consent_mode: { enabled: true } })),
  "url-passthrough": fix((d) => Object.assign(d, { consent_mode: { enabled: true } })),
  "consent-mode-off": fix((d) => Object.assign(d, { consent_mode: { enabled: true } })),
  "ads-data-unredacted": fix((d) => Object.assign(d, { consent_mode: { enabled: true, ads_data_redaction: true } })),
  "ad-signals-split": fix((d) => {
    category(d, "analytics").signals = ["analytics_storage"];
  }),
  "tcf-incomplete": fix((d) => {
    Object.assign(d.tcf ?? {}, { cmp_id: 300 });
    d.links.privacy_policy = { en: "https://nordlicht.example/privacy" };
  }),
  "tcf-not-started": withoutTcf,
  "tcf-vendor-count": fix((d) => {
    for (const texts of Object.values(d.texts)) {
      const { banner } = texts ?? {};
      if (banner?.body !== undefined) banner.body += " {vendor_count}";
    }
  }),
  "tcf-li-purposes": fix((d) => {
    for (const each of d.tcf?.publisher_restrictions ?? []) each.type = "require_consent";
  }),
  "tcf-purpose-one": fix((d) => Object.assign(d.tcf ?? {}, { purpose_one_treatment: false })),
  "tcf-all-vendors": fix((d) => Object.assign(d.tcf ?? {}, { vendors: [755] })),
  "reconsent-needed": fix((d) => Object.assign(d, { reconsent: { on_new_service: "prompt" } })),
  "waiver-unused": (_document, context) => ({ ...context, waivers: [] }),
  "reconsent-suppressed": (_document, context) => ({ ...context, publishReconsent: "auto" }),
  "logo-not-served": (_document, context) => ({ ...context, logoFault: null }),
};
