import { canonicalJson } from "../../../../../src/consent/values/canonical-json";
import { type CodeCase, flawless, withRule } from "./code-case";

/** A document of exactly so many bytes as canonical JSON, filled up by texts in languages that no one asks for. */
function ofBytes(bytes: number): unknown {
  const document = flawless();
  const tags = Array.from({ length: 59 }, (_, i) => `x${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}`);
  for (const tag of tags) {
    for (const part of ["banner", "opt_out", "preferences"] as const) {
      const missing = bytes - canonicalJson(document).length;
      const member = part === "preferences" ? "intro" : "body";
      const frame = canonicalJson({
        ...document,
        texts: { ...document.texts, [tag]: { ...document.texts[tag], [part]: { [member]: "" } } },
      }).length;
      const room = bytes - frame;
      if (missing <= 0 || room <= 0) continue;
      document.texts[tag] = { ...document.texts[tag], [part]: { [member]: "a".repeat(Math.min(4000, room)) } };
    }
  }
  return document;
}

const limitBytes = 512 * 1024;

export const schemaCases: Record<string, CodeCase> = {
  "schema-violation": {
    at: ["/layout/z_index"],
    raises: {
      change: (d) => {
        d.layout.z_index = -1;
      },
    },
    spares: {
      change: (d) => {
        d.layout.z_index = 0;
      },
    },
  },
  "unknown-key": {
    at: ["/layout/__proto__"],
    raises: { value: { ...flawless(), layout: JSON.parse('{"__proto__": {}}') } },
    spares: { value: { ...flawless(), layout: {} } },
  },
  "too-large": {
    at: [""],
    raises: { value: ofBytes(limitBytes + 1) },
    spares: { value: ofBytes(limitBytes) },
  },
  "language-default-missing": {
    at: ["/languages/default"],
    raises: {
      change: (d) => {
        d.languages.available = ["de"];
      },
    },
    spares: {
      change: (d) => {
        d.languages.available = ["de", "en"];
      },
    },
  },
  "language-fallback-invalid": {
    at: ["/languages/fallbacks/gsw", "/languages/fallbacks/en", "/languages/fallbacks/fr"],
    raises: {
      change: (d) => {
        d.languages.available = ["en", "fr"];
        d.languages.fallbacks = { gsw: "de", en: "fr", fr: "en" };
      },
    },
    spares: {
      change: (d) => {
        d.languages.available = ["en", "fr"];
        d.languages.fallbacks = { gsw: "fr", fr: "en" };
      },
    },
  },
  "url-scheme": {
    at: ["/links/privacy_policy/en", "/links/imprint/en", "/theme/logo_url"],
    raises: {
      change: (d) => {
        d.links = { privacy_policy: { en: "http://shop.example/privacy" }, imprint: { en: "//evil.example" } };
        d.theme.logo_url = "data:image/png;base64,AA";
      },
    },
    spares: {
      change: (d) => {
        d.links = { privacy_policy: { en: "https://shop.example/privacy" }, imprint: { en: "/imprint" } };
        d.theme.logo_url = "/logo.svg";
      },
    },
  },
  "locked-path": {
    at: ["/layout/kind"],
    raises: {
      change: (d) => {
        d.layout.kind = "bar";
      },
      context: {
        template: { document: { layout: { kind: "box" } }, lockedPaths: ["/layout/kind", "/layout/overlay"] },
      },
    },
    spares: {
      change: (d) => {
        d.layout.position = "top";
      },
      context: { template: { document: { layout: { kind: "box" } }, lockedPaths: ["/layout/kind"] } },
    },
  },
};

/** Values that the form of JSON Schema lets pass, but that mean nothing. */
export const meaninglessValues: Record<string, { at: string; change: NonNullable<CodeCase["raises"]["change"]> }> = {
  "an alias of a country": {
    at: "/regimes/audience/0",
    change: (d) => {
      d.regimes.audience = ["UK"];
    },
  },
  "a state that does not exist": {
    at: "/regimes/audience/1",
    change: (d) => {
      d.regimes.audience = ["US-CA", "US-ZZ"];
    },
  },
  "an unknown country": { at: "/regimes/rules/0/match/countries/0", change: withRule({ countries: ["ZZ"] }) },
  "an unknown regime": { at: "/regimes/rules/0/match/regimes/0", change: withRule({ regimes: ["gdrp"] }) },
  "an unknown language": {
    at: "/languages/available/1",
    change: (d) => {
      d.languages.available = ["en", "xx"];
    },
  },
  "a category twice": {
    at: "/categories/4/key",
    change: (d) => {
      d.categories.push(...d.categories.slice(1, 2));
    },
  },
  "a rule id twice": { at: "/regimes/rules/1/id", change: withRule({ countries: ["BR"] }, { id: "us-opt-out" }) },
};
