import { setTimeout } from "node:timers/promises";
import { type Choice, newestChoice } from "@consentform/consent/banner";
import type { PressableBanner, PressedState } from "../page-visit";
import type { PageContext } from "./page-context";

/** Longest time from a press to the stored choice. */
const WAIT_MS = 5000;
const POLL_MS = 100;

/** The name under which the banner stores a choice. */
function choiceName({ storage, siteId }: PressableBanner): string {
  return `${storage.name}_${siteId.slice(-8)}`;
}

/** Waits until the browser holds the choice that buttons made. @returns whether it does */
export async function isChoiceStored(
  context: PageContext,
  banner: PressableBanner,
  state: PressedState,
): Promise<boolean> {
  const wanted = [...grantedBy(state, banner.optional)].sort().join();
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end) {
    // A page that navigates at the press answers nothing for a moment.
    const choice = await storedChoice(context, banner).catch(() => null);
    if (choice !== null && [...choice.granted].sort().join() === wanted) return true;
    await setTimeout(POLL_MS);
  }
  return false;
}

function grantedBy(state: PressedState, optional: readonly string[]): readonly string[] {
  if (state === "accept") return optional;
  return state === "reject" ? [] : [state.slice("category:".length)];
}

/** The choice that the browser holds for the page, or null. */
export async function storedChoice(context: PageContext, banner: PressableBanner): Promise<Choice | null> {
  const name = choiceName(banner);
  if (banner.storage.kind === "local") {
    const value = await context.ask("(name) => localStorage.getItem(name)", name);
    return newestChoice(typeof value === "string" ? [value] : []);
  }
  const { cookies } = await context.session.send("Network.getCookies", undefined, { timeout: WAIT_MS });
  return newestChoice(cookies.filter((cookie) => cookie.name === name).map(({ value }) => value));
}
