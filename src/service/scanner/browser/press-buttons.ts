import { setTimeout } from "node:timers/promises";
import type { PageVisit, PressedState, UnmadeVisit } from "../page-visit";
import { type BannerLayer, type ButtonFault, findButton, type ReadyButton } from "./find-button";
import type { PageContext } from "./page-context";

/** Longest time until a layer or a button is there: parts of the banner are loaded when they are asked for. */
const WAIT_MS = 5000;
const POLL_MS = 100;

/** Presses the buttons that make a choice. @returns why it could not, or null */
export async function pressButtons(context: PageContext, state: PressedState): Promise<UnmadeVisit["unmade"] | null> {
  await waitForActions(context);
  if (state === "accept") return chooseAll(context, "accept");
  if (state === "reject") return chooseAll(context, "reject");
  return chooseCategory(context, state.slice("category:".length));
}

/** Source of a function: reports whether the banner's script that answers a press has arrived. */
const HAVE_ACTIONS_ARRIVED =
  '() => performance.getEntriesByType("resource").some(({ name }) => new URL(name).pathname.endsWith("/actions.js"))';

/**
 * Waits for the script that answers a press. A press that comes before it is answered when it arrives, but a page that
 * navigates on each click would be gone by then.
 */
async function waitForActions(context: PageContext): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end && (await context.ask(HAVE_ACTIONS_ARRIVED, null)) !== true) await setTimeout(POLL_MS);
}

type Fault = UnmadeVisit["unmade"] | null;

/** Presses a button of the first layer, or of the preferences if the first layer has none. */
async function chooseAll(context: PageContext, kind: "accept" | "reject"): Promise<Fault> {
  const fault = await pressOne(context, "first-layer", `button[name="${kind}_all"]`);
  if (fault !== "button-absent") return fault;
  return (await openPreferences(context)) ?? (await pressOne(context, "preferences", `button.button.${kind}`));
}

async function chooseCategory(context: PageContext, category: string): Promise<Fault> {
  const fault = await openPreferences(context);
  if (fault !== null) return fault;
  const wanted = `input[name="${category}"]`;
  const toOn = await pressEach(context, `${wanted}:not(:checked):not(:disabled)`);
  const toOff = await pressEach(context, `input:checked:not(:disabled):not([name="${category}"])`);
  if (toOn ?? toOff) return toOn ?? toOff;
  return pressOne(context, "preferences", "button.button.customize");
}

async function openPreferences(context: PageContext): Promise<Fault> {
  const fault = await pressOne(context, "first-layer", 'button[name="customize"]');
  if (fault !== null) return fault;
  const save = await waitForButton(context, "preferences", "button.button.customize");
  return typeof save === "string" ? reasonOf(save) : null;
}

/** A document has fewer categories. */
const MAX_SWITCHES = 50;

/** Presses switches until none is left: each press takes one away. */
async function pressEach(context: PageContext, selector: string): Promise<Fault> {
  for (let left = MAX_SWITCHES; left > 0; left -= 1) {
    const next = await findButton(context, "preferences", selector);
    if (next === "button-absent") return null;
    if (typeof next === "string") return reasonOf(next);
    await context.press(next);
  }
  return "no-effect";
}

async function pressOne(context: PageContext, layer: BannerLayer, selector: string): Promise<Fault> {
  const button = await waitForButton(context, layer, selector);
  if (typeof button === "string") return reasonOf(button);
  await context.press(button);
  return null;
}

/** Reports why the drawn first layer cannot be pressed; undefined if it can. */
export async function obstacleOf(context: PageContext): Promise<PageVisit["obstacle"]> {
  const button = await waitForButton(context, "first-layer", "button.button");
  return typeof button === "string" ? obstacles[button] : undefined;
}

const obstacles: Readonly<Partial<Record<ButtonFault, PageVisit["obstacle"]>>> = {
  "layer-absent": "hidden",
  "button-hidden": "hidden",
  "button-covered": "covered",
  "banner-ambiguous": "ambiguous",
};

/** Waits until a button is there and stays where it is: a press must not meet something that has just moved there. */
async function waitForButton(
  context: PageContext,
  layer: BannerLayer,
  selector: string,
): Promise<ReadyButton | ButtonFault> {
  const end = performance.now() + WAIT_MS;
  let former: ReadyButton | ButtonFault = "layer-absent";
  for (;;) {
    const found = await findButton(context, layer, selector);
    if (typeof found === "object" && typeof former === "object" && found.x === former.x && found.y === former.y) {
      return found;
    }
    // A layer that is drawn has all its buttons.
    const isFinal = found === former && (found === "button-absent" || found === "banner-ambiguous");
    if (isFinal || performance.now() > end) return found;
    former = found;
    await setTimeout(POLL_MS);
  }
}

function reasonOf(fault: ButtonFault): UnmadeVisit["unmade"] {
  return fault === "layer-absent" ? "banner-not-drawn" : fault;
}
