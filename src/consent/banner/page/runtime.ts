import { type Choice, formatChoice } from "../choice";
import { type SignalStates, signalsBeforeChoice } from "../consent-mode";
import { choiceOf, decide, type PageState } from "../decide";
import type { ConfirmedRecord, ConsentReport } from "../page-api";
import { nowhere, type VisitorPlace } from "../question";
import type { FirstLayerSlice } from "../slice";
import type { LoaderBridge } from "./bridge";
import type { Withdrawn } from "./delete-stored";
import type { FirstPaint } from "./first-paint";
import { ownDocument } from "./own-document";
import type { SentAnswer } from "./report";
import { chosenSignals, isEveryServiceOff, sendSignals } from "./send-signals";
import type { Source } from "./source";
import { choiceStore } from "./stored-choice";
import { watchChoice } from "./watch-choice";
import { withdrawalOf } from "./withdrawn";

/** The actions of a visitor. */
interface Choosing {
  readonly granted: readonly string[];
  readonly servicesOff?: readonly string[];
  readonly method: Exclude<ConsentReport["method"], "gpc">;
}

/** The state of a page, and what changes it. Draws nothing. */
export interface Runtime {
  readonly bridge: LoaderBridge;
  readonly source: Source;
  slice: FirstLayerSlice;
  state: PageState;
  readonly optional: readonly string[];
  /** Null if it is unknown. */
  readonly place: VisitorPlace | null;
  /** The record of this page's choice; null until the service has confirmed it. */
  record: ConfirmedRecord | null;
  choose(choosing: Choosing): void;
  /** Reads the stored choice again, as after another tab changed it. An event that restores the page may reload it. */
  refresh(event?: Event): void;
  /** Sends the choice of an earlier page that the service has not answered. */
  sendAgain(): void;
  /** Called after each change of the state. */
  onState: () => void;
  /** Called after each change of the record. */
  onRecord: () => void;
}

