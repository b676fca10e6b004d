import { type CodeCase, category } from "./code-case";

const catalogue = () => ({ category: "analytics", source: "the test catalogue" });

export const categoryCases: Record<string, CodeCase> = {
  "no-necessary-category": {
    at: ["/categories"],
    raises: {
      change: (d) => {
        category(d, "necessary").required = false;
      },
    },
    spares: {
      change: (d) => {
        category(d, "necessary").required = false;
        category(d, "functional").required = true;
      },
    },
  },
  "category-unknown": {
    at: ["/regimes/rules/0/defaults/constructor", "/gpc/categories/0", "/blocking/rules/0/category"],
    raises: {
      change: (d) => {
        const [rule] = d.regimes.rules ?? [];
        if (rule !== undefined) rule.defaults = { constructor: "on" } as unknown as Record<string, "on">;
        d.gpc = { categories: ["adverts"] };
        d.blocking = { rules: [{ match: { host: "a.example" }, category: "adverts", action: "block" }] };
      },
    },
    spares: {
      change: (d) => {
        d.gpc = { categories: ["marketing"] };
        d.blocking = { rules: [{ match: { host: "a.example" }, category: "marketing", action: "block" }] };
      },
    },
  },
  "service-unknown": {
    at: ["/blocking/rules/0/service"],
    raises: {
      change: (d) => {
        d.blocking = { rules: [{ match: { host: "a.example" }, service: "matomo", action: "block" }] };
      },
      context: { services: [{ key: "hotjar", category: "analytics" }] },
    },
    spares: {
      change: (d) => {
        d.blocking = { rules: [{ match: { host: "a.example" }, service: "matomo", action: "block" }] };
      },
      context: { services: [{ key: "matomo", category: "analytics", status: "needs_review" }] },
    },
  },
  "service-category-unknown": {
    at: ["/categories"],
    raises: { context: { services: [{ key: "matomo", category: "measurement" }] } },
    spares: { context: { services: [{ key: "matomo", category: "measurement", status: "ignored" }] } },
  },
  "service-unclassified": {
    at: ["/categories"],
    raises: { context: { services: [{ key: "matomo", category: "unclassified" }] } },
    spares: { context: { services: [{ key: "matomo", category: "unclassified", status: "ignored" }] } },
  },
  "services-need-review": {
    at: ["/categories"],
    raises: { context: { services: [{ key: "matomo", category: "analytics", status: "needs_review" }] } },
    spares: { context: { services: [{ key: "matomo", category: "analytics", status: "live" }] } },
  },
  "legitimate-interest-storage": {
    at: ["/categories/2"],
    raises: { context: { services: [{ key: "matomo", category: "analytics", legal_basis: "legitimate_interest" }] } },
    spares: { context: { services: [{ key: "session", category: "necessary", legal_basis: "legitimate_interest" }] } },
  },
  "required-category-signals": {
    at: ["/categories/0/signals"],
    raises: {
      change: (d) => {
        category(d, "necessary").signals = ["security_storage", "analytics_storage"];
      },
    },
    spares: {
      change: (d) => {
        category(d, "necessary").signals = ["security_storage", "functionality_storage"];
      },
    },
  },
  "necessary-but-tracker": {
    at: ["/categories/0"],
    raises: { context: { services: [{ key: "matomo", category: "necessary" }], catalogue } },
    spares: { context: { services: [{ key: "matomo", category: "analytics" }], catalogue } },
  },
  "duration-over-limit": {
    at: ["/categories/0"],
    places: ["FR"],
    raises: {
      context: {
        services: [{ key: "matomo", category: "necessary", storage: [{ name: "_pk", duration: "P14M" }] }],
        catalogue,
      },
    },
    spares: {
      context: {
        services: [{ key: "matomo", category: "necessary", storage: [{ name: "_pk", duration: "P13M" }] }],
        catalogue,
      },
    },
  },
};
