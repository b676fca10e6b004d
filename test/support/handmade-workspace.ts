import type { RequestBody, Schemas } from "../../src/consent/contract";
import type { Client } from "../../src/provider/client";
import { bannerTitled, changedBanner } from "../e2e/banner";
import type { ListeningLaboratory } from "./terraform-laboratory";

/** A secret of the workspace that no file may contain. */
export const SLACK_SECRET = "https://hooks.slack.com/services/T0/B0/planted-secret";

/** Names that would be code, or no file name, if they were written as they are. */
const HOSTILE_NAMES = [
  "Nord-Apotheke",
  // The same once more: a name need not be unique.
  "Nord-Apotheke",
  '"); process.exit(1); ("',
  "`\u0024{process.exit(1)}` \u0024{file('/etc/passwd')} %{ if true }",
  "line one\nline two */ // #",
  "con",
  "class",
  "日本語のサイト",
  "12 ½ \u2028 \u202e evil \\ \\u0041 $\u0024{x} 'a'",
  "__proto__",
];

/** One entry with defaults, one without. */
const STORAGE = [
  { name: "_a", kind: "cookie", party: "first", duration: "session" },
  {
    pattern: "b_*",
    kind: "local",
    party: "third",
    domain: "chat.example",
    duration: "P13M",
    purpose: { en: `\${b}` },
  },
];

/** A workspace that was made by hand: every kind in it, and what a program does not take. */
export interface HandmadeWorkspace {
  readonly siteIds: readonly string[];
  /** Site whose draft another deployment manages. */
  readonly managedSiteId: string;
  /** Site with a label that no program may declare. */
  readonly reservedSiteId: string;
  readonly tokenId: string;
}

/** Makes `count` sites through the API, as a person with a client does, and every kind of object around them. */
export async function handmadeWorkspace(laboratory: ListeningLaboratory, count: number): Promise<HandmadeWorkspace> {
  const client = await laboratory.client();
  const siteIds: string[] = [];
  for (let index = 0; index < count; index += 1) siteIds.push(await handmadeSite(laboratory, client, index));
  await sharedObjects(client, siteIds.slice(0, 2));
  const { data: managed } = await client.call("createSite", { body: { name: "Elsewhere" } });
  // Written in a program, this member would be the prototype; no program may declare it.
  const settings = JSON.parse('{ "labels": { "__proto__": "x" } }');
  const { data: reserved } = await client.call("createSite", { body: { name: "Reserved", settings } });
  const body = { document: bannerTitled("Elsewhere"), managed_by: "0123456789abcdef.other" };
  await client.call("putConfigDraft", { path: { id: managed.id }, body, ifMatch: '"r0"' });
  const { data: token } = await client.call("createToken", { body: { name: "ci `x`", scopes: ["sites:read"] } });
  return { siteIds, managedSiteId: managed.id, reservedSiteId: reserved.id, tokenId: token.id };
}

async function sharedObjects(client: Client, siteIds: string[]): Promise<void> {
  const channel = (body: object) =>
    client.call("createAlertChannel", { body: body as RequestBody<"createAlertChannel"> });
  await channel({ name: `Mail \${x}`, kind: "email", addresses: ["ops@shop.example"], site_ids: siteIds });
  await channel({ name: "アラート", kind: "email", addresses: ["alert@shop.example"], site_ids: siteIds });
  await channel({ name: "Slack", kind: "slack", url: SLACK_SECRET, min_severity: "critical" });
  await client.call("createWebhookEndpoint", {
    body: {
      url: "https://hooks.shop.example/x?a=b%7Bc%7D",
      event_kinds: ["version.*", "site.deleted"],
      site_ids: siteIds,
      description: "to the pipeline",
    },
  });
  await client.call("createTemplate", {
    body: {
      name: "Brands",
      description: 'of "all"',
      locked_paths: ["/identity/contact_email"],
      document: { identity: { controller_name: "{{company}}", contact_email: "privacy@shop.example" } },
      variables: { company: { required: true }, brand: { default: `\${shop}` } },
    },
  });
}

