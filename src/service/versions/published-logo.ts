import type { BannerDocument } from "@consentform/consent/rules";
import type { LRUCache } from "lru-cache";
import { fetchLogo } from "../egress/fetch-logo";
import { NeedsOutside, type OutsideParts } from "../http/needs-outside";
import { MINUTE_MS } from "../runtime/durations";
import { expiringCache } from "../runtime/expiring-cache";
import type { ServiceSettings } from "../runtime/settings";
import type { Row, Store, Transaction } from "../store/database";
import { isOnlyHost } from "../store/domains";
import { keepLogoAnswer, type LogoAnswer, logoAnswer } from "../store/logos";
import { requestTime } from "../store/request-time";

/** How long the answer of an address counts: a fleet with one logo fetches it once. */
const ANSWER_LIFE_MS = MINUTE_MS;
/** How long a host without an answer is not asked again, and the most of them: documents name any. */
const silence = { lifeMs: MINUTE_MS, most: 1000 };

/** A publish, as far as its logo is concerned. */
export interface LogoOwner {
  readonly tx: Transaction;
  readonly site: Row<"sites">;
  readonly now: Date;
  readonly settings: Pick<ServiceSettings, "assetUrl">;
  /** True if nothing may be fetched, because the publish will be undone. */
  readonly isRehearsal: boolean;
}

const none: LogoAnswer = { logo: null, fault: null };
/** In a rehearsal, a logo that would be fetched. It differs from all others, so that no plan hides a change. */
const notFetched: LogoAnswer = { logo: "not-fetched", fault: null };

/**
 * The logo that the service serves for a document. None for one on the site's only host or on `asset_url`'s.
 * @throws {NeedsOutside} if it has to be fetched first
 */
export async function publishedLogo(owner: LogoOwner, document: BannerDocument): Promise<LogoAnswer> {
  const address = await foreignLogo(owner, document);
  if (address === null) return none;
  const known = await logoAnswer(owner.tx, address.href, new Date(owner.now.getTime() - ANSWER_LIFE_MS));
  if (known !== null || owner.isRehearsal) return known ?? notFetched;
  throw new NeedsOutside((parts) => fetchOnce(parts, address));
}

async function foreignLogo({ tx, site, settings }: LogoOwner, { theme }: BannerDocument): Promise<URL | null> {
  const text = theme?.logo_url;
  // A path is below the page's own host.
  if (text === undefined || !URL.canParse(text)) return null;
  const address = new URL(text);
  address.hash = "";
  const isOurs = address.hostname === new URL(settings.assetUrl).hostname;
  // With several hosts, a page of one would load the logo from another, which the banner does not do.
  return isOurs || (await isOnlyHost(tx, site.id, address.hostname)) ? null : address;
}

/** A process's fetches of logos, and the hosts that gave no answer. */
interface Fetches {
  /** Those that run now, by address. */
  readonly running: Map<string, Promise<void>>;
  /** Why hosts gave no answer a short time ago, so that not every site of a rollout waits for them. */
  readonly silentHosts: LRUCache<string, string>;
}

const fetchesOf = new WeakMap<Store, Fetches>();

/** Fetches a logo and keeps the answer, once for all who need it meanwhile. */
function fetchOnce(parts: OutsideParts, address: URL): Promise<void> {
  const fetches = fetchesOf.get(parts.store) ?? {
    running: new Map(),
    silentHosts: expiringCache(parts.runtime, silence),
  };
  fetchesOf.set(parts.store, fetches);
  const { running, silentHosts } = fetches;
  const known = running.get(address.href);
  if (known !== undefined) return known;
  const fetching = fetchAndKeep(parts, address, silentHosts).finally(() => running.delete(address.href));
  running.set(address.href, fetching);
  return fetching;
}

async function fetchAndKeep(
  { store, runtime }: OutsideParts,
  address: URL,
  silentHosts: Fetches["silentHosts"],
): Promise<void> {
  // Another request may have kept it since this one found nothing.
  const since = new Date(runtime.now().getTime() - ANSWER_LIFE_MS);
  if ((await logoAnswer(store.db, address.href, since)) !== null) return;
  const known = silentHosts.get(address.host);
  const answer = known === undefined ? await fetchLogo(runtime.egress, address) : { fault: known };
  if ("hasNoAnswer" in answer) silentHosts.set(address.host, answer.fault);
  await store.transaction(async (tx) => keepLogoAnswer(tx, address.href, answer, await requestTime(tx, runtime)));
}
