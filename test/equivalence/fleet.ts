import type { Kind, Properties } from "../../src/provider/resources";
import { bannerTitled } from "../e2e/banner";

/** An output of another member of the fleet, in place of an input's value. */
export interface OutputReference {
  readonly $output: readonly [member: string, output: string];
  /** The value in place of the output, once that is known. */
  readonly $then?: string;
}

/** One declared object. Names and inputs are those of Pulumi programs; each tool spells them its own way. */
export interface Member {
  readonly kind: Kind;
  readonly name: string;
  readonly inputs: Properties;
}

/** Import ids of a fleet's objects, by member. */
export type ImportIds = Readonly<Record<string, string>>;

function output(member: string, name: string): OutputReference {
  return { $output: [member, name] };
}

/** Reports whether a value is a reference to an output of another member. */
function isReference(value: unknown): value is OutputReference {
  return typeof value === "object" && value !== null && "$output" in value;
}

/** The values with every reference replaced. */
export function resolved(value: unknown, resolve: (reference: OutputReference) => unknown): unknown {
  if (isReference(value)) return resolve(value);
  if (Array.isArray(value)) return value.map((item) => resolved(item, resolve));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolved(member, resolve)]));
}

/** A site with everything that belongs to it. */
function site(name: string, hosts: readonly string[], title: string): Member[] {
  const siteId = output(name, "id");
  return [
    {
      kind: "Site",
      name,
      inputs: { name, retention: 730, settings: { defaultLanguage: "en", labels: { team: "web", tier: "1" } } },
    },
    ...hosts.map(
      (host, index): Member => ({ kind: "Domain", name: `${name}-host-${index}`, inputs: { siteId, host } }),
    ),
    { kind: "ConfigDraft", name: `${name}-banner`, inputs: { siteId, document: bannerTitled(title) } },
    {
      kind: "Version",
      name: `${name}-version`,
      inputs: { siteId, draftDigest: output(`${name}-banner`, "digest"), note: "autumn" },
    },
    {
      kind: "Promotion",
      name: `${name}-live`,
      inputs: { siteId, versionNumber: output(`${name}-version`, "number"), reason: "released" },
    },
    {
      kind: "ScanSchedule",
      name: `${name}-nightly`,
      inputs: { siteId, frequency: "daily", hour: 2, profiles: ["us_ca", "gdpr"] },
    },
  ];
}

/** The members that the seven tools deploy: everything that needs only the service. */
export const fleet: readonly Member[] = [
  ...site("shop", ["www.shop.example", "shop.example"], "Your privacy"),
  ...site("blog", ["blog.shop.example"], "Your choice"),
  {
    kind: "AlertChannel",
    name: "mail",
    inputs: {
      name: "Mail",
      kind: "email",
      addresses: ["b@shop.example", "a@shop.example"],
      siteIds: [output("shop", "id")],
    },
  },
  {
    kind: "AlertChannel",
    name: "slack",
    inputs: { name: "Slack", kind: "slack", url: "https://hooks.slack.com/services/T/B/x" },
  },
  {
    kind: "WebhookEndpoint",
    name: "hook",
    inputs: {
      url: "https://hooks.shop.example/x",
      eventKinds: ["version.*", "site.deleted"],
      description: "to the pipeline",
    },
  },
  {
    kind: "Token",
    name: "pipeline",
    inputs: {
      name: "Pipeline",
      scopes: ["banner:write", "banner:read"],
      siteId: output("shop", "id"),
      expiresInDays: 90,
    },
  },
];
