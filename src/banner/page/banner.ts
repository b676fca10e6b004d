import type { LoaderBridge, LoaderPage } from "./bridge";
import { drawControls, listenToPage, type View } from "./controls";
import { element } from "./element";
import type { Embeds, EmbedsKit } from "./embeds";
import { drawFirstLayer } from "./first-layer";
import { pageLanguage } from "./language";
import { watchPage } from "./page-changes";
import { button, languageChooser, linkList, statusLine } from "./parts";
import type { OpenPreferences, PreferencesKit } from "./preferences";
import { type Runtime, startRuntime } from "./runtime";
import { type Source, sourceOf } from "./source";
import { addStyles, attach, detach, makeSurface, reattach, type Surface } from "./surface";
import { release as releaseTag, releaseTags } from "./tags";

/** banner.js: takes over from the loader, and draws. */

const page = (window as unknown as { consentform?: LoaderPage }).consentform;
const script = document.currentScript as HTMLScriptElement | null;
const bridge = page?._;
if (page && bridge) {
  delete page._;
  start(bridge, sourceOf(bridge)).catch(() => {
    document.dispatchEvent(new CustomEvent("consentform:error"));
  });
}

/** Crawlers of search engines, which read pages and choose nothing. Browsers that measure or scan are none. */
const crawlers = /Googlebot|bingbot|DuckDuckBot|Baiduspider|YandexBot|Applebot|Slurp/;

async function start(bridge: LoaderBridge, source: Source): Promise<void> {
  const isFrame = window.top !== window.self;
  const { languages } = bridge.settings;
  const firstLanguage = pageLanguage(languages);
  const [slice, place] = await Promise.all([source.firstLayer(firstLanguage), source.place()]);
  await bodyParsed();
  const runtime = startRuntime(bridge, source, slice, place, isFrame);
  const embeds = embedsOf(runtime);
  const drawing = isFrame ? null : drawingOf(runtime, embeds.redraw);
  const release = (): void => embeds.draw(releaseTags(bridge));
  const net = bridge.released;
  bridge.released = () => {
    net();
    release();
  };
  release();
  let language = firstLanguage;
  watchPage(reattach, release, () => {
    const now = pageLanguage(languages);
    if (now === language || drawing === null) return;
    language = now;
    void drawing.chooseLanguage(now);
  });
  if (!drawing) return;
  bridge.connect(drawing.calls);
  source.sendAgain();
}

/** Loads a part of the same build: its address is relative to this script. */
function part(name: string, bridge: LoaderBridge): Promise<unknown> {
  return import(new URL(name, script?.src ?? new URL(bridge.settings.banner, bridge.base)).href);
}

/** Placeholders of frames, whose part is loaded with the first frame that waits. Without it, a frame stays empty. */
function embedsOf(runtime: Runtime) {
  const kit: EmbedsKit = { element, button, makeSurface, addStyles, release: releaseTag };
  let loading: Promise<unknown> | null = null;
  const use = (act: (embeds: Embeds) => void): void => {
    loading?.then((embeds) => act(embeds as Embeds)).catch(() => undefined);
  };
  return {
    draw: (waiting: readonly HTMLIFrameElement[]): void => {
      if (waiting.length > 0) loading ??= part("embeds.js", runtime.bridge);
      use(({ drawPlaceholders }) => drawPlaceholders(runtime, waiting, kit));
    },
    redraw: (): void => use(({ redrawPlaceholders }) => redrawPlaceholders(runtime, kit)),
  };
}

/** The drawn surfaces, and the calls that redraw them. */
function drawingOf(runtime: Runtime, redrawEmbeds: () => void) {
  const { bridge, source } = runtime;
  let firstLayer: Surface | null = null;
  let controls: Surface[] = [];
  let drawnFor = "";
  const isHidden = crawlers.test(navigator.userAgent) && runtime.slice.layout.hide_for_bots;
  const said = makeSurface("said", runtime.slice);
  said.root.setAttribute("role", "status");
  attach(said.host);

  const draw = (): void => {
    const hadFocus = firstLayer !== null && document.activeElement === firstLayer.host;
    for (const { host } of firstLayer ? [firstLayer, ...controls] : controls) detach(host);
    const { isAsking } = runtime.state;
    controls = drawControls(runtime, open);
    firstLayer =
      isAsking && !isHidden
        ? drawFirstLayer(runtime, {
            openPreferences: () => open("preferences"),
            openOptOut: () => open("opt_out"),
            chooseLanguage: (tag) => void chooseLanguage(tag),
          })
        : null;
    // The keyboard goes on where the choice can be changed, rather than at the top of the page.
    if (hadFocus && firstLayer === null) controls[0]?.root.querySelector("button")?.focus();
  };
  runtime.onState = () => {
    const { isAsking, isDecided, granted, rule } = runtime.state;
    const key = JSON.stringify([isAsking, isDecided, granted, rule.id]);
    if (key === drawnFor) return;
    if (drawnFor !== "" && isDecided) said.root.textContent = runtime.slice.words.saved;
    drawnFor = key;
    draw();
  };
  const chooseLanguage = async (tag: string): Promise<void> => {
    runtime.slice = await source.firstLayer(tag).catch(() => runtime.slice);
    redrawEmbeds();
    draw();
  };
  const kit: PreferencesKit = {
    ...{
      element,
      button,
      statusLine,
      linkList,
      languageChooser,
      makeSurface,
      addStyles,
      attach,
      detach,
      chooseLanguage,
    },
  };
  const open = (view: View): void => {
    const { language } = runtime.slice;
    const module = part("preferences.js", bridge) as Promise<{ openPreferences: OpenPreferences }>;
    void Promise.all([module, source.preferences(language)]).then(
      ([{ openPreferences }, preferences]) => openPreferences(runtime, preferences, view, kit),
      () => document.dispatchEvent(new CustomEvent("consentform:error")),
    );
  };
  listenToPage(open);
  const withdraw = () => runtime.choose({ granted: [], method: "api" });
  return { calls: { open: () => open("preferences"), withdraw }, chooseLanguage };
}

/** The loader is in the head: what is drawn and looked for needs the body. */
function bodyParsed(): Promise<unknown> | null {
  return document.readyState === "loading"
    ? new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }))
    : null;
}
