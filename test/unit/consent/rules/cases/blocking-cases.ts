import { cataloguedService } from "../../../../../src/consent/catalogue/catalogued-service";
import type { BannerDocument } from "../../../../../src/consent/rules";
import type { EvaluatedService } from "../../../../../src/consent/rules/rule-context";
import type { CodeCase } from "./code-case";

export const blockingCases: Record<string, CodeCase> = {
  "allowed-before-consent": {
    at: ["/blocking/iframes", "/blocking/rules/0/action"],
    raises: {
      change: (d) => {
        d.blocking = {
          iframes: "allow",
          rules: [{ match: { host: "*.doubleclick.net" }, category: "marketing", action: "allow" }],
        };
      },
    },
    spares: {
      change: (d) => {
        d.blocking = {
          iframes: "placeholder",
          rules: [{ match: { host: "pay.example" }, category: "necessary", action: "allow" }],
        };
      },
    },
  },
  "allowed-tracker": {
    at: ["/blocking/rules/0/action"],
    raises: {
      change: (d) => {
        d.blocking = {
          rules: [{ match: { host: "*.doubleclick.net" }, category: "necessary", action: "allow" }],
        };
      },
      context: { catalogue: cataloguedService },
    },
    // The second rule is an error with a separate code.
    spares: {
      change: (d) => {
        d.blocking = {
          rules: [
            { match: { host: "pay.example" }, category: "necessary", action: "allow" },
            { match: { host: "*.doubleclick.net" }, category: "marketing", action: "allow" },
          ],
        };
      },
      context: { catalogue: cataloguedService },
    },
  },
  "withdrawal-keeps-storage": {
    at: ["/blocking/delete_on_withdrawal"],
    raises: {
      change: (d) => {
        d.blocking = { delete_on_withdrawal: false };
      },
    },
    spares: {
      change: (d) => {
        d.blocking = { delete_on_withdrawal: false };
        d.regimes.audience = ["US"];
        d.regimes.rules = [];
      },
    },
  },
  "reopen-link-only": {
    at: ["/layout/reopen/kind"],
    raises: {
      change: (d) => {
        d.layout.reopen = { kind: "link" };
      },
    },
    spares: {
      change: (d) => {
        d.layout.reopen = { kind: "both" };
      },
    },
  },
  "same-site-none-insecure": {
    at: ["/storage/secure"],
    raises: {
      change: (d) => {
        d.storage = { same_site: "none", secure: false };
      },
    },
    spares: {
      change: (d) => {
        d.storage = { kind: "local", same_site: "none", secure: false };
      },
    },
  },
  "many-blocking-patterns": {
    at: ["/blocking/rules"],
    raises: { change: (d) => blockHosts(d, 99), context: { services: [withHosts(2)] } },
    spares: { change: (d) => blockHosts(d, 99), context: { services: [withHosts(1)] } },
  },
};

/** Blocks this number of hosts by rules of the document. */
function blockHosts(document: BannerDocument, count: number): void {
  document.blocking = {
    rules: Array.from({ length: count }, (_, index) => ({
      match: { host: `h${index}.example` },
      category: "marketing",
      action: "block" as const,
    })),
  };
}

function withHosts(count: number): EvaluatedService {
  const hosts = Array.from({ length: count }, (_, index) => `s${index}.example`);
  return { key: "ads", name: "Ads", category: "marketing", hosts, purposes: { en: "Advertising" } };
}
