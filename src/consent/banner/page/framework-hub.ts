import type { Choice } from "../choice";
import type { PageState } from "../decide";
import { type FrameworkSettings, gppFile, TCF_FILE, VENDORS_FILE } from "../framework-settings";
import { gppSectionName } from "../gpp-section";
import type { FrameworkStrings } from "../page-api";
import type { VisitorPlace } from "../question";
import type { FirstLayerSlice } from "../slice";
import type { LoaderBridge } from "./bridge";
import { makeGppStub, makeTcfStub, type Stub } from "./framework-stubs";

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
  readonly slice: Pick<FirstLayerSlice, "categories" | "language">;
  readonly rule: PageState["rule"];
  /** Seconds since 1970; null before a choice. */
  readonly decided: number | null;
  /** The TC string; null where there is none to pass on. */
  readonly tc: string | null;
  isOn(category: string): boolean;
}

/** A loaded script of a framework. */
interface Framework {
  /** Called with the present state, and after each change of it. */
  show(state: FrameworkState, choice: EncodedChoice): void;
  /** The string of a choice; null where the framework does not apply, and empty where nothing was chosen. */
  encode(choice: EncodedChoice): string | null;
}

/** The loader's interface for one framework's script. */
export interface FrameworkHandle {
  readonly settings: FrameworkSettings;
  readonly place: VisitorPlace | null;
  /** Address of the disclosed vendors. */
  readonly vendors: string;
  /** Called by the script once it has started. */
  connect(framework: Framework): void;
  fail(): void;
}

/** The script element, from which a framework's script takes its handle. */
export type FrameworkScript = HTMLScriptElement & { consentform?: FrameworkHandle };

/** One framework of the page. */
interface Part {
  readonly stub: Stub;
  readonly isTcf: boolean;
  framework: Framework | null;
  isSettled: boolean;
}

/** How long a report of a choice waits for the scripts that make its strings, in milliseconds. */
const STRINGS_MS = 3000;

/**
 * Makes the stubs at once, and loads the scripts of frameworks when the visitor's place is known. Part of the loader,
 * so ES5. In a frame, the page around it answers, if it has a consent management platform.
 */
export function startFrameworks(bridge: LoaderBridge, settings: FrameworkSettings): void {
  // The string of the TCF is a section of the other's string, so that it comes first.
  const parts = partsOf(settings);
  let state: FrameworkState | null = null;
  let waiting: (() => void)[] = [];
  const settle = (part: Part, framework: Framework | null): void => {
    if (part.isSettled) return;
    part.isSettled = true;
    part.framework = framework;
    if (!framework) part.stub.fail();
    if (state) show(parts, state);
    if (!areSettled(parts)) return;
    for (let i = 0; i < waiting.length; i++) waiting[i]?.();
    waiting = [];
  };
  document.addEventListener("consentform:error", () => {
    for (let i = 0; i < parts.length; i++) settle(parts[i] as Part, null);
  });
  const load = (part: Part, place: VisitorPlace | null): void => {
    const fail = (): void => settle(part, null);
    const { gpp } = settings;
    const file = part.isTcf || !gpp ? TCF_FILE : gppFile(gppSectionName(gpp, place) || "usnat");
    insert(bridge, file, {
      settings: settings,
      place: place,
      vendors: addressOf(bridge, VENDORS_FILE),
      connect: (framework) => settle(part, framework),
      fail: fail,
    });
  };
  const loadSafely = (part: Part, place: VisitorPlace | null): void => {
    try {
      load(part, place);
    } catch (_) {
      // The page replaced what this calls: whoever asks gets no answer, and no grant.
      part.isSettled = true;
    }
  };
  const set = bridge.set;
  bridge.set = (granted, servicesOff, runtime, place, choice) => {
    set(granted, servicesOff);
    if (!runtime) return;
    const isFirst = state === null;
    state = {
      granted: granted,
      state: runtime.state,
      slice: runtime.slice,
      place: place || null,
      choice: choice || null,
    };
    if (isFirst) for (let i = 0; i < parts.length; i++) loadSafely(parts[i] as Part, state.place);
    else show(parts, state);
  };
  // Without a promise, whose methods the page may have replaced.
  bridge.strings = (decisions, use) => {
    const answer = (): void => use(state ? stringsOf(parts, state, decisions) : {});
    if (areSettled(parts)) return answer();
    waiting[waiting.length] = answer;
    setTimeout(answer, STRINGS_MS);
  };
}

function partsOf({ gpp, tcf }: FrameworkSettings): Part[] {
  const parts: Part[] = [];
  const add = (stub: Stub | null, isTcf: boolean): void => {
    if (stub) parts.push({ stub: stub, isTcf: isTcf, framework: null, isSettled: false });
  };
  if (tcf) add(makeTcfStub(tcf), true);
  if (gpp) add(makeGppStub(gpp, Boolean(tcf)), false);
  return parts;
}

function areSettled(parts: readonly Part[]): boolean {
  for (let i = 0; i < parts.length; i++) if (!parts[i]?.isSettled) return false;
  return true;
}

/** Shows each script the state. One that throws keeps no other from it. */
function show(parts: readonly Part[], shown: FrameworkState): void {
  const { slice, state, choice, granted } = shown;
  const isOn = (key: string): boolean => granted.indexOf(key) >= 0;
  const decided = state.isDecided && choice ? choice.decided : null;
  let tc: string | null = null;
  for (let i = 0; i < parts.length; i++) {
    const { framework, isTcf } = parts[i] as Part;
    try {
      const made = { slice: slice, rule: state.rule, isOn: isOn, decided: decided, tc: tc };
      if (framework && isTcf) tc = framework.encode(made);
      if (framework) framework.show(shown, made);
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
  }
}

function stringsOf(
  parts: readonly Part[],
  { slice, state, choice }: FrameworkState,
  decisions: Readonly<Record<string, string>>,
): FrameworkStrings {
  const isOn = (key: string): boolean => decisions[key] === "granted";
  const decided = choice ? choice.decided : null;
  const strings: { tc_string?: string; gpp_string?: string } = {};
  for (let i = 0; i < parts.length; i++) {
    const { framework, isTcf } = parts[i] as Part;
    try {
      const tc = strings.tc_string === undefined ? null : strings.tc_string;
      const made = { slice: slice, rule: state.rule, isOn: isOn, decided: decided, tc: tc };
      const text = framework ? framework.encode(made) : null;
      if (text) strings[isTcf ? "tc_string" : "gpp_string"] = text;
    } catch (_) {
      // The choice is recorded without the string.
    }
  }
  return strings;
}

function addressOf({ base, settings }: LoaderBridge, file: string): string {
  return base + settings.banner.replace(/[^/]*$/, file);
}

/** Adds a framework's script. A page that refuses its address gets no answer, and no grant. */
function insert(bridge: LoaderBridge, file: string, handle: FrameworkHandle): void {
  const script = document.createElement("script") as FrameworkScript;
  script.async = true;
  script.consentform = handle;
  script.onerror = handle.fail;
  try {
    script.src = bridge.trusted(addressOf(bridge, file));
    (document.head || document.documentElement).appendChild(script);
  } catch (_) {
    handle.fail();
  }
}
