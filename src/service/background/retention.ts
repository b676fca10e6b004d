import { CONFIRMATION_LIMIT_MS } from "../alerts/request-confirmation";
import { EXPORT_FILE_LIFE_MS } from "../exports/build-export";
import { DAY_MS, MINUTE_MS } from "../runtime/durations";
import { ATTEMPT_MS } from "../single-sign-on/attempt";
import { removeOldConfirmationMails } from "../store/address-confirmations";
import { removeOldAlerts } from "../store/alerts";
import type { Store } from "../store/database";
import { removeOldBundles } from "../store/delivered-bundles";
import { removeOldChanges } from "../store/delivery-changes";
import { removeExpiredFiles } from "../store/exports";
import { removeUnusedLogos } from "../store/logos";
import { removeOldEvents } from "../store/outbox";
import { removeOldWindows } from "../store/rate-windows";
import { removeEndedSignIns } from "../store/single-sign-on";
import { removeEndedCodes } from "../store/users";
import { removeOldDeliveries, removeOldExcerpts } from "../store/webhook-deliveries";
import { SIGN_IN_LINK_MS } from "../users/sign-in";
import { EXCERPT_LIFETIME_MS } from "../webhooks/delivery-view";

/** Data that the service deletes once it is old. */
export interface Retention {
  /** As docs/guides/self-hosting.md names it. */
  readonly what: string;
  /** Milliseconds from the moment that {@link since} names. */
  readonly keptMs: number;
  readonly since: string;
  /** Default: an hour. */
  readonly everyMs?: number;
  /** The most that one round deletes. Default: everything that is old. */
  readonly limit?: number;
  /** Deletes what is older than `before`: `now` less {@link keptMs}. @returns how many, if there is a limit */
  readonly remove: (store: Store, times: { readonly before: Date; readonly now: Date }) => Promise<unknown>;
}

/** Longer than any cache keeps a loader that names them, and than browsers keep a choice. */
const BUNDLE_LIFE_MS = 400 * DAY_MS;

/** The most rows that one round deletes: other processes wait for them meanwhile. */
const BATCH_SIZE = 1000;
/** Exports of one round: each may have thousands of pieces. */
const EXPORTS_AT_ONCE = 10;

/**
 * Data that is deleted because of its age alone, in this order. Consent records, ids of choices and the keys of
 * addresses (consents/purge-records.ts) and the export key (exports/export-key.ts) have separate rules.
 */
export const retention: readonly Retention[] = [
  {
    what: "Excerpts of webhook receivers' responses",
    keptMs: EXCERPT_LIFETIME_MS,
    since: "the delivery attempt",
    remove: ({ db }, { before }) => removeOldExcerpts(db, before),
  },
  {
    what: "Webhook deliveries that are not pending",
    keptMs: 30 * DAY_MS,
    since: "their creation",
    limit: BATCH_SIZE,
    remove: ({ db }, { before }) => removeOldDeliveries(db, before, BATCH_SIZE),
  },
  {
    what: "Events without a delivery",
    keptMs: 30 * DAY_MS,
    since: "their creation",
    limit: BATCH_SIZE,
    remove: ({ db }, { before }) => removeOldEvents(db, before, BATCH_SIZE),
  },
  {
    what: "Times of confirmation mails, which limit further ones",
    keptMs: CONFIRMATION_LIMIT_MS,
    since: "the mail",
    remove: ({ db }, { before }) => removeOldConfirmationMails(db, before),
  },
  {
    what: "Resolved alerts",
    keptMs: 90 * DAY_MS,
    since: "their resolution",
    limit: BATCH_SIZE,
    remove: ({ db }, { before }) => removeOldAlerts(db, before, BATCH_SIZE),
  },
  {
    what: "Files of exports; the exports themselves are kept",
    keptMs: EXPORT_FILE_LIFE_MS,
    since: "they were ready",
    everyMs: 10 * MINUTE_MS,
    limit: EXPORTS_AT_ONCE,
    remove: (store, { now }) => store.transaction((tx) => removeExpiredFiles(tx, now, EXPORTS_AT_ONCE)),
  },
  {
    what: "Codes of unused sign-in links",
    keptMs: SIGN_IN_LINK_MS,
    since: "their creation",
    remove: ({ db }, { now }) => removeEndedCodes(db, now),
  },
  {
    what: "Digests of completed sign-ins",
    keptMs: ATTEMPT_MS,
    since: "the sign-in began",
    remove: ({ db }, { now }) => removeEndedSignIns(db, now),
  },
  {
    what: "Slices and scripts of banners that were replaced",
    keptMs: BUNDLE_LIFE_MS,
    since: "they were replaced",
    remove: ({ db }, { before }) => removeOldBundles(db, before),
  },
  {
    what: "Fetched logos that no version has",
    keptMs: DAY_MS,
    since: "they were fetched",
    remove: ({ db }, { before }) => removeUnusedLogos(db, before),
  },
  {
    what: "Notices between processes that a stage changed",
    keptMs: DAY_MS,
    since: "the change",
    // The database's clock: the processes that read them may differ.
    remove: ({ db }) => removeOldChanges(db),
  },
  {
    // Longer than any window can be (`--quota` takes up to 99,999 s).
    what: "Request counts of tokens",
    keptMs: 2 * DAY_MS,
    since: "the start of their window",
    remove: ({ db }, { before }) => removeOldWindows(db, before),
  },
];

/** Deletes old data of one kind. @returns whether more may be due */
export async function removeOld(
  { remove, keptMs, limit }: Retention,
  { store, runtime }: { readonly store: Store; readonly runtime: { now(): Date } },
): Promise<boolean> {
  const now = runtime.now();
  const removed = await remove(store, { before: new Date(now.getTime() - keptMs), now });
  return limit !== undefined && removed === limit;
}
