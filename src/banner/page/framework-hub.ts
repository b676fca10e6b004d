import type { Choice } from "../choice";
import type { PageState } from "../decide";
import { type FrameworkSettings, gppFile } from "../framework-settings";
import { gppSectionName } from "../gpp-section";
import type { FrameworkStrings } from "../page-api";
import type { VisitorPlace } from "../question";
import type { FirstLayerSlice } from "../slice";
import type { LoaderBridge } from "./bridge";
import { makeGppStub } from "./framework-stubs";

/** The state of a page as frameworks need it. */
export interface FrameworkState {
  readonly state: PageState;
  readonly slice: FirstLayerSlice;
  readonly place: VisitorPlace | null;
  readonly choice: Choice | null;
  /** Keys of optional categories that are on. */
  readonly granted: readonly string[];
}

/** The choice that strings are made for. */
export interface EncodedChoice {
  readonly slice: Pick<FirstLayerSlice, "categories">;
  readonly rule: PageState["rule"];
  isOn(category: string): boolean;
}

/** A loaded script of a framework. */
export interface Framework {
  /** Called with the present state, and after each change of it. */
  show(state: FrameworkState): void;
  /** The string of a choice. */
  encode(choice: EncodedChoice): string;
}

/** The loader's interface for one framework's script. */
export interface FrameworkHandle {
  readonly settings: FrameworkSettings;
  readonly place: VisitorPlace | null;
  /** Called by the script once it has started. */
  connect(framework: Framework): void;
}

/** A script element, which hands its handle to its script. */
export type FrameworkScript = HTMLScriptElement & { consentform?: FrameworkHandle };

/** How long a report of a choice waits for the scripts that make its strings, in milliseconds. */
const stringsMs = 3000;

type Connected = (framework: Framework | null) => void;

/**
 * Makes the stubs at once, and loads the scripts of frameworks when the visitor's place is known. Part of the loader,
 * so ES5. In a frame, the page around it answers, if it has a consent management platform.
 */
export function startFrameworks(bridge: LoaderBridge, settings: FrameworkSettings): void {
  const gpp = settings.gpp;
  const stub = gpp ? makeGppStub(gpp) : null;
  if (!gpp || !stub) return;
  let framework: Framework | null = null;
  let state: FrameworkState | null = null;
  let isFailed = false;
  let waiting: Connected[] = [];
  const settle = (to: Framework | null): void => {
    for (let i = 0; i < waiting.length; i++) waiting[i]?.(to);
    waiting = [];
  };
  const fail = (): void => {
    if (framework) return;
    isFailed = true;
    stub.fail();
    settle(null);
  };
  document.addEventListener("consentform:error", fail);
  const load = (place: VisitorPlace | null): void => {
    const handle: FrameworkHandle = {
      settings: settings,
      place: place,
      connect: (started) => {
        if (isFailed || framework) return;
        framework = started;
        settle(started);
        if (state) started.show(state);
      },
    };
    insert(bridge, gppFile(gppSectionName(gpp, place) || "usnat"), handle, fail);
  };
  const set = bridge.set;
  bridge.set = (granted, servicesOff, runtime, place, choice) => {
    set(granted, servicesOff, runtime, place, choice);
    const isFirst = state === null;
    state = { granted: granted, state: runtime.state, slice: runtime.slice, place: place, choice: choice };
    if (isFirst) load(place);
    else if (framework) framework.show(state);
  };
  bridge.strings = (decisions) =>
    new Promise((resolve) => {
      const answer = (to: Framework | null): void => resolve(to && state ? stringsOf(to, state, decisions) : {});
      if (framework || isFailed) return answer(framework);
      waiting = waiting.concat(answer);
      setTimeout(() => answer(null), stringsMs);
    });
}

function stringsOf(
  framework: Framework,
  { slice, state }: FrameworkState,
  decisions: Readonly<Record<string, string>>,
): FrameworkStrings {
  try {
    const isOn = (key: string): boolean => decisions[key] === "granted";
    return { gpp_string: framework.encode({ slice: slice, rule: state.rule, isOn: isOn }) };
  } catch (_) {
    return {};
  }
}

function insert(bridge: LoaderBridge, file: string, handle: FrameworkHandle, fail: () => void): void {
  const script = document.createElement("script") as FrameworkScript;
  script.async = true;
  script.consentform = handle;
  script.onerror = fail;
  script.src = bridge.base + bridge.settings.banner.replace(/[^/]*$/, file);
  (document.head || document.documentElement).appendChild(script);
}
