import type { Client } from "../../src/client";
import type { Properties } from "../../src/lifecycle";
import type { Kind } from "../../src/resources";
import { digest, starterDocument } from "../../src/rules";
import type { Laboratory } from "./laboratory";

/** What a kind has to show, as data. Everything that is shown is derived from it and from the kind's definition. */
export interface Row {
  /** Inputs of a complete example; made anew for each test, in a site of its own where the kind has one. */
  inputs(laboratory: Laboratory, client: Client): Promise<Properties>;
  /** For every input that can be changed in place: another value, and the value that the service then has, if it spells it differently. */
  changes: Record<string, unknown | ((inputs: Properties) => unknown)>;
  /** For every input that replaces: another value. */
  replacements: Record<string, unknown>;
  /** Optional inputs that a program may remove again, with the value that holds then in the outputs. */
  removals: Record<string, unknown>;
  /** A value that `check` or the service refuses, for every input. */
  refusals: Record<string, unknown>;
  /** Inputs that are not in the tests above, each with the reason. */
  exempt: Record<string, string>;
  /** What somebody else does behind our back, with another token, and the inputs that then differ. */
  foreignEdit:
    | { edit(client: Client, id: string, outputs: Properties): Promise<void>; seen: Properties }
    | { reason: string };
  /** How somebody else deletes it. */
  vanish: ((client: Client, id: string, outputs: Properties) => Promise<void>) | { reason: string };
  /** Whether an existing object can be adopted under its id. */
  adoption: "id" | "singleton" | { reason: string };
  /** Requests that a creation takes; default 1. */
  requestsToCreate?: number;
  /** An update sends its one request even when nothing differs; the engine asks for none then. */
  isAlwaysSent?: true;
  /** What a later read finds. */
  afterRemoval: "gone" | "stays";
}

/** A document without findings of level E. */
export function bannerDocument(title = "Your privacy") {
  const document = starterDocument("en");
  const texts = structuredClone(document.texts);
  const english = texts.en;
  if (english?.banner !== undefined) english.banner.title = title;
  return {
    ...document,
    texts,
    identity: { ...document.identity, controller_name: "Example Shop Ltd", contact_email: "privacy@shop.example.org" },
  };
}

async function newSite(client: Client, settings: Properties = {}): Promise<string> {
  return (await client.call("createSite", { body: { name: "Conformance", settings } as never })).data.id;
}

async function draftOf(client: Client, siteId: string, title?: string): Promise<string> {
  const document = bannerDocument(title);
  await client.call("putConfigDraft", { path: { id: siteId }, body: { document } as never });
  return digest(document);
}

async function publish(client: Client, siteId: string, title?: string): Promise<number> {
  const draft_digest = await draftOf(client, siteId, title);
  return (await client.call("publishVersion", { path: { id: siteId }, body: { draft_digest } as never })).data.number;
}

const noGate = { promotion_gate: { mode: "off" } };
let given = 0;

/** A name that nothing else in the workspace has. */
function unique(name: string): string {
  given += 1;
  return `${name}${given}`;
}

const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * 86_400_000).toISOString();
const newHost = () => `${unique("shop")}.example.com`;
const secret = (letter: string) => `whsec_${letter.repeat(42)}8=`;