/** A site; what it has depends on its place in the list, so that a dozen have every state. */
async function handmadeSite(laboratory: ListeningLaboratory, client: Client, index: number): Promise<string> {
  const name = HOSTILE_NAMES[index] ?? `Site ${index}`;
  const labels = { team: "web", "a.b": `\${x} "q"` };
  const settings = index % 2 === 0 ? { timezone: "Europe/Berlin", labels, promotion_gate: { mode: "off" } } : {};
  const { data: site } = await client.call("createSite", {
    body: { name, retention: 365 + index, settings } as RequestBody<"createSite">,
  });
  const path = { id: site.id };
  await handmadeDomains(laboratory, client, site.id, index);
  // One keeps the starter.
  if (index !== 1) await handmadeVersions(client, site.id, index);
  if (index % 3 === 0) {
    await client.call("updateScanSchedule", {
      path,
      body: { frequency: "daily", hour: 2, profiles: ["us_ca", "gdpr"] },
    });
  }
  if (index % 3 === 1) {
    const body = { key: "chat", name: `Chat \${x} "q"`, company: "Chat Inc.", category: "functional" };
    const more = { hosts: ["*.chat.example"], purposes: { en: "line\nbreak", no: "ja" }, storage: STORAGE };
    await client.call("createService", { path, body: { ...body, ...more } as RequestBody<"createService"> });
  }
  if (index % 3 === 2) await suppressOne(laboratory, client, site.id);
  return site.id;
}

async function handmadeDomains(laboratory: ListeningLaboratory, client: Client, id: string, index: number) {
  const path = { id };
  const host = `www.site-${index}.example`;
  const { data: domain } = await client.call("createDomain", { path, body: { host } });
  laboratory.txtRecords.set(domain.challenge.dns.name, [domain.challenge.dns.value]);
  if (index % 2 === 0) await client.call("verifyDomain", { path: { id: domain.id }, body: {} });
  const preview = { host, environment: "preview", include_subdomains: false, verification_method: "file" } as const;
  await client.call("createDomain", { path, body: preview });
  if (index % 4 === 0) await client.call("createInstallCheck", { path, body: { url: `https://${host}/` } });
}

async function handmadeVersions(client: Client, id: string, index: number): Promise<void> {
  const path = { id };
  const put = async (title: string | null, waivers: Schemas["Waiver"][] = []) => {
    const { data: draft } = await client.call("getConfigDraft", { path });
    const body = { document: title === null ? illegal() : bannerTitled(title), waivers };
    await client.call("putConfigDraft", { path, body, ifMatch: draft.etag });
  };
  await put(`Title ${index} \${x} %{y} no: on \u0085 "q" \n second`);
  const { data: version } = await client.call("publishVersion", { path, body: { note: "by hand" } });
  if (index % 4 !== 3) await client.call("promoteVersion", { path: { ...path, number: version.number }, body: {} });
  // Production has an older one than preview.
  if (index % 4 === 1 || index === 2) {
    await put(`Newer ${index}`, [
      { code: "contrast", reason: "decided by the brand team", approved_by: `A. "B" \${c}` } as Schemas["Waiver"],
    ]);
    await client.call("publishVersion", { path, body: {} });
  }
  // An error that the rules of today find, in a draft that the service accepted.
  if (index === 11) await put(null);
  // The draft is ahead of what was published.
  if (index % 4 === 2) await put(`Draft ${index}`);
}

async function suppressOne(laboratory: ListeningLaboratory, client: Client, siteId: string): Promise<void> {
  const fingerprint = await laboratory.seeIssue(siteId);
  const { data } = await client.call("listIssues", { path: { id: siteId }, query: { fingerprint } });
  const body = { reason: "accepted_risk", comment: `Known \${x} and "harmless".` } as const;
  await client.call("suppressIssue", { path: { id: String(data.data[0]?.id) }, body });
}

function illegal() {
  return changedBanner(({ links }) => {
    delete links.cookie_policy;
    delete links.privacy_policy;
  });
}
