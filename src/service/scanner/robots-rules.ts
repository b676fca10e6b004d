import robotsParser from "robots-parser";
import type { Egress } from "../egress/egress";
import { fetchPage, PageError } from "../egress/fetch-page";

/** The rules for crawlers in the robots.txt files of a scan's hosts (RFC 9309). */
export interface RobotsRules {
  /** Reports whether a page may be crawled; its host's file is fetched once. */
  isAllowed(url: URL): Promise<boolean>;
  /** Milliseconds that the host asks to leave between two requests; 0 if it asks for nothing. */
  delayMs(url: URL): Promise<number>;
}

/** The product token by which robots.txt files address us. */
const USER_AGENT = "consentform";
/** A file that asks for more is obeyed so far: a scan has to end. */
const LONGEST_DELAY_MS = 5000;

interface HostRules {
  readonly isAllowed: (url: string) => boolean;
  readonly delayMs: number;
}

const openToAll: HostRules = { isAllowed: () => true, delayMs: 0 };
/** RFC 9309, 2.3.1.4: a file that cannot be read because of the server forbids everything. */
const closedToAll: HostRules = { isAllowed: () => false, delayMs: 0 };

/** Rules that are fetched as they are asked for. */
export function robotsRules(
  egress: Egress,
  isHostAllowed: (host: string) => boolean,
  signal: AbortSignal,
): RobotsRules {
  const byOrigin = new Map<string, Promise<HostRules>>();
  const rulesOf = ({ origin }: URL): Promise<HostRules> => {
    const known = byOrigin.get(origin) ?? fetchRules(egress, new URL("/robots.txt", origin), isHostAllowed, signal);
    byOrigin.set(origin, known);
    return known;
  };
  return {
    isAllowed: async (url) => (await rulesOf(url)).isAllowed(url.href),
    delayMs: async (url) => (await rulesOf(url)).delayMs,
  };
}

async function fetchRules(
  egress: Egress,
  url: URL,
  isHostAllowed: (host: string) => boolean,
  signal: AbortSignal,
): Promise<HostRules> {
  try {
    const { status, text } = await fetchPage(egress, { purpose: "scan", url, isHostAllowed, signal });
    if (status >= 500) return closedToAll;
    if (status >= 300) return openToAll;
    const robots = robotsParser(url.href, text);
    return {
      isAllowed: (page) => robots.isAllowed(page, USER_AGENT) !== false,
      delayMs: Math.min((robots.getCrawlDelay(USER_AGENT) ?? 0) * 1000, LONGEST_DELAY_MS),
    };
  } catch (error) {
    // The visit of the page will report what is wrong with the host.
    if (error instanceof PageError) return openToAll;
    throw error;
  }
}
