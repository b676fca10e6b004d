import type { GppSettings, TcfSettings } from "../framework-settings";

/**
 * The functions and frames that the specifications of the IAB require before anything else of a page runs. They keep
 * calls until the framework's script answers them. Part of the loader, so ES5.
 */

/** A function of a framework: `__gpp` or `__tcfapi`. */
export type FrameworkApi = ((...call: unknown[]) => unknown) & { events?: GppListener[]; lastId?: number };

/** A listener that the stub accepted. */
export interface GppListener {
  readonly id: number;
  readonly callback: FrameworkCallback;
}

export type FrameworkCallback = (value: unknown, success: boolean) => void;

/** The page's function until the framework's script answers. */
export interface Stub {
  /** Reports from now on that the framework does not work. */
  fail(): void;
}

type Page = Window & { __gpp?: FrameworkApi; __tcfapi?: FrameworkApi };

/** Calls that are kept; a page that makes more of them gets no answer to the others. */
const MAX_CALLS = 1000;

/** Makes `__gpp`. Null if the page has one already, or a page around it has. */
export function makeGppStub({ sections, cmp }: GppSettings, hasTcf: boolean): Stub | null {
  const page = window as Page;
  if (page.__gpp || hasLocator("__gppLocator")) return null;
  const queue: unknown[][] = [];
  const events: GppListener[] = [];
  let status = "stub";
  const ping = () => ({
    gppVersion: "1.1",
    cmpStatus: status,
    cmpDisplayStatus: "hidden",
    signalStatus: "not ready",
    supportedAPIs: (hasTcf ? ["2:tcfeuv2"] : []).concat(
      Object.keys(sections).map((name) => `${sections[name]}:${name}`),
    ),
    cmpId: cmp,
    sectionList: [],
    applicableSections: [],
    gppString: "",
    parsedSections: {},
  });
  const api: FrameworkApi = (...call) => {
    const [command, callback] = call as [unknown, FrameworkCallback | undefined];
    if (call.length === 0) return queue;
    if (command === "ping") answer(callback, ping(), true);
    else if (command === "addEventListener" && callback) {
      const id = (api.lastId || 0) + 1;
      if (events.length >= MAX_CALLS) return answer(callback, null, false);
      api.lastId = id;
      events.push({ id: id, callback: callback });
      answer(callback, { eventName: "listenerRegistered", listenerId: id, data: true, pingData: ping() }, true);
    } else if (status === "error") answer(callback, null, false);
    else if (queue.length < MAX_CALLS) queue.push(call);
    return undefined;
  };
  api.events = events;
  page.__gpp = api;
  makeLocator("__gppLocator");
  answerMessages("__gppCall", "__gppReturn", ({ command, parameter, version }, reply) => {
    if (page.__gpp) page.__gpp(command, reply, parameter, version);
  });
  return {
    fail: () => {
      status = "error";
      for (let i = 0; i < events.length; i++) {
        const { id, callback } = events[i] as GppListener;
        answer(callback, { eventName: "cmpStatus", listenerId: id, data: "error", pingData: ping() }, true);
      }
      for (let i = 0; i < queue.length; i++) answer(queue[i]?.[1] as FrameworkCallback, null, false);
      queue.length = 0;
    },
  };
}

/** Makes `__tcfapi`. Null if the page has one already, or a page around it has. */
export function makeTcfStub({ cmp }: TcfSettings): Stub | null {
  const page = window as Page;
  if (page.__tcfapi || hasLocator("__tcfapiLocator")) return null;
  const queue: unknown[][] = [];
  let status = "stub";
  page.__tcfapi = (...call) => {
    const [command, version, callback, parameter] = call as [unknown, unknown, FrameworkCallback | undefined, unknown];
    if (call.length === 0) return queue;
    const reply: FrameworkCallback = (value, success) => answer(callback, value, success);
    if (command === "ping") reply({ cmpLoaded: false, cmpStatus: status, apiVersion: "2", cmpId: cmp }, true);
    else if (status === "error" || queue.length >= MAX_CALLS) reply(null, false);
    else queue.push([command, version, reply, parameter]);
    return undefined;
  };
  makeLocator("__tcfapiLocator");
  answerMessages("__tcfapiCall", "__tcfapiReturn", ({ command, parameter, version }, reply) => {
    if (page.__tcfapi) page.__tcfapi(command, version, reply, parameter);
  });
  return {
    fail: () => {
      status = "error";
      for (let i = 0; i < queue.length; i++) answer(queue[i]?.[2] as FrameworkCallback, null, false);
      queue.length = 0;
    },
  };
}

/** A caller that throws is the page's own fault, and keeps no other from its answer. */
export function answer(callback: FrameworkCallback | undefined, value: unknown, success: boolean): undefined {
  if (typeof callback !== "function") return;
  try {
    callback(value, success);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

/** Reports whether a page around this one has a frame of this name. */
function hasLocator(name: string): boolean {
  for (let frame: Window = window; ; frame = frame.parent) {
    try {
      if ((frame.frames as unknown as Record<string, unknown>)[name]) return true;
    } catch (_) {
      // A page of another site may not be looked into; the one around it may be.
    }
    if (frame === window.top) return false;
  }
}

/** The frame by which frames in the page find this window. */
function makeLocator(name: string): void {
  if (!document.body) {
    setTimeout(() => makeLocator(name), 5);
    return;
  }
  const frame = document.createElement("iframe");
  frame.style.cssText = "display:none";
  frame.name = name;
  frame.title = "";
  document.body.appendChild(frame);
}

/** A call of another frame. Every member is what the frame sent. */
interface Message {
  readonly command: string;
  readonly parameter: unknown;
  readonly version: unknown;
}

/**
 * Answers calls of other frames. Anyone can send a message, so that one with another form is not answered, and nothing
 * of it is used beyond the call.
 */
function answerMessages(
  callName: string,
  returnName: string,
  call: (message: Message, reply: FrameworkCallback) => void,
): void {
  window.addEventListener("message", ({ data, source, origin }) => {
    try {
      const isText = typeof data === "string";
      if (isText && data.indexOf(callName) < 0) return;
      const message = isText ? JSON.parse(data)[callName] : data?.[callName];
      if (!source || typeof message?.command !== "string") return;
      const { callId } = message;
      call(message, (value, success) => {
        const reply = { [returnName]: { returnValue: value, success: success, callId: callId } };
        const target = origin && origin !== "null" ? origin : "*";
        try {
          (source as Window).postMessage(isText ? JSON.stringify(reply) : reply, target);
        } catch (_) {
          // The frame is gone.
        }
      });
    } catch (_) {
      // No call.
    }
  });
}
