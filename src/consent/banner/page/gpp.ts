import { HeaderV1, Section } from "gpp-section";
import { gppFields } from "../gpp-fields";
import { gppSectionName } from "../gpp-section";
import type { EncodedChoice, FrameworkHandle, FrameworkScript, FrameworkState } from "./framework-hub";
import { answer, type FrameworkApi, type FrameworkCallback, type GppListener } from "./framework-stubs";

/** gpp-<section>.js: makes the strings of one section, and answers `__gpp`. */

/** The section that holds the TC string. */
const TCF_ID = 2;
const TCF_NAME = "tcfeuv2";

const script = document.currentScript as FrameworkScript | null;
const handle = script?.consentform;
if (script && handle) {
  delete script.consentform;
  startGpp(handle, window as unknown as { __gpp?: FrameworkApi });
}

type Parsed = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function startGpp({ settings, place, connect }: FrameworkHandle, page: { __gpp?: FrameworkApi }): void {
  const { gpp } = settings;
  const stub = page.__gpp;
  if (!gpp || !stub) return;
  const isInForce = gppSectionName(gpp, place) === Section.NAME;
  const signal = (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
  let listeners: GppListener[] = stub.events ?? [];
  let lastId = stub.lastId ?? 0;
  let gppString = "";
  let parsedSections: Parsed = {};
  let applicable: number[] = [];
  let isVisible = false;
  let isShown = false;

  const sectionOf = ({ slice, rule, isOn }: EncodedChoice) => {
    const section = new Section();
    const fields = gppFields({ categories: slice.categories, rule, isOn, signal });
    for (const [name, value] of Object.entries(fields)) {
      if (!section.hasField(name)) continue;
      const now = section.getFieldValue(name);
      section.setFieldValue(name, Array.isArray(now) ? now.map(() => value) : value);
    }
    return section;
  };
  const encoded = (choice: EncodedChoice): { text: string; parsed: Parsed } => {
    const header = new HeaderV1();
    const { tc } = choice;
    header.setFieldValue("SectionIds", [...(tc ? [TCF_ID] : []), ...(isInForce ? [Section.ID] : [])]);
    const section = isInForce ? sectionOf(choice) : null;
    return {
      text: [header.encode(), ...(tc ? [tc] : []), ...(section ? [section.encode()] : [])].join("~"),
      parsed: { ...(tc && { [TCF_NAME]: {} }), ...(section && { [Section.NAME]: section.toObj() }) },
    };
  };
  const ping = () => ({
    gppVersion: "1.1",
    cmpStatus: "loaded",
    cmpDisplayStatus: isVisible ? "visible" : "hidden",
    signalStatus: isVisible ? "not ready" : "ready",
    supportedAPIs: [
      ...(settings.tcf ? [`${TCF_ID}:${TCF_NAME}`] : []),
      ...Object.entries(gpp.sections).map(([name, id]) => `${id}:${name}`),
    ],
    cmpId: gpp.cmp,
    sectionList: [...(TCF_NAME in parsedSections ? [TCF_ID] : []), ...(isInForce ? [Section.ID] : [])],
    applicableSections: applicable.length > 0 ? applicable : [-1],
    gppString,
    parsedSections,
  });
  const fire = (eventName: string, data: unknown): void => {
    for (const { id, callback } of [...listeners]) {
      answer(callback, { eventName, listenerId: id, data, pingData: ping() }, true);
    }
  };
  const fieldOf = (path: string): unknown => {
    const [section = "", field = ""] = path.split(".");
    return parsedSections[section]?.[field] ?? null;
  };
  const commands: Readonly<Record<string, (callback: FrameworkCallback, parameter: unknown) => void>> = {
    ping: (callback) => answer(callback, ping(), true),
    addEventListener: (callback) => {
      lastId += 1;
      listeners = [...listeners, { id: lastId, callback }];
      const event = { eventName: "listenerRegistered", listenerId: lastId, data: true, pingData: ping() };
      answer(callback, event, true);
    },
    removeEventListener: (callback, parameter) => {
      const left = listeners.filter(({ id }) => id !== parameter);
      const isRemoved = left.length < listeners.length;
      listeners = left;
      answer(callback, isRemoved, isRemoved);
    },
    hasSection: (callback, parameter) => answer(callback, Object.hasOwn(parsedSections, String(parameter)), true),
    getSection: (callback, parameter) => {
      const name = String(parameter);
      const section = Object.hasOwn(parsedSections, name) ? parsedSections[name] : null;
      answer(callback, section, section !== null);
    },
    getField: (callback, parameter) => {
      const value = fieldOf(String(parameter));
      answer(callback, value, value !== null);
    },
  };
  const api: FrameworkApi = (command, callback, parameter) => {
    const name = String(command);
    if (Object.hasOwn(commands, name)) commands[name]?.(callback as FrameworkCallback, parameter);
    else answer(callback as FrameworkCallback, null, false);
  };

  const show = ({ state }: FrameworkState, choice: EncodedChoice): void => {
    const { text, parsed } = encoded(choice);
    applicable = [...(choice.tc === null ? [] : [TCF_ID]), ...(isInForce ? [Section.ID] : [])];
    const isChanged = text !== gppString;
    const isMoved = state.isAsking !== isVisible || !isShown;
    gppString = text;
    parsedSections = parsed;
    isVisible = state.isAsking;
    if (!isShown) {
      isShown = true;
      const waiting = stub() as unknown[][];
      page.__gpp = api;
      fire("cmpStatus", "loaded");
      for (const call of waiting) api(...call);
    }
    if (isChanged) for (const name of Object.keys(parsed)) fire("sectionChange", name);
    if (!isMoved) return;
    fire("cmpDisplayStatus", isVisible ? "visible" : "hidden");
    fire("signalStatus", isVisible ? "not ready" : "ready");
  };
  connect({ show, encode: (choice) => encoded(choice).text });
}
