import { addStyles } from "./add-styles";
import { announceError } from "./announce-error";
import { clearLinks } from "./clear-links";
import { drawControls, listenToPage, type View } from "./controls";
import { css } from "./controls.css";
import { detach } from "./detach";
import type { FirstPaint } from "./first-paint";
import { isParsed } from "./is-parsed";
import type { Kit } from "./kit";
import { fillLanguages } from "./language-options";
import { ownDocument } from "./own-document";
import { listen } from "./page-listeners";
import type { OpenPreferences, PreferencesKit } from "./preferences";
import type { Runtime } from "./runtime";
import { statusLine } from "./status-line";
import type { Surface } from "./surface";
import { enterFirst, leaveToPage } from "./tab-order";
import { toJson } from "./to-json";

/** The drawn surfaces, and the calls that redraw them. */
export function drawingOf(runtime: Runtime, paint: FirstPaint, kit: Kit, redrawEmbeds: () => void) {
  const { source } = runtime;
  let controls: Surface[] = [];
  let drawnFor = "";
  let isCovered = false;
  addStyles(kit, css);
  const clear = clearLinks(kit);
  const said = kit.makeSurface("said", runtime.slice);
  said.root.setAttribute("role", "status");
  const attachSaid = (): void => {
    kit.attach(said.host);
    // A page that opens its document again removes all listeners, including those of surfaces.
    said.host.onclick = () => undefined;
  };
  attachSaid();

  const drawFirst = (): Surface => {
    const surface = paint.firstLayer ?? kit.drawFirstLayer(paint);
    const chooser = surface.root.querySelector("select");
    if (chooser) fillLanguages(chooser, runtime, kit, (tag) => void chooseLanguage(tag));
    leaveToPage(surface);
    return surface;
  };
  /** Shows one dialog at a time. An inline first layer stays, because hiding it would move the page. */
  const applyCover = (): void => {
    if (!paint.firstLayer) return;
    const { host, root } = paint.firstLayer;
    root.hidden = isCovered && kit.attached.get(host)?.place !== "place";
  };
  const cover = (covered: boolean): void => {
    isCovered = covered;
    applyCover();
    // A change of language replaced the button that opened the preferences: the focus is nowhere, or on a whole layer.
    const isLost = ownDocument.activeElement === ownDocument.body || paint.firstLayer?.root.querySelector(".box:focus");
    if (!covered && isLost) paint.firstLayer?.root.querySelector<HTMLElement>(".customize")?.focus();
  };
  const draw = (): void => {
    const { isAsking } = runtime.state;
    const { firstLayer } = paint;
    const focused = firstLayer?.host.shadowRoot?.activeElement?.className;
    // A page that opened its document again removed the listeners.
    const isKept = drawnFor === "" && isAsking && firstLayer?.root.querySelector("button")?.onclick;
    for (const { host } of controls) detach(kit, host);
    if (firstLayer && !isKept) {
      detach(kit, firstLayer.host);
      paint.firstLayer = null;
    }
    if (isParsed()) controls = drawControls(runtime, kit, open);
    if (isAsking && !paint.isHidden) paint.firstLayer = drawFirst();
    if (drawnFor === "" && paint.firstLayer) enterFirst(paint.firstLayer);
    applyCover();
    clear();
    if (focused === undefined) return;
    if (paint.firstLayer === null) paint.bridge.afterPaint(focusControl);
    else if (!isKept) paint.firstLayer.root.querySelector<HTMLElement>(`[class="${focused}"]`)?.focus();
  };
  /** The keyboard goes on where the choice can be changed, not at the top of the page. Focusing lays out the page. */
  const focusControl = (): void => {
    if (ownDocument.activeElement === ownDocument.body) controls[0]?.root.querySelector("button")?.focus();
  };
  runtime.onState = () => {
    const { isAsking, isDecided, granted, servicesOff, rule } = runtime.state;
    const key = toJson([isAsking, isDecided, granted, servicesOff, rule.id]);
    if (key === drawnFor) return;
    const { language, direction, words } = runtime.slice;
    Object.assign(said.root, { lang: language, dir: direction });
    if (drawnFor !== "" && isDecided) said.root.textContent = words.saved;
    draw();
    drawnFor = key;
  };
  const chooseLanguage = async (tag: string): Promise<void> => {
    runtime.slice = paint.slice = await source.firstLayer(tag).catch(() => runtime.slice);
    redrawEmbeds();
    draw();
  };
  const preferencesKit: PreferencesKit = { ...kit, statusLine, fillLanguages, chooseLanguage, cover };
  const open = (view: View): void => {
    const { language } = runtime.slice;
    const module = paint.load("preferences.js") as Promise<{ openPreferences: OpenPreferences }>;
    void Promise.all([module, source.preferences(language)]).then(
      ([{ openPreferences }, preferences]) => openPreferences(runtime, preferences, view, preferencesKit),
      announceError,
    );
  };
  listenToPage(open);
  // Until then, the page may turn out to have its own links.
  listen(document, "DOMContentLoaded", () => {
    if (controls.length > 0) return;
    controls = drawControls(runtime, kit, open);
    clear();
  });
  const redraw = (): void => {
    if (said.host.onclick) return;
    for (const host of [...kit.attached.keys()]) detach(kit, host);
    paint.firstLayer = null;
    isCovered = false;
    attachSaid();
    draw();
  };
  return { open, chooseLanguage, redraw };
}
