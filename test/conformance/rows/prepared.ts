import type { BannerDocument } from "../../../src/consent/rules";
import { digest } from "../../../src/consent/values/canonical-json";
import type { Client } from "../../../src/provider/client";
import type { Properties } from "../../../src/provider/resources";
import captured from "../recorded-state.json";

/** A document without findings of level E: the one whose digest is in the state that 0.2.0 recorded. */
export function bannerDocument(title = "Your privacy"): BannerDocument {
  const document = structuredClone(captured.ConfigDraft.arguments.document) as unknown as BannerDocument;
  const banner = document.texts.en?.banner;
  if (banner !== undefined) banner.title = title;
  return document;
}

/** A separate site for a test. */
export async function newSite(client: Client, settings: Properties = {}): Promise<string> {
  return (await client.call("createSite", { body: { name: "Conformance", settings } })).data.id;
}

/** Stores a draft and returns its digest. */
export async function draftOf(client: Client, siteId: string, title?: string): Promise<string> {
  const document = bannerDocument(title);
  await client.call("putConfigDraft", { path: { id: siteId }, body: { document } });
  return digest(document);
}

/** Publishes a draft and returns the number of the version. */
export async function publish(client: Client, siteId: string, title?: string): Promise<number> {
  const draft_digest = await draftOf(client, siteId, title);
  return (await client.call("publishVersion", { path: { id: siteId }, body: { draft_digest } })).data.number;
}

/** Settings of a site whose promotions need no evidence. */
export const noGate = { promotion_gate: { mode: "off" } } as const;
let given = 0;

/** A name that nothing else in the workspace has. */
export function unique(name: string): string {
  given += 1;
  return `${name}${given}`;
}

/** The time so many days from now, in whole seconds. */
export const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / 1000) * 1000 + days * 86_400_000).toISOString();
/** A host that no other site has. */
export const newHost = () => `${unique("shop")}.example.com`;
/** A well-formed webhook secret. */
export const secret = (letter: string) => `whsec_${letter.repeat(42)}8=`;
