import type { CDPSession, Page } from "puppeteer-core";

/** Longest time that a question to a page may take: its scripts may never let go. */
const ANSWER_MS = 5000;

/** A page's document, read and pressed from outside its scripts. */
export interface PageContext {
  /**
   * Evaluates a function on an argument, in a world that the page's scripts cannot change.
   * @throws {Error} if the page does not answer, or navigates
   */
  ask(source: string, argument: unknown): Promise<unknown>;
  /** Presses the primary button of the mouse, as a visitor does. */
  press(at: { readonly x: number; readonly y: number }): Promise<void>;
  readonly session: CDPSession;
}

/** Opens the context of a page. It survives navigations. */
export async function pageContext(page: Page): Promise<PageContext> {
  const session = await page.createCDPSession();
  const ask = async (source: string, argument: unknown): Promise<unknown> => {
    const { frameTree } = await session.send("Page.getFrameTree", undefined, { timeout: ANSWER_MS });
    const { executionContextId } = await session.send(
      "Page.createIsolatedWorld",
      { frameId: frameTree.frame.id, worldName: "consentform-scan" },
      { timeout: ANSWER_MS },
    );
    const expression = `(${source})(${JSON.stringify(argument)})`;
    const options = { contextId: executionContextId, returnByValue: true, awaitPromise: true, timeout: ANSWER_MS };
    const answer = await session.send("Runtime.evaluate", { expression, ...options }, { timeout: 2 * ANSWER_MS });
    if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };
  const press = async (at: { readonly x: number; readonly y: number }): Promise<void> => {
    for (const type of ["mouseMoved", "mousePressed", "mouseReleased"] as const) {
      const button = type === "mouseMoved" ? ({} as const) : ({ button: "left", clickCount: 1 } as const);
      await session.send("Input.dispatchMouseEvent", { type, ...at, ...button }, { timeout: ANSWER_MS });
    }
  };
  return { ask, press, session };
}
