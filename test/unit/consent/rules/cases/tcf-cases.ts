import type { CodeCase } from "./code-case";

const tcf = { enabled: true, cmp_id: 300, publisher_country: "DE", vendors: [1, 2] };

export const tcfCases: Record<string, CodeCase> = {
  "tcf-purpose-one": {
    at: ["/tcf/purpose_one_treatment"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf, purpose_one_treatment: true };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf, enabled: false, purpose_one_treatment: true };
      },
    },
  },
  "tcf-incomplete": {
    // The missing policy is a warning of the same code.
    at: ["/tcf/cmp_id"],
    raises: {
      change: (d) => {
        d.tcf = { enabled: true, publisher_country: "DE" };
        d.links = { cookie_policy: { en: "/cookies" } };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf };
      },
    },
  },
  "tcf-not-started": {
    at: ["/tcf/purposes/necessary"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf, purposes: { necessary: [1] } };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf, purposes: { marketing: [1, 2, 3, 4] } };
      },
    },
  },
  "tcf-vendor-count": {
    level: "W",
    at: ["/texts/de/banner/body"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf };
        Object.assign(d.texts.en?.banner ?? {}, { body: "We and {vendor_count} partners" });
        d.languages.available = ["en", "de", "fr"];
        d.texts.de = { banner: { body: "Wir und unsere Partner" } };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf };
        Object.assign(d.texts.en?.banner ?? {}, { body: "We and {vendor_count} partners" });
      },
    },
  },
  "tcf-li-purposes": {
    at: ["/tcf/publisher_restrictions/0/type"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf, publisher_restrictions: [{ purpose: 6, type: "require_li", vendors: "all" }] };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf, publisher_restrictions: [{ purpose: 7, type: "require_li", vendors: "all" }] };
      },
    },
  },
  "tcf-all-vendors": {
    at: ["/tcf/vendors"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf, vendors: "all" };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf, vendors: [1] };
      },
    },
  },
};
