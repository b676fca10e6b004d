import type { Browser, CDPSession, Page, Protocol } from "puppeteer-core";
import { choiceAnswer, isChoice } from "./answer-choice";

/** A request of a popup or worker that a page opened. */
export interface OpenedTargetRequest {
  readonly address: string;
  readonly type: Protocol.Network.ResourceType;
  /** The same for a request and its redirects. */
  readonly id: string;
}

/** The popups and workers of a visit's page. */
export interface OpenedTargets {
  /** When the last of them was requested, as of `performance.now()`. */
  lastAt(): number;
  stop(): void;
}

/** The treatment of the requests of a visit. */
interface WatchedVisit {
  /** Why the page itself may not go to an address, or null; asked for each navigation and redirect. */
  refusalOf(address: string): "Aborted" | "BlockedByClient" | null;
  /** Notes a request of a popup or worker in the page's context. */
  note(request: OpenedTargetRequest): void;
}

/** Every request of a browser, regardless of what makes it. */
export interface BrowserWatch {
  /** Stops navigations of a page that are not allowed, and notes what its popups and workers ask for. */
  follow(page: Page, visit: WatchedVisit): Promise<OpenedTargets>;
}

/**
 * Watches a browser as a whole, and is the only one to hold its requests. A page reports its own requests and those of
 * its dedicated workers only, and Puppeteer answers some of a worker's on the wrong session, so that they never end.
 * Choices are answered here, regardless of what sends them, so that none is recorded.
 */
export async function watchBrowser(browser: Browser): Promise<BrowserWatch> {
  const session = await browser.target().createCDPSession();
  const targets = new Map<string, Protocol.Target.TargetInfo>();
  const visits = new Map<string, FollowedVisit>();
  session.on("Target.targetCreated", ({ targetInfo }) => targets.set(targetInfo.targetId, targetInfo));
  session.on("Target.targetDestroyed", ({ targetId }) => targets.delete(targetId));
  session.on("Fetch.requestPaused", (paused) => {
    // The id of a popup's frame, or of a worker, is that of its target.
    const { browserContextId = "" } = targets.get(paused.frameId) ?? {};
    void answerPaused(session, paused, visits.get(browserContextId)).catch(() => undefined);
  });
  await session.send("Target.setDiscoverTargets", { discover: true, filter: [{}] });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*", requestStage: "Request" }] });
  return {
    follow: async (page, { refusalOf, note }) => {
      const own = await page.createCDPSession();
      const { targetInfo } = await own.send("Target.getTargetInfo");
      await own.detach();
      const { targetId, browserContextId = "" } = targetInfo;
      let lastAt = Number.NEGATIVE_INFINITY;
      visits.set(browserContextId, {
        pageId: targetId,
        refusalOf,
        note: (request) => {
          lastAt = performance.now();
          note(request);
        },
      });
      return { lastAt: () => lastAt, stop: () => void visits.delete(browserContextId) };
    },
  };
}

/** A visit with the id of its page's target. */
type FollowedVisit = WatchedVisit & { readonly pageId: string };

/** Lets a request go on, unless it is a choice or a navigation that is not allowed. */
async function answerPaused(
  session: CDPSession,
  { requestId, networkId, frameId, resourceType, request }: Protocol.Fetch.RequestPausedEvent,
  visit: FollowedVisit | undefined,
): Promise<void> {
  if (isChoice(request.method, request.url)) {
    return session.send("Fetch.fulfillRequest", { requestId, ...fulfillment });
  }
  if (visit !== undefined && visit.pageId !== frameId) {
    visit.note({ address: request.url, type: resourceType, id: networkId ?? requestId });
  }
  const isPage = visit?.pageId === frameId && resourceType === "Document";
  const errorReason = isPage ? visit.refusalOf(request.url) : null;
  if (errorReason !== null) return session.send("Fetch.failRequest", { requestId, errorReason });
  return session.send("Fetch.continueRequest", { requestId });
}

const fulfillment = {
  responseCode: choiceAnswer.status,
  responseHeaders: Object.entries({ ...choiceAnswer.headers, "content-type": choiceAnswer.contentType }).map(
    ([name, value]) => ({ name, value }),
  ),
  body: Buffer.from(choiceAnswer.body).toString("base64"),
};
