import { setTimeout } from "node:timers/promises";
import type { PageVisit, SeenStorage } from "../page-visit";
import { LINGER_MS } from "./linger-time";
import { type MarkedStorage, markedStorage } from "./marked-storage";
import { moveAbout } from "./move-about";
import type { OpenVisit } from "./open-visit";
import { pageContext } from "./page-context";
import { within } from "./within";

/** The longest total time, for a page that never responds. */
const LIMIT_MS = LINGER_MS + 3000;
/** Silence after which the events have started nothing; and silence after a request that they started. */
const SILENCE_MS = 250;
const LONG_SILENCE_MS = 750;
const POLL_MS = 250;

/**
 * Stays on a page that was read when it fell silent: moves about, and waits while its scripts have plans. Adds later
 * requests and stored items to the reading. A page that has closed by then adds nothing.
 *
 * @param completed makes the report of an item that was stored later
 */
export async function lingered(
  open: OpenVisit,
  seen: PageVisit,
  completed: (thing: MarkedStorage) => SeenStorage,
): Promise<PageVisit> {
  await within(LIMIT_MS, linger(open)).catch(() => undefined);
  const later = await within(LINGER_MS, markedStorage(open.page)).catch(() => []);
  const storage = new Map([...seen.storage, ...later.map(completed)].map((thing) => [keyOf(thing), thing]));
  const held = seen.requests.filter(({ isHeldBack }) => isHeldBack);
  return { ...seen, storage: [...storage.values()], requests: [...open.log.requests(), ...held] };
}

async function linger({ page, log, plans, stay }: OpenVisit): Promise<void> {
  stay();
  await moveAbout(await pageContext(page));
  const end = performance.now() + LINGER_MS;
  const left = () => (page.isClosed() ? 0 : end - performance.now());
  const silence = (idleTime: number) =>
    page.waitForNetworkIdle({ idleTime, timeout: Math.max(1, left()) }).catch(() => undefined);
  while (left() > 0) {
    const count = log.count();
    for (let rest = await plans.rest(left()); rest > 0 && left() > 0; rest = await plans.rest(Math.max(0, left()))) {
      await setTimeout(Math.min(rest, POLL_MS));
    }
    await silence(SILENCE_MS);
    if (log.count() === count) return;
    await silence(LONG_SILENCE_MS);
  }
}

function keyOf({ kind, host, name }: SeenStorage): string {
  return JSON.stringify([kind, host, name]);
}
