import { allInPage } from "./all-in-page";
import { attempt } from "./attempt";
import type { LoaderBridge } from "./bridge";
import { copyScript } from "./copy-script";
import { startedAmong } from "./has-started";
import { allInRoots } from "./open-roots";
import { ownDocument } from "./own-document";
import { scriptKind } from "./script-kind";
import { type Arrival, runInOrder } from "./script-line";

/** Attributes with an address. A marked tag has them with the prefix `data-consent-`. */
const sources = ["src", "srcset", "href", "imagesrcset", "data", "poster"];
const marked = ["script[data-consent]", ...sources.map((name) => `[data-consent][data-consent-${name}]`)].join();

/** Releases marked tags whose category is on, in the order of the page. Returns the frames that still wait. */
export function releaseTags(bridge: LoaderBridge): HTMLIFrameElement[] {
  const waiting: HTMLIFrameElement[] = [];
  const scripts: HTMLScriptElement[] = [];
  for (const tag of [...allInPage(marked), ...allInRoots(marked)]) {
    if (!canRun(bridge, tag)) {
      if (tag instanceof HTMLIFrameElement) waiting.push(tag);
    } else if (tag instanceof HTMLScriptElement) scripts.push(tag);
    else attempt(() => release(bridge, tag));
  }
  void releaseScripts(bridge, scripts);
  return waiting;
}

/** Reports whether a marked tag may run now. Where nothing is blocked, it may at once. */
function canRun({ settings, isOn }: LoaderBridge, tag: Element): boolean {
  if (settings.blocking.mode === "report_only") return true;
  if (settings.blocking.iframes === "allow" && tag instanceof HTMLIFrameElement) return true;
  return isOn(tag.getAttribute("data-consent") ?? "", tag.getAttribute("data-consent-service") ?? "");
}

/** Loads an image, a frame, a style sheet or another tag that is not a script. */
export function release(bridge: LoaderBridge, tag: HTMLElement): void {
  bridge.use(tag.getAttribute("data-consent") ?? "");
  tag.removeAttribute("data-consent");
  // Automatic blocking would hold it again where a single embed was released.
  tag.setAttribute("data-consent-free", "");
  for (const name of sources) {
    const source = tag.getAttribute(`data-consent-${name}`);
    if (source === null) continue;
    tag.removeAttribute(`data-consent-${name}`);
    tag.setAttribute(name, source);
  }
  // A media element reads the address of its source only when it loads.
  if (tag instanceof HTMLSourceElement && tag.parentNode instanceof HTMLMediaElement) tag.parentNode.load();
}

/** Scripts that are being released or have been released. */
const taken = new WeakSet<HTMLScriptElement>();
/** Each release follows the one before it. */
let former: Promise<unknown> = Promise.resolve();

async function releaseScripts(bridge: LoaderBridge, scripts: readonly HTMLScriptElement[]): Promise<void> {
  const inert = scripts.filter((script) => script.type.trim().toLowerCase() === "text/plain" && !taken.has(script));
  if (inert.length === 0) return;
  for (const script of inert) taken.add(script);
  const asking = startedAmong(inert);
  const before = former;
  former = asking;
  await before;
  const started = await asking;
  runInOrder(inert.flatMap((tag) => attempt(() => arrivalOf(bridge, tag, started.has(tag))) ?? []));
}

/**
 * A marked script on its way into the page. The element itself is inserted again, because an application may refer to
 * it. A browser does not run an element that it noted as started. A copy then runs after it, unless automatic blocking
 * found it too late and it has already run.
 */
function arrivalOf(bridge: LoaderBridge, tag: HTMLScriptElement, isStarted: boolean): Arrival | null {
  const held = tag.getAttribute("data-consent-held");
  if (isStarted && held !== null) return null;
  const type = held ?? tag.getAttribute("data-consent-type");
  const script = isStarted ? copyOf(tag, type) : tag;
  const put = (): boolean => {
    // While it waited, it may have been removed, or its category switched off.
    if (!tag.isConnected || !canRun(bridge, tag)) {
      taken.delete(tag);
      return false;
    }
    bridge.use(tag.getAttribute("data-consent") ?? "");
    for (const { name } of [...tag.attributes]) if (isMark(name)) tag.removeAttribute(name);
    if (script !== tag) {
      tag.after(script);
      return true;
    }
    tag.setAttribute("data-consent-free", "");
    if (type) tag.type = type;
    else tag.removeAttribute("type");
    tag.parentNode?.insertBefore(tag, tag.nextSibling);
    return true;
  };
  return { script, kind: scriptKind(tag, type || null), put };
}

/** A copy of a script, without its marks. */
function copyOf(tag: HTMLScriptElement, type: string | null): HTMLScriptElement {
  const script = ownDocument.createElement("script");
  script.setAttribute("data-consent-free", "");
  copyScript(tag, script, (name) => name !== "type" && !isMark(name));
  if (type) script.type = type;
  return script;
}

function isMark(name: string): boolean {
  return name.startsWith("data-consent") && name !== "data-consent-free";
}
