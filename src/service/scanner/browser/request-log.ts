import type { HTTPRequest, HTTPResponse } from "puppeteer-core";
import { loaderTag } from "../../pages/loader-tag";
import { headerCookies } from "../cookie-header";
import { seenRequest } from "../markup-facts";
import type { PressableBanner, SeenRequest } from "../page-visit";
import type { OpenedTargetRequest } from "./watch-browser";

/** Most requests of one page that are kept. */
const MAX_REQUESTS = 1000;
/** Ids of requests from before a choice that are kept. Of more, redirects count as sent after it. */
const MAX_BESIDE = 100_000;
/** Cookies of the page's own responses that are kept. */
const MAX_COOKIES = 500;

/** The requests of a visit's page, before and after the banner was pressed. */
export interface RequestLog {
  /** Notes a request that the page made. `isPage`: it is a navigation of the main frame. */
  note(request: HTTPRequest, isPage: boolean): void;
  /** Notes a request of a popup or worker that the page opened. */
  noteOpenedTarget(request: OpenedTargetRequest): void;
  noteResponse(response: HTTPResponse, isPage: boolean): void;
  /** From now on, requests count as made after the choice. Those noted before are forgotten. */
  startAfterChoice(): void;
  requests(): SeenRequest[];
  /** How many requests were noted, including repeated ones. */
  count(): number;
  /** Reports whether the site's banner script was answered. */
  isLoaderAnswered(): boolean;
  /** The banner that the page loaded, as far as it was answered. */
  delivered(): Promise<{ digest: string | null; number: number | null }>;
  /** Reports whether a response of the page itself set a cookie. */
  isSetByPage(name: string, host: string): boolean;
}

const kinds: Readonly<Record<string, SeenRequest["kind"]>> = {
  script: "script",
  document: "frame",
  image: "pixel",
  ping: "pixel",
};

/** Starts a log for a page with this banner. */
export function createRequestLog({ siteId, environment }: PressableBanner): RequestLog {
  let requests = new Map<string, SeenRequest>();
  const pageCookies = new Set<string>();
  const begunBefore = new WeakSet<HTTPRequest>();
  const besideBefore = new Set<string>();
  let phase: "before" | "same-document" | "next-document" = "before";
  let isLoaderAnswered = false;
  let count = 0;
  const folder = new RegExp(
    `/s/${siteId}/${environment}/([0-9A-Za-z_-]{1,64})/(banner\\.js|[A-Za-z0-9-]+\\.first\\.json)$`,
  );
  let digest: string | null = null;
  let slice: HTTPResponse | null = null;
  const noteDelivery = (url: URL, response: HTTPResponse): void => {
    const [, part = "", file = ""] = folder.exec(url.pathname) ?? [];
    if (file === "" || !response.ok()) return;
    if (file === "banner.js") digest ??= part;
    else slice ??= response;
  };
  const isIgnored = (request: HTTPRequest): boolean => {
    if (phase === "before") return false;
    // A redirect of a request from before the choice.
    const [first = request] = request.redirectChain();
    if (begunBefore.has(first)) return true;
    // A tracker that ran before the choice may send its farewell while the page reloads.
    return phase === "same-document" && request.resourceType() === "ping";
  };
  return {
    note: (request, isPage) => {
      count += 1;
      if (isPage && phase === "same-document") phase = "next-document";
      if (phase === "before") begunBefore.add(request);
      if (!isPage && !isIgnored(request)) keep(requests, request.url(), request.resourceType());
    },
    noteOpenedTarget: ({ address, type, id }) => {
      count += 1;
      if (phase === "before") {
        if (besideBefore.size < MAX_BESIDE) besideBefore.add(id);
      } else if (besideBefore.has(id) || (phase === "same-document" && type === "Ping")) return;
      keep(requests, address, type.toLowerCase());
    },
    noteResponse: (response, isPage) => {
      const url = addressOf(response.url());
      if (url === null) return;
      const tag = loaderTag(url);
      noteDelivery(url, response);
      isLoaderAnswered ||= tag?.siteId === siteId && tag.environment === environment && response.ok();
      if (!isPage || pageCookies.size >= MAX_COOKIES) return;
      const headers = (response.headers()["set-cookie"] ?? "").split("\n");
      for (const { name, host } of headerCookies(headers, url.hostname, new Date())) pageCookies.add(`${host} ${name}`);
    },
    startAfterChoice: () => {
      phase = "same-document";
      requests = new Map();
    },
    requests: () => [...requests.values()],
    count: () => count,
    isLoaderAnswered: () => isLoaderAnswered,
    delivered: async () => ({ digest, number: slice === null ? null : await numberIn(slice) }),
    isSetByPage: (name, host) => pageCookies.has(`${host} ${name}`),
  };
}

/** The version number in a slice; null if the response has none. */
async function numberIn(response: HTTPResponse): Promise<number | null> {
  try {
    const { number } = (await response.json()) as { number?: unknown };
    return typeof number === "number" && Number.isSafeInteger(number) ? number : null;
  } catch {
    return null;
  }
}

function keep(requests: Map<string, SeenRequest>, text: string, type: string): void {
  const url = addressOf(text);
  if (requests.size >= MAX_REQUESTS || url === null || !/^(https?|wss?):$/.test(url.protocol)) return;
  const seen = seenRequest(url, kinds[type] ?? "other", false, true);
  const address = seen.address.slice(0, 2048);
  requests.set(address, {
    ...seen,
    address: address.startsWith("null") ? `${url.protocol}//${url.host}${url.pathname}` : address,
  });
}

function addressOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
