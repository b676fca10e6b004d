import { decideAnywhere } from "../decide";
import type { BannerCalls } from "./bridge";
import type { FirstPaint } from "./first-paint";
import { isParsed } from "./is-parsed";
import { listen } from "./page-listeners";
import { chosenSignals, sendSignals } from "./send-signals";
import { choiceStore } from "./stored-choice";
import { releaseTags } from "./tags";
import { watchChoice } from "./watch-choice";

const nothing = { granted: [], servicesOff: [] };

let stop = (): void => undefined;
let isOver = false;
/** The page's calls that came meanwhile, for the code that answers them. */
const calls: { [name in keyof BannerCalls]?: true } = {};

/** A page before its visitor's place is known. */
export type UnplacedPage = Pick<FirstPaint, "bridge" | "slice" | "signal" | "isFrame">;

/**
 * Applies what a stored choice leaves on in every place, until the place is known. It does not ask, store, record or
 * draw anything. Marked tags wait until the page is parsed.
 */
export async function followStanding(page: UnplacedPage): Promise<void> {
  if (isOver) return;
  const { bridge, slice, signal, isFrame } = page;
  const { read } = choiceStore(slice);
  const net = bridge.released;
  let isApplied = false;
  let isReleasing = false;
  let isWithdrawn = false;
  const apply = (): void => {
    const situation = { choice: read(), now: Math.floor(Date.now() / 1000) };
    const state = isWithdrawn ? nothing : decideAnywhere(slice, situation, signal);
    if (state === null && !isApplied) return;
    isApplied = true;
    const { granted, servicesOff } = state ?? nothing;
    if (slice.consent_mode && !isFrame)
      sendSignals(bridge, slice, chosenSignals(slice, { granted, servicesOff }), true);
    if (isReleasing) bridge.set(granted, servicesOff);
  };
  const watch = watchChoice(slice.site, apply);
  stop = () => {
    bridge.released = net;
    watch.stop();
  };
  bridge.released = () => {
    net();
    releaseTags(bridge);
  };
  // The loader repeats the calls that came before, here and later.
  let isRepeated = true;
  bridge.connect({
    open: () => {
      if (!isRepeated) calls.open = true;
    },
    withdraw: () => {
      isWithdrawn = true;
      if (isRepeated) return;
      calls.withdraw = true;
      apply();
    },
  });
  isRepeated = false;
  apply();
  if (!isParsed()) await new Promise<unknown>((resolve) => listen(document, "DOMContentLoaded", resolve));
  isReleasing = true;
  if (!isOver) apply();
}

/** Ends this once the place is known. Returns the page's calls that wait for an answer. */
export function stopFollowing(): typeof calls {
  isOver = true;
  stop();
  return calls;
}
