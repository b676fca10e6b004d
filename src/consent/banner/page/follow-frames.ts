import { addListener } from "./add-listener";
import { ownDocument } from "./own-document";
import { type ShownPart, shownPart } from "./shown-part";

/** How long positions are read before each repaint after something moved, in milliseconds. */
const ACTIVE_MS = 500;
/** How often positions are read while nothing moves, in milliseconds. */
const IDLE_MS = 500;
/** How often a removed placeholder is drawn again. */
const PATIENCE = 20;

/** Browsers round positions. */
const TOLERANCE_PX = 0.1;

/** Events after which something may have moved or been shown. */
const events = [
  ...["scroll", "resize", "click", "keydown", "load", "toggle", "fullscreenchange"],
  ...["transitionrun", "transitionend", "animationstart", "animationend"],
];

interface Followed {
  readonly host: HTMLElement;
  /** Called once the page has removed the frame. */
  readonly onGone: () => void;
  x: number;
  y: number;
  attempts: number;
  /** The last position, to notice a change. */
  last: string;
}

const followed = new Map<HTMLElement, Followed>();
let activeUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isScheduled = false;
let isListening = false;

/**
 * Keeps hosts over frames: as large as the part that the page shows, and removed while it shows none. The page's own
 * elements do not change, because an application may be about to hydrate them.
 *
 * @param forget called for a frame that the page has removed; it must call {@link unfollow}
 */
export function follow<Frame extends HTMLElement>(
  hosts: ReadonlyMap<Frame, HTMLElement>,
  forget: (frame: Frame) => void,
): void {
  for (const [frame, host] of hosts) {
    unfollow(frame);
    followed.set(frame, { host, onGone: () => forget(frame), x: 0, y: 0, attempts: 0, last: "" });
  }
  if (!isListening) for (const event of events) addListener(window, event, wake, { capture: true, passive: true });
  isListening = true;
  look([...hosts.keys()]);
  wake();
}

/** Removes a frame's host, and its content: the host stays in memory, because it follows the colors of the system. */
export function unfollow(frame: HTMLElement): void {
  const host = followed.get(frame)?.host;
  host?.remove();
  host?.shadowRoot?.querySelector(".root")?.replaceChildren();
  followed.delete(frame);
}

function wake(): void {
  const isResting = isScheduled && performance.now() >= activeUntil;
  activeUntil = performance.now() + ACTIVE_MS;
  if (isResting) clearTimeout(timer);
  if (isResting || !isScheduled) schedule();
}

function schedule(): void {
  isScheduled = followed.size > 0;
  if (!isScheduled) return;
  if (performance.now() < activeUntil) requestAnimationFrame(step);
  else timer = setTimeout(step, IDLE_MS);
}

/** Reads the frames near the window while something moves, and all frames otherwise. */
function step(): void {
  const all = [...followed.keys()];
  const isActive = performance.now() < activeUntil;
  if (look(isActive ? all.filter(isNear) : all)) activeUntil = performance.now() + ACTIVE_MS;
  schedule();
}

function isNear(frame: HTMLElement): boolean {
  const { top, bottom } = frame.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}

/** Moves hosts over their frames. Returns true on a change. Reads and writes are separate, for one layout each. */
function look(frames: readonly HTMLElement[]): boolean {
  for (const frame of frames) if (!frame.isConnected) followed.get(frame)?.onGone();
  const seen = frames.flatMap((frame) => {
    const entry = followed.get(frame);
    return entry === undefined ? [] : [{ entry, part: shownPart(frame) }];
  });
  let isChanged = false;
  const shown = seen.flatMap(({ entry, part }) => {
    if (part !== null) return attach(entry, part) ? [{ entry, part }] : [];
    isChanged ||= entry.last !== "";
    entry.last = "";
    entry.host.remove();
    return [];
  });
  const places = shown.map(({ entry }) => entry.host.getBoundingClientRect());
  for (let index = 0; index < shown.length; index++) {
    const { entry, part } = shown[index] as (typeof shown)[number];
    isChanged = place(entry, part, places[index] as DOMRect) || isChanged;
  }
  return isChanged;
}

/** Adds a host to the page; false if the page keeps removing it. */
function attach(entry: Followed, { above }: ShownPart): boolean {
  const parent = above ?? ownDocument.body;
  if (parent === null || entry.host.parentNode === parent) return parent !== null;
  if (entry.last !== "" && ++entry.attempts > PATIENCE) return false;
  parent.append(entry.host);
  return true;
}

function place(entry: Followed, part: ShownPart, own: DOMRect): boolean {
  const { frame, left, top, right, bottom, layer, above } = part;
  // Relative to the origin of the page, or of an element that contains the host.
  if (Math.abs(left - own.left) > TOLERANCE_PX) entry.x += left - own.left;
  if (Math.abs(top - own.top) > TOLERANCE_PX) entry.y += top - own.top;
  const px = (value: number) => `${Math.round(value * 100) / 100}px`;
  const values = {
    x: px(entry.x),
    y: px(entry.y),
    w: px(right - left),
    h: px(bottom - top),
    dx: px(frame.left - left),
    dy: px(frame.top - top),
    width: px(frame.width),
    height: px(frame.height),
    layer: above === null ? layer : "2147483647",
  };
  const now = Object.values(values).join();
  if (now === entry.last) return false;
  entry.last = now;
  for (const [name, value] of Object.entries(values)) entry.host.style.setProperty(`--${name}`, value, "important");
  return true;
}
