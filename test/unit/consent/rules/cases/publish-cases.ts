import type { BannerDocument } from "../../../../../src/consent/rules";
import { type CodeCase, flawless } from "./code-case";

const production = { document: flawless(), services: [] };
const reason = { reason: "Agreed with counsel in October.", approved_by: "R. Legal" };
const matomo = { key: "matomo", category: "analytics" };

export const publishCases: Record<string, CodeCase> = {
  "reconsent-needed": {
    at: ["/reconsent/on_new_service"],
    raises: {
      change: (d) => {
        d.reconsent = { on_new_service: "keep" };
      },
      context: { production, services: [matomo] },
    },
    spares: {
      change: (d) => {
        d.reconsent = { on_new_service: "keep" };
      },
      context: { production: { document: flawless(), services: [matomo] }, services: [matomo] },
    },
  },
  "waiver-unused": {
    at: [""],
    raises: { context: { waivers: [{ code: "policy-link-missing", ...reason }] } },
    spares: {
      change: (d) => {
        d.links = {};
      },
      context: { waivers: [{ code: "policy-link-missing", pointer: "/links", ...reason }] },
    },
  },
  "reconsent-suppressed": {
    at: ["/reconsent/on_new_service"],
    raises: { context: { production, services: [matomo], publishReconsent: "never" } },
    spares: { context: { production, services: [matomo], publishReconsent: "auto" } },
  },
  "logo-not-served": {
    at: ["/theme/logo_url"],
    raises: { change: withLogo, context: { logoFault: "The host did not answer in time." } },
    spares: { change: withLogo, context: { logoFault: null } },
  },
};

function withLogo({ theme }: BannerDocument): void {
  theme.logo_url = "https://cdn.example/logo.png";
}