/** One row for every kind of the registry; a test fails when one is missing. */
export const rows: Record<Kind, Row> = {
  Site: {
    inputs: async () => ({
      name: "Shop",
      retention: 400,
      settings: {
        defaultLanguage: "de",
        timezone: "Europe/Berlin",
        promotionGate: { mode: "block", maxScanAgeHours: 24 },
        labels: { team: "shop", "tier.gold": "1" },
      },
      deletionProtection: false,
      allowDeleteWhileServed: true,
    }),
    changes: {
      name: "Other shop",
      retention: 500,
      settings: { timezone: "UTC", promotionGate: { mode: "warn" }, labels: { team: "web" } },
      deletionProtection: true,
      allowDeleteWhileServed: false,
    },
    replacements: {},
    removals: {
      retention: 1095,
      settings: undefined,
      deletionProtection: undefined,
      allowDeleteWhileServed: undefined,
    },
    refusals: {
      name: "",
      retention: 29,
      settings: { timezone: "Not a zone!" },
      deletionProtection: "yes",
      allowDeleteWhileServed: 1,
      adopt: 5,
    },
    exempt: {},
    foreignEdit: {
      edit: async (client, id) => {
        await client.call("updateSite", { path: { id }, body: { name: "Renamed by hand" } as never });
      },
      seen: { name: "Renamed by hand" },
    },
    vanish: async (client, id) => {
      await client.call("deleteSite", { path: { id }, query: { force: true } });
    },
    adoption: "id",
    afterRemoval: "gone",
  },
  Domain: {
    inputs: async (_laboratory, client) => ({
      siteId: await newSite(client),
      host: newHost(),
      includeSubdomains: false,
      environment: "preview",
      verificationMethod: "file",
    }),
    changes: { includeSubdomains: true, verificationMethod: "meta_tag" },
    replacements: { siteId: "site_00000000000000000000000000", host: "www.example.com", environment: "production" },
    removals: { includeSubdomains: true, verificationMethod: "dns_txt" },
    refusals: {
      siteId: "",
      host: "co.uk",
      includeSubdomains: "yes",
      environment: "staging",
      verificationMethod: "mail",
      adopt: 5,
    },
    exempt: {},
    foreignEdit: {
      edit: async (client, _id, { siteId, host }) => {
        await client.call("createDomain", {
          path: { id: String(siteId) },
          body: { host, environment: "preview", include_subdomains: true } as never,
        });
      },
      seen: { includeSubdomains: true },
    },
    vanish: async (client, id) => {
      await client.call("deleteDomain", { path: { id } });
    },
    adoption: "id",
    afterRemoval: "gone",
  },
  DomainVerification: {
    inputs: async ({ txtRecords }, client) => {
      const siteId = await newSite(client);
      const { data: domain } = await client.call("createDomain", {
        path: { id: siteId },
        body: { host: newHost() } as never,
      });
      txtRecords.set(domain.challenge.dns.name, [domain.challenge.dns.value]);
      return { domainId: domain.id, timeoutMinutes: 1 };
    },
    changes: { timeoutMinutes: 2 },
    replacements: { domainId: "dom_00000000000000000000000000" },
    removals: { timeoutMinutes: undefined },
    refusals: { domainId: "", timeoutMinutes: 0, adopt: 5 },
    exempt: {},
    foreignEdit: { reason: "nothing of it can be edited; losing the verification is its absence" },
    vanish: async (client, id) => {
      await client.call("deleteDomain", { path: { id } });
    },
    adoption: { reason: "creating one finds what is verified already" },
    afterRemoval: "stays",
  },
  ConfigDraft: {
    inputs: async (_laboratory, client) => ({ siteId: await newSite(client), document: bannerDocument(), waivers: [] }),
    changes: {
      document: bannerDocument("Cookies"),
      waivers: [{ code: "contrast-buttons", reason: "agreed with the designers", approvedBy: "Legal" }],
    },
    replacements: { siteId: "site_00000000000000000000000000" },
    removals: { waivers: [] },
    refusals: { siteId: "", document: { schema_version: "9" }, waivers: [{ code: "x" }], detach: "yes", adopt: false },
    exempt: { detach: "lifts the locks of a template, which a later issue builds" },
    foreignEdit: {
      edit: async (client, id) => {
        await draftOf(client, id, "Edited by hand");
      },
      seen: { document: bannerDocument("Edited by hand") },
    },
    vanish: async (client, id) => {
      await client.call("deleteSite", { path: { id }, query: { force: true } });
    },
    isAlwaysSent: true,
    adoption: { reason: "taking a draft over has rules of its own, tested in config-draft.test.ts" },
    afterRemoval: "stays",
  },
  Version: {
    inputs: async (_laboratory, client) => {
      const siteId = await newSite(client, { allow_direct_production: true, ...noGate });
      return {
        siteId,
        environment: "preview",
        draftDigest: await draftOf(client, siteId),
        waiversDigest: digest([]),
        triggers: { run: "1" },
        note: "first",
        reconsent: "auto",
      };
    },
    changes: {},
    replacements: {
      siteId: "site_00000000000000000000000000",
      environment: "production",
      draftDigest: digest({ other: true }),
      servicesDigest: digest(["other"]),
      waiversDigest: digest([1]),
      triggers: { run: "2" },
    },
    removals: {},
    refusals: {
      siteId: "",
      environment: "staging",
      draftDigest: "sha256:0",
      servicesDigest: "sha256:0",
      waiversDigest: "sha256:0",
      triggers: { run: 1 },
      note: "x".repeat(501),
      reconsent: "perhaps",
      acceptedRulesVersion: "yesterday",
      gateOverrideReason: "short",
      expectedProductionNumber: 0,
      adopt: 5,
    },
    exempt: {
      note: "counts at creation only",
      reconsent: "counts at creation only",
      acceptedRulesVersion: "counts at creation only",
      gateOverrideReason: "counts at creation only",
      expectedProductionNumber: "counts at creation only",
    },
    foreignEdit: { reason: "a version never changes" },
    vanish: async (client, _id, { siteId }) => {
      await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
    },
    adoption: "id",
    afterRemoval: "stays",
  },
  Promotion: {
    inputs: async (_laboratory, client) => {
      const siteId = await newSite(client, noGate);
      return { siteId, versionNumber: await publish(client, siteId) };
    },
    changes: {},
    replacements: { siteId: "site_00000000000000000000000000" },
    removals: {},
    refusals: {
      siteId: "",
      versionNumber: 0,
      reason: "",
      gateOverride: { versionNumber: 1, reason: "short" },
      adopt: false,
    },
    exempt: {
      versionNumber: "its change needs a second version, tested in promotion.test.ts",
      reason: "sent with a rollback only",
      gateOverride: "tested in promotion.test.ts",
    },
    foreignEdit: {
      edit: async (client, _id, { siteId }) => {
        const id = String(siteId);
        const number = await publish(client, id, "Promoted by hand");
        await client.call("promoteVersion", { path: { id, number }, body: {} as never });
      },
      seen: { versionNumber: 2 },
    },
    vanish: async (client, _id, { siteId }) => {
      await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
    },
    isAlwaysSent: true,
    adoption: { reason: "pointing at a version is the same whether or not it is live" },
    afterRemoval: "stays",
  },
  ScanSchedule: {
    inputs: async (_laboratory, client) => ({
      siteId: await newSite(client),
      enabled: false,
      frequency: "monthly",
      weekday: 3,
      monthDay: 9,
      hour: 5,
      timezone: "Europe/Paris",
      environment: "preview",
      startUrls: [],
      maxPages: 70,
      profiles: ["uk_gdpr", "gdpr"],
    }),
    changes: {
      enabled: true,
      frequency: "daily",
      weekday: 4,
      monthDay: 10,
      hour: 6,
      timezone: "Europe/Rome",
      environment: "production",
      maxPages: 80,
      profiles: ["gdpr"],
    },
    replacements: { siteId: "site_00000000000000000000000000" },
    removals: {
      enabled: true,
      frequency: "weekly",
      weekday: 1,
      monthDay: 1,
      hour: 3,
      timezone: null,
      environment: "production",
      startUrls: [],
      maxPages: 50,
      profiles: ["gdpr"],
    },
    refusals: {
      siteId: "",
      enabled: "yes",
      frequency: "hourly",
      weekday: 8,
      monthDay: 29,
      hour: 24,
      timezone: "",
      environment: "staging",
      startUrls: ["ftp://shop.example.com/"],
      maxPages: 501,
      profiles: [],
      adopt: false,
    },
    exempt: { startUrls: "needs attached hosts, tested in scan-schedule.test.ts" },
    foreignEdit: {
      edit: async (client, id) => {
        await client.call("updateScanSchedule", { path: { id }, body: { hour: 11 } as never });
      },
      seen: { hour: 11 },
    },
    vanish: async (client, id) => {
      await client.call("deleteSite", { path: { id }, query: { force: true } });
    },
    adoption: "singleton",
    afterRemoval: "stays",
  },
  AlertChannel: {
    inputs: async (_laboratory, client) => ({
      name: unique("Operations "),
      kind: "slack",
      url: "https://hooks.example.com/services/one",
      minSeverity: "info",
      alertKinds: ["scan.failed", "domain.failed"],
      siteIds: [await newSite(client)],
      enabled: false,
    }),
    changes: {
      name: unique("On call "),
      url: "https://hooks.example.com/services/two",
      minSeverity: "critical",
      alertKinds: ["domain.failed"],
      siteIds: [],
      enabled: true,
    },
    replacements: { kind: "email" },
    removals: { minSeverity: "warning", alertKinds: null, siteIds: null, enabled: true },
    refusals: {
      name: "",
      kind: "pager",
      addresses: ["nobody"],
      url: "gopher://x",
      minSeverity: "mild",
      alertKinds: [5],
      siteIds: [5],
      enabled: "yes",
      adopt: 5,
    },
    exempt: {
      addresses: "belongs to kind email, tested in alert-channel.test.ts",
      url: "required for kind slack, so it cannot be removed",
    },
    foreignEdit: {
      edit: async (client, id) => {
        await client.call("updateAlertChannel", { path: { id }, body: { min_severity: "critical" } as never });
      },
      seen: { minSeverity: "critical" },
    },
    vanish: async (client, id) => {
      await client.call("deleteAlertChannel", { path: { id } });
    },
    adoption: "id",
    afterRemoval: "gone",
  },
  WebhookEndpoint: {
    inputs: async (_laboratory, client) => ({
      url: "https://events.example.com/consent",
      description: "orders",
      eventKinds: ["version.published", "scan.*"],
      siteIds: [await newSite(client)],
      enabled: false,
      secret: secret("A"),
      rotationTriggers: { quarter: "1" },
      overlapHours: 2,
    }),
    changes: {
      url: "https://events.example.com/other",
      description: "all",
      eventKinds: ["version.published"],
      siteIds: [],
      enabled: true,
      secret: secret("B"),
      rotationTriggers: { quarter: "2" },
      overlapHours: 3,
    },
    replacements: {},
    removals: { description: "", siteIds: null, enabled: true, overlapHours: undefined },
    refusals: {
      url: "ftp://x",
      description: "x".repeat(201),
      eventKinds: [],
      siteIds: [5],
      enabled: "yes",
      secret: "short",
      rotationTriggers: { a: 1 },
      overlapHours: 169,
      adopt: 5,
    },
    exempt: {
      secret: "removing it leaves the secret as it is, tested in webhook-endpoint.test.ts",
      rotationTriggers: "the same",
    },
    foreignEdit: {
      edit: async (client, id) => {
        await client.call("updateWebhookEndpoint", { path: { id }, body: { event_kinds: ["*"] } as never });
      },
      seen: { eventKinds: ["*"] },
    },
    vanish: async (client, id) => {
      await client.call("deleteWebhookEndpoint", { path: { id } });
    },
    adoption: "id",
    afterRemoval: "gone",
  },
  Token: {
    inputs: async () => ({
      name: "pipeline",
      scopes: ["sites:read", "banner:read"],
      environment: "preview",
      expiresInDays: 90,
      renewBeforeDays: 14,
      overlapHours: 2,
      rotationTriggers: { year: "2026" },
    }),
    changes: { renewBeforeDays: 15, overlapHours: 3 },
    replacements: {
      name: "other",
      scopes: ["sites:read"],
      siteId: "site_00000000000000000000000000",
      environment: "production",
      expiresAt: "2030-01-01T00:00:00.000Z",
      expiresInDays: 91,
      rotationTriggers: { year: "2027" },
    },
    removals: { renewBeforeDays: undefined, overlapHours: undefined },
    refusals: {
      name: "",
      scopes: ["sites:reed"],
      siteId: 5,
      environment: "staging",
      expiresAt: "tomorrow",
      expiresInDays: 0,
      renewBeforeDays: 90,
      overlapHours: 169,
      rotationTriggers: { year: 2026 },
      adopt: 5,
    },
    exempt: {
      siteId: "not together with environment; tested in token.test.ts",
      expiresAt: "not together with expiresInDays; the same",
    },
    foreignEdit: { reason: "a token never changes" },
    vanish: async (client, id) => {
      await client.call("revokeToken", { path: { id } });
    },
    adoption: "id",
    afterRemoval: "gone",
  },
  BannerTemplate: {
    inputs: async () => ({
      name: unique("Brands "),
      description: "All brands",
      document: { identity: { controller_name: "{{company}}" }, layout: { kind: "bar", position: "bottom" } },
      variables: { company: { required: true }, brand: { default: "shop" } },
      lockedPaths: ["/layout/kind", "/identity"],
      refuseDeleteWhileLinked: true,
    }),
    changes: {
      name: unique("Other brands "),
      description: "Some brands",
      document: { layout: { kind: "box", position: "bottom" }, links: { imprint: { en: "/imprint" } } },
      variables: { company: { required: false }, motto: { default: "Hello" } },
      lockedPaths: ["/layout"],
      refuseDeleteWhileLinked: false,
    },
    replacements: {},
    removals: { description: "", variables: undefined, lockedPaths: [], refuseDeleteWhileLinked: undefined },
    refusals: {
      name: "",
      description: "x".repeat(501),
      document: "text",
      variables: { Company: {} },
      lockedPaths: ["identity"],
      fromSiteId: 5,
      refuseDeleteWhileLinked: "yes",
      adopt: 5,
    },
    exempt: {
      document: "a template has one as long as it lives; without fromSiteId it is required",
      fromSiteId: "counts at creation only, in place of document",
    },
    foreignEdit: {
      edit: async (client, id) => {
        await client.call("updateTemplate", {
          path: { id },
          body: { document: { layout: { kind: "modal" } } } as never,
        });
      },
      seen: {
        document: { identity: { controller_name: "{{company}}" }, layout: { kind: "modal", position: "bottom" } },
      },
    },
    vanish: async (client, id) => {
      await client.call("deleteTemplate", { path: { id } });
    },
    adoption: "id",
    afterRemoval: "gone",
  },
  TrackedService: {
    inputs: async (_laboratory, client) => ({
      siteId: await newSite(client),
      key: "stats",
      name: "Stats",
      company: "Stats Ltd",
      category: "analytics",
      hosts: ["b.stats.example", "a.stats.example"],
      scripts: ["https://stats.example/tag.js*"],
      storage: [{ pattern: "_ex_*", kind: "cookie", party: "first", duration: "P13M", purpose: { en: "Ids." } }],
      legalBasis: "consent",
      blocking: "manual",
      purposes: { en: "Counts.", de: "Zählt." },
      privacyUrl: "https://stats.example/privacy",
      countries: ["US", "IE"],
      iabVendorId: 7,
      googleAtpId: 8,
      status: "ignored",
    }),
    changes: {
      name: "Statistics",
      company: "Statistics Ltd",
      category: "marketing",
      hosts: ["c.stats.example"],
      scripts: [],
      storage: [{ name: "id", kind: "local", party: "third", domain: "stats.example", duration: "session" }],
      legalBasis: "legitimate_interest",
      blocking: "none",
      purposes: { en: "Counts visits." },
      privacyUrl: "https://stats.example/other",
      countries: ["DE"],
      iabVendorId: 9,
      googleAtpId: 10,
      status: "live",
    },
    replacements: { siteId: "site_00000000000000000000000000", key: "other" },
    removals: {
      hosts: [],
      scripts: [],
      storage: [],
      legalBasis: null,
      blocking: "auto",
      purposes: undefined,
      privacyUrl: null,
      countries: [],
      iabVendorId: null,
      googleAtpId: null,
      status: "live",
    },
    refusals: {
      siteId: "",
      key: "Stats!",
      name: "",
      company: "",
      category: "Not a key",
      hosts: ["https://x/"],
      scripts: [""],
      storage: [{ kind: "cookie" }],
      legalBasis: "mood",
      blocking: "perhaps",
      purposes: { en: "" },
      privacyUrl: "http://x",
      countries: ["Germany"],
      iabVendorId: 0,
      googleAtpId: 0,
      status: "sleeping",
      adopt: 5,
    },
    exempt: {},
    foreignEdit: {
      edit: async (client, _id, { siteId }) => {
        const { data } = await client.call("listServices", { path: { id: String(siteId) } });
        await client.call("updateService", {
          path: { id: String(data.data[0]?.id) },
          body: { name: "By hand" } as never,
        });
      },
      seen: { name: "By hand" },
    },
    vanish: async (client, _id, { siteId }) => {
      const { data } = await client.call("listServices", { path: { id: String(siteId) } });
      await client.call("deleteService", { path: { id: String(data.data[0]?.id) } });
    },
    adoption: "id",
    afterRemoval: "gone",
  },
  IssueSuppression: {
    inputs: async (laboratory, client) => {
      const siteId = await newSite(client);
      const fingerprint = await laboratory.seeIssue(siteId);
      return {
        ...{ siteId, environment: "preview", fingerprint, reason: "accepted_risk" },
        ...{ comment: "Known and harmless.", expiresAt: inDays(30) },
      };
    },
    changes: { reason: "handled_elsewhere", comment: "It is dealt with elsewhere.", expiresAt: inDays(40) },
    replacements: { siteId: "site_00000000000000000000000000", environment: "production", fingerprint: "0".repeat(64) },
    removals: { expiresAt: undefined },
    refusals: {
      siteId: "",
      environment: "staging",
      fingerprint: "short",
      reason: "mood",
      comment: "short",
      expiresAt: "tomorrow",
      adopt: 5,
    },
    exempt: {},
    foreignEdit: {
      edit: async (client, _id, { id }) => {
        const body = { reason: "not_applicable", comment: "Decided by hand." };
        await client.call("suppressIssue", { path: { id: String(id) }, body: body as never });
      },
      seen: { reason: "not_applicable", comment: "Decided by hand." },
    },
    vanish: async (client, _id, { id }) => {
      await client.call("unsuppressIssue", { path: { id: String(id) } });
    },
    adoption: { reason: "suppressing again is the same whether or not it is suppressed" },
    // The program names the issue by its fingerprint: one request finds it, one suppresses it.
    requestsToCreate: 2,
    isAlwaysSent: true,
    afterRemoval: "gone",
  },
  InstallCheck: {
    inputs: async ({ txtRecords }, client) => {
      const siteId = await newSite(client);
      const { data: domain } = await client.call("createDomain", {
        path: { id: siteId },
        body: { host: newHost() } as never,
      });
      txtRecords.set(domain.challenge.dns.name, [domain.challenge.dns.value]);
      await client.call("verifyDomain", { path: { id: domain.id }, body: {} as never });
      return { siteId, url: `https://${domain.host}/`, environment: "production", triggers: { version: "1" } };
    },
    changes: {},
    replacements: {
      siteId: "site_00000000000000000000000000",
      url: "https://other.example.com/",
      environment: "preview",
      triggers: { version: "2" },
    },
    removals: {},
    refusals: { siteId: "", url: "ftp://x", environment: "staging", triggers: { version: 1 }, adopt: 5 },
    exempt: {},
    foreignEdit: { reason: "a check never changes" },
    vanish: async (client, _id, { siteId }) => {
      await client.call("deleteSite", { path: { id: String(siteId) }, query: { force: true } });
    },
    adoption: "id",
    afterRemoval: "stays",
  },
};
