import { LRUCache } from "lru-cache";
import { Problem } from "../http/problem";
import { addressBlocks } from "../runtime/address-blocks";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../runtime/durations";
import type { IntakeLimits } from "../runtime/settings";

/** Counts choices in memory: addresses are not stored, and each process counts for itself. */
export interface FloodLimits {
  /**
   * Counts a choice of an address, before anything of it is read.
   * @throws {Problem} rate-limited
   */
  countVisitor(address: string | null): void;
  /**
   * Counts a choice of a site.
   * @throws {Problem} rate-limited if the site is flooded and the address has sent its share already
   */
  countSite(siteId: string, address: string | null): void;
}

/** Questions and reports of the limits. */
export interface FloodParts {
  readonly limits: IntakeLimits;
  now(): Date;
  /**
   * The most records of one of the site's last 30 days. Asked once a day, when the site reaches the number below which
   * no site is limited.
   */
  busiestDay(siteId: string): Promise<number>;
  /** Called once a day for each flooded site. */
  onFlood(siteId: string): void;
}

/**
 * The counts that no choice needed for longest are forgotten when more are held, so that many addresses cost no memory,
 * and one that goes on sending stays limited. A forgotten one is counted afresh.
 */
const MOST_COUNTS = 200_000;

/** With `max` in place of `maxSize`, an empty one would take the room of a full one. */
function counted<Value extends object | number>(maxSize: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize, sizeCalculation: () => 1 });
}

/**
 * Makes limits that have counted nothing.
 * @param most counts of a sort that are remembered; tests have fewer
 */
export function createFloodLimits(parts: FloodParts, most = MOST_COUNTS): FloodLimits {
  const { limits } = parts;
  const minutes = windows(MINUTE_MS, most);
  const days = windows(DAY_MS, most);
  const sites = counted<SiteDay>(most);
  return {
    countVisitor: (address) => {
      const { customer, network } = addressBlocks(address);
      const nowMs = parts.now().getTime();
      const rules = [
        { of: minutes, key: customer, most: limits.perMinute, windowMs: MINUTE_MS },
        { of: days, key: customer, most: limits.perDay, windowMs: DAY_MS },
        { of: days, key: `network ${network}`, most: limits.perNetworkAndDay, windowMs: DAY_MS },
      ];
      const full = rules.find(({ of, key, most }) => of.count(key, nowMs) >= most);
      if (full !== undefined) throw limited("Too many choices were sent from this address", nowMs, full.windowMs);
      for (const { of, key } of rules) of.add(key, nowMs);
    },
    countSite: (siteId, address) => {
      const nowMs = parts.now().getTime();
      const day = dayOf(sites, siteId, Math.floor(nowMs / DAY_MS));
      if (day.records >= limits.siteFloor && day.limit === null) {
        void askForLimit(day, siteId, parts);
      }
      if (day.records >= (day.limit ?? Number.POSITIVE_INFINITY)) {
        if (!day.isReported) parts.onFlood(siteId);
        day.isReported = true;
        const key = `site ${siteId} ${addressBlocks(address).customer}`;
        if (days.count(key, nowMs) >= limits.perBlockWhenFlooded) {
          throw limited(
            "This site receives far more choices than usual, and this address has sent some",
            nowMs,
            DAY_MS,
          );
        }
      }
      day.records += 1;
      // Below half of the floor no block is counted, so that sites of usual size cost no memory.
      if (day.records * 2 >= limits.siteFloor) days.add(`site ${siteId} ${addressBlocks(address).customer}`, nowMs);
    },
  };
}

/** Until the answer arrives, the site is not limited. */
async function askForLimit(day: SiteDay, siteId: string, { limits, busiestDay }: FloodParts): Promise<void> {
  day.limit = Number.POSITIVE_INFINITY;
  const busiest = await busiestDay(siteId).catch(() => null);
  day.limit = busiest === null ? null : Math.max(limits.siteFloor, limits.siteFactor * busiest);
}

/** The choices that a site received on one day. */
interface SiteDay {
  readonly day: number;
  records: number;
  /** Records beyond which the site is flooded; null = not yet asked for. */
  limit: number | null;
  isReported: boolean;
}

function dayOf(sites: LRUCache<string, SiteDay>, siteId: string, day: number): SiteDay {
  const known = sites.get(siteId);
  if (known?.day === day) return known;
  const fresh: SiteDay = { day, records: 0, limit: null, isReported: false };
  sites.set(siteId, fresh);
  return fresh;
}

interface Windows {
  count(key: string, nowMs: number): number;
  add(key: string, nowMs: number): void;
}

/** Counts in windows of one length, which all begin at multiples of it. */
function windows(lengthMs: number, most: number): Windows {
  let counts = counted<number>(most);
  let current = Number.NaN;
  const countsAt = (nowMs: number): typeof counts => {
    const window = Math.floor(nowMs / lengthMs);
    // A new one, because an emptied one keeps its room.
    if (window !== current) counts = counted(most);
    current = window;
    return counts;
  };
  const count = (key: string, nowMs: number): number => countsAt(nowMs).get(key) ?? 0;
  return { count, add: (key, nowMs) => void countsAt(nowMs).set(key, count(key, nowMs) + 1) };
}

function limited(why: string, nowMs: number, windowMs: number): Problem {
  const waitS = Math.max(1, Math.ceil((windowMs - (nowMs % windowMs)) / SECOND_MS));
  return new Problem(
    "rate-limited",
    { detail: `${why}. Try again in ${waitS} seconds.`, retry_after: waitS, "violated-policies": ["per-ip"] },
    { "Retry-After": String(waitS) },
  );
}