/** How long a withdrawal waits for its record before the page reloads, in milliseconds. */
const RECORD_MS = 1000;

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Starts with the stored choice. A signal that changes something is stored at once. */
export function startRuntime(paint: FirstPaint, source: Source): Runtime {
  const { bridge, slice, place, signal, question, isFrame } = paint;
  const store = choiceStore(slice);
  const withdrawal = withdrawalOf(slice, bridge.isOn);
  const stateOf = (choice: Choice | null) => decide(slice, question, { choice, now: seconds() });
  let choice = store.read();
  let refused: Choice | null = null;

  const runtime: Runtime = {
    bridge,
    source,
    slice,
    state: stateOf(choice),
    optional: question.optional,
    place,
    record: null,
    choose: ({ granted, servicesOff = [], method }) => {
      // The first layer says what the signal keeps off; in the preferences, a switch asks for each category.
      const { heldOff, isSignalHonored } = runtime.state;
      const allowed = granted.filter((key) => method === "preferences" || !heldOff.includes(key));
      // This choice overtakes a queued withdrawal, so it continues the grant that the withdrawal would have ended.
      const subject = (liveGrant(choice) ?? source.waiting())?.subject ?? randomId();
      take({ granted: allowed, servicesOff, gpc: isSignalHonored, subject }, method);
    },
    refresh: (event) => {
      follow();
      if (isOutdated && (event as PageTransitionEvent | undefined)?.persisted) void reloadAfter(null, bridge);
    },
    sendAgain: () => {
      const settle = answering(choice);
      // The record of an earlier page is not shown.
      void source.sendAgain(choice).then((answer) => answer === "refused" && settle(answer));
    },
    onState: () => undefined,
    onRecord: () => undefined,
  };

  /** True if something runs here that was withdrawn elsewhere. A page that is restored from a cache runs on. */
  let isOutdated = false;

  const follow = (): void => {
    const now = store.read();
    if (textOf(now) === textOf(choice)) return;
    const { state: before } = runtime;
    const former = choice;
    choice = now;
    setRecord(null);
    runtime.state = stateOf(choice);
    const removed = removedSince(before, former);
    isOutdated ||= hasRun(removed);
    apply();
    // The tags of this tab may store again what another tab deleted, and each tab has separate session storage.
    if (runtime.state.isDecided) withdrawal.delete(removed);
  };

  const hasRun = ({ categories, services }: Withdrawn): boolean =>
    categories.some((key) => bridge.isUsed(key)) || services.some((key) => bridge.isUsed(slice.services[key] ?? ""));

  const setRecord = (record: ConfirmedRecord | null): void => {
    runtime.record = record;
    bridge.setRecord(record);
    runtime.onRecord();
  };

  const apply = (): void => {
    const { state } = runtime;
    const isOn = state.isDecided || !isFrame;
    bridge.set(isOn ? state.granted : [], isOn ? state.servicesOff : [], runtime, place, choice);
    if (slice.consent_mode && !isFrame) sendSignals(bridge, slice, signals(), state.isDecided);
    runtime.onState();
  };

  const signals = (): SignalStates => {
    const { granted, servicesOff, heldOff, isDecided } = runtime.state;
    if (isDecided) return chosenSignals(slice, runtime.state);
    const isOn = (key: string) => granted.includes(key) && !isEveryServiceOff(slice, key, servicesOff);
    return signalsBeforeChoice(slice, isOn, place ?? nowhere, (key) => heldOff.includes(key));
  };

  const take = (decision: Parameters<typeof choiceOf>[2], method: ConsentReport["method"]): void => {
    const before = runtime.state;
    const former = choice;
    choice = choiceOf(slice, before, decision, seconds());
    store.write(choice);
    notify();
    runtime.state = stateOf(choice);
    const removed = removedSince(before, former);
    const mustReload = hasRun(removed);
    const record = report(former, method);
    apply();
    withdrawal.delete(removed);
    if (mustReload) void reloadAfter(record, bridge);
  };

  /** The categories and services that are off now and were on before. */
  const removedSince = (before: PageState, former: Choice | null): Withdrawn => {
    const { granted, servicesOff } = runtime.state;
    return {
      // Before a renewed answer, everything is off, but entries of an older grant are still stored.
      categories: runtime.optional.filter(
        (key) => !granted.includes(key) && (before.granted.includes(key) || former?.granted.includes(key)),
      ),
      services: servicesOff.filter((key) => !before.servicesOff.includes(key)),
    };
  };

  const report = (former: Choice | null, method: ConsentReport["method"]): Promise<unknown> => {
    const { granted, servicesOff, rule } = runtime.state;
    setRecord(null);
    const isGranted = (key: string, required = false) => required || granted.includes(key);
    const grant = liveGrant(former);
    // The newest choice replaces a queued one. A grant that the service does not have cannot be changed.
    const isKnown = source.waiting()?.event !== "given" && former !== refused;
    const event = eventOf(grant, granted, method, isKnown);
    const sentReport = source.send({
      event,
      method,
      decisions: Object.fromEntries(
        slice.categories.map(({ key, required }) => [key, isGranted(key, required) ? "granted" : "denied"]),
      ),
      services: slice.services,
      servicesOff,
      language: runtime.slice.language,
      rule: rule.id,
      number: slice.number,
      gpc: signal,
      placeToken: place?.token ?? null,
      // What changes or ends a grant names it. A first refusal names no one.
      subject: choice?.subject ?? grant?.subject ?? null,
      external: event === "given" && slice.subject === "external" ? bridge.subject : null,
      givenAt: Date.now(),
    });
    return sentReport.then(answering(choice), () => undefined);
  };

  /** A grant that the service refuses has no record, so it ends with the page. A refusal needs none. */
  const answering = (sentChoice: Choice | null) => (answer: SentAnswer) => {
    // A newer choice may have been made meanwhile, here or in another tab.
    if (choice !== sentChoice) return;
    if (answer !== "refused") return setRecord(answer);
    if (sentChoice === null || sentChoice.granted.length === 0) return;
    refused = sentChoice;
    store.forget(sentChoice);
    notify();
  };

  const { notify } = watchChoice(slice.site, runtime.refresh);
  // After whoever draws has asked to be called.
  queueMicrotask(() => {
    const { granted, servicesOff, isSignalChoice } = runtime.state;
    if (!isSignalChoice || isFrame) {
      apply();
      if (!isFrame) withdrawal.deleteAgain();
      // Browsers keep cookies for 400 days at most, some for 7; a choice may hold longer, and never holds longer than
      // it says.
      if (choice !== null && runtime.state.isDecided && !isFrame) store.write(choice);
      return;
    }
    take({ granted, servicesOff, gpc: true, subject: liveGrant(choice)?.subject ?? null }, "gpc");
    withdrawal.deleteAgain();
  });
  return runtime;
}

/** An earlier choice that can be changed or withdrawn: it granted something and has not expired. */
function liveGrant(former: Choice | null): Choice | null {
  return former !== null && former.granted.length > 0 && former.until > seconds() ? former : null;
}

/** The kind of event that a choice is, after the grant before it. */
function eventOf(
  grant: Choice | null,
  granted: readonly string[],
  method: ConsentReport["method"],
  isKnown: boolean,
): ConsentReport["event"] {
  if (method === "gpc") return "signal";
  if (granted.length === 0) return grant ? "withdrawn" : "refused";
  // A grant without an id cannot be named, so the next choice is recorded as given.
  return grant?.subject && isKnown ? "changed" : "given";
}

/** Code that already ran cannot be stopped, so the page starts again, unless it prevents that. */
async function reloadAfter(record: Promise<unknown> | null, { afterPaint }: LoaderBridge): Promise<void> {
  await Promise.race([record, new Promise((resolve) => setTimeout(resolve, RECORD_MS))]);
  // The page's listeners hear of it first.
  await new Promise<void>(afterPaint);
  const event = new CustomEvent("consentform:reload", { cancelable: true });
  if (ownDocument.dispatchEvent(event)) location.reload();
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function textOf(choice: Choice | null): string {
  return choice === null ? "" : formatChoice(choice);
}
