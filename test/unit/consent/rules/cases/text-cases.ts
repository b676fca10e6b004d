import { type CodeCase, category, english } from "./code-case";

export const textCases: Record<string, CodeCase> = {
  "identity-placeholder": {
    at: ["/identity/contact_email"],
    raises: {
      change: (d) => {
        d.identity.contact_email = "privacy@example.com";
      },
    },
    spares: {
      change: (d) => {
        d.identity.contact_email = "privacy@example.org";
      },
    },
  },
  "link-placeholder": {
    at: ["/links/privacy_policy/en"],
    raises: {
      change: (d) => {
        d.links.privacy_policy = { en: "/privacy", de: "/privacy" };
      },
    },
    spares: {
      change: (d) => {
        d.links.privacy_policy = { en: "https://www.nordlicht.example/privacy" };
      },
    },
  },
  "text-placeholder": {
    at: ["/identity/controller_name", "/identity/contact_email", "/texts/en/banner/title"],
    raises: {
      change: (d) => {
        d.identity = { controller_name: "Your company name", contact_email: "info@example.org" };
        Object.assign(english(d).banner ?? {}, { title: "TBD: title" });
      },
    },
    // In Spanish, the word means "everything".
    spares: {
      change: (d) => {
        d.identity.controller_name = "Todo Company";
        Object.assign(english(d).banner ?? {}, { title: "Todo list" });
        d.languages.available = ["en", "es"];
        d.texts.es = { banner: { accept_all: "Aceptar todo".toUpperCase() } };
      },
    },
  },
  "text-missing-default": {
    at: ["/texts/en/embed/always", "/categories/1/label/en"],
    raises: {
      change: (d) => {
        delete english(d).embed?.always;
        category(d, "functional").label = { de: "Funktional" };
      },
    },
    // Without placeholders, the strings of one are invisible.
    spares: {
      change: (d) => {
        delete english(d).embed?.always;
        d.blocking = { iframes: "block" };
      },
    },
  },
  "text-missing-language": {
    at: ["/texts/de"],
    raises: {
      change: (d) => {
        d.languages.available = ["en", "de"];
      },
    },
    spares: {
      change: (d) => {
        d.languages.available = ["en", "de"];
        d.texts.de = structuredClone(english(d));
        // Not visible: no rule has a limit link.
        delete d.texts.de.limit_link;
        for (const each of d.categories) {
          each.label.de = "x";
          each.description.de = "x";
        }
      },
    },
  },
  "language-discontinuity": {
    at: ["/texts/de"],
    raises: {
      change: (d) => {
        d.languages.available = ["en", "de"];
        d.texts.de = { banner: { ...english(d).banner } };
        delete d.texts.de.banner?.reject_all;
      },
    },
    spares: {
      change: (d) => {
        d.languages.available = ["en", "de"];
        d.texts.de = { banner: { ...english(d).banner } };
        // Not on the first layer.
        delete d.texts.de.banner?.save;
      },
    },
  },
  "policy-link-missing": {
    at: ["/links"],
    raises: {
      change: (d) => {
        d.links = { imprint: { en: "/imprint" }, privacy_policy: { de: "/datenschutz" } };
      },
    },
    spares: {
      change: (d) => {
        d.links = { cookie_policy: { en: "/cookies" } };
      },
    },
  },
  "policy-link-partial": {
    at: ["/links"],
    raises: {
      change: (d) => {
        d.languages.available = ["en", "de"];
      },
    },
    spares: {
      change: (d) => {
        d.languages.available = ["en", "de"];
        d.links.cookie_policy = { de: "/cookies" };
      },
    },
  },
};
