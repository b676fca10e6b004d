import { type CodeCase, category } from "./code-case";

const sensitiveMarketing: NonNullable<CodeCase["raises"]["change"]> = (d) => {
  category(d, "marketing").sensitive = true;
};

/** Sensitive and sold, but not the same category. */
const separate: NonNullable<CodeCase["raises"]["change"]> = (d) => {
  category(d, "analytics").sensitive = true;
};

export const saleCases: Record<string, CodeCase> = {
  "required-category-sells": {
    at: ["/categories/0/required"],
    raises: {
      change: (d) => {
        category(d, "necessary").sale_or_share = true;
      },
    },
    spares: {
      change: (d) => {
        category(d, "functional").sale_or_share = true;
      },
    },
  },
  "required-category-suspect": {
    at: ["/categories/2/required"],
    raises: {
      change: (d) => {
        Object.assign(category(d, "analytics"), { required: true, signals: [] });
      },
    },
    spares: {
      change: (d) => {
        category(d, "functional").required = true;
      },
    },
  },
  "sensitive-undeclared": {
    at: ["/categories/2"],
    raises: {
      change: (d) => {
        Object.assign(category(d, "analytics").label, { en: "Health topics" });
      },
    },
    spares: {
      change: (d) => {
        Object.assign(category(d, "analytics").label, { en: "Health checks of the site" });
        Object.assign(category(d, "marketing").label, { en: "Health offers" });
        category(d, "marketing").sensitive = true;
      },
    },
  },
  "gpc-categories-incomplete": {
    at: ["/gpc/categories"],
    raises: {
      change: (d) => {
        d.gpc = { categories: ["analytics"] };
      },
    },
    spares: {
      change: (d) => {
        d.gpc = { categories: ["analytics", "marketing"] };
      },
    },
  },
  "ad-signals-not-sold": {
    at: ["/categories/3"],
    raises: {
      change: (d) => {
        category(d, "marketing").sale_or_share = false;
      },
    },
    spares: {
      change: (d) => {
        Object.assign(category(d, "marketing"), { sale_or_share: false, signals: ["personalization_storage"] });
      },
    },
  },
  "sensitive-sale-forbidden": {
    at: ["/categories/3/sale_or_share"],
    places: ["US-MD", "US-NJ"],
    raises: { change: sensitiveMarketing },
    spares: { change: separate },
  },
  "location-sale-forbidden": {
    at: ["/categories/3/sale_or_share"],
    places: ["US-MD", "US-NJ", "US-OR", "US-VA"],
    raises: {
      change: (d) => {
        Object.assign(category(d, "marketing").label, { en: "Advertising by precise location" });
      },
    },
    spares: {
      change: (d) => {
        Object.assign(category(d, "marketing").label, { en: "Advertising by approximate location" });
        Object.assign(category(d, "marketing").description, { en: "Shows ads. It never uses your precise location." });
        Object.assign(category(d, "functional").label, { en: "Precise location for the map" });
      },
    },
  },
  "sensitive-sale-notice": {
    at: ["/categories/3/sale_or_share"],
    places: ["US-FL", "US-TX"],
    raises: { change: sensitiveMarketing },
    spares: { change: separate },
  },
};
