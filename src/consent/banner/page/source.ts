import type { Choice } from "../choice";
import type { ConsentReport } from "../page-api";
import { queueName } from "../queue-name";
import type { FirstLayerSlice, PreferencesSlice } from "../slice";
import type { LoaderBridge } from "./bridge";
import type { Kit } from "./kit";
import type { SendReport, SentAnswer } from "./report";
import { toJson } from "./to-json";

/** The source of the banner's data, and the target of choices. */
export interface Source {
  firstLayer(language: string): Promise<FirstLayerSlice>;
  preferences(language: string): Promise<PreferencesSlice>;
  /** The choice that the service has not answered; null if there is none. */
  waiting(): Pick<ConsentReport, "event" | "subject"> | null;
  /**
   * Sends a choice after the one before it, because a withdrawal must find its grant. If the service does not answer, a
   * later page sends the choice again. It leaves out the page's id of the visitor, because that page may have another
   * id.
   */
  send(report: ConsentReport): Promise<SentAnswer>;
  /**
   * Sends the choice that an earlier page could not send. The answer is null unless it is about the stored choice:
   * hosts that share a cookie have separate queues, so another host may have a newer choice.
   */
  sendAgain(stored: Choice | null): Promise<SentAnswer>;
}

/** How long a choice waits for the answer to the one before it, in milliseconds. */
const PATIENCE_MS = 3000;

/** The members that a queued choice and its request body have in common. */
interface Waiting {
  readonly event: ConsentReport["event"];
  readonly subject: string | null;
  /** Milliseconds since 1970. */
  readonly givenAt: number;
  readonly text: string;
}

/** The files beside the banner script, and the service. */
export function sourceOf(bridge: LoaderBridge, { getJson }: Pick<Kit, "getJson">): Source {
  const { base, settings } = bridge;
  const folder = new URL(settings.banner, base);
  const queue = queueName(settings.site);
  const sender = () => import(new URL("report.js", folder).href) as Promise<{ sendReport: SendReport }>;
  let last: Promise<unknown> = Promise.resolve();
  const send = (text: string, external: string | null): Promise<SentAnswer> => {
    const turn = Promise.race([last, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    const answer = turn.then(async () =>
      (await sender()).sendReport(text, { queue, base, script: folder, external }, bridge.strings),
    );
    last = answer.catch(() => undefined);
    return answer;
  };
  const waiting = (): Waiting | null => {
    try {
      const text = localStorage.getItem(queue) ?? "";
      const { event, given_at, givenAt = Date.parse(given_at), subject_id, subject = subject_id } = JSON.parse(text);
      return { event, subject, givenAt, text };
    } catch {
      // Denied storage, or nothing waits.
      return null;
    }
  };
  const slice = (name: string) => getJson(new URL(name, folder));
  return {
    firstLayer: async (language) => (await slice(`${language}.first.json`)) as FirstLayerSlice,
    preferences: async (language) => (await slice(`${language}.preferences.json`)) as PreferencesSlice,
    waiting,
    send: ({ external, ...report }) => {
      // So that what is sent twice is recorded once.
      const text = toJson({ ...report, key: [...crypto.getRandomValues(new Uint8Array(16))] });
      try {
        localStorage.setItem(queue, text);
      } catch {
        // Denied storage: it is sent by this page alone.
      }
      // Loading what sends would delay the paint of the choice. A page that is left before leaves it to the next one.
      return new Promise((resolve) => bridge.afterPaint(() => resolve(send(text, external))));
    },
    sendAgain: async (stored) => {
      const queued = waiting();
      if (queued === null) return null;
      const { event, subject, givenAt, text } = queued;
      const age = (stored?.decided ?? 0) - givenAt / 1000;
      const isEnded = stored !== null && age >= 2 && subject !== null && subject !== stored.subject;
      if (isEnded && (event === "given" || event === "changed")) {
        // If it were recorded now, it would follow the choice on another host that ended it.
        localStorage.removeItem(queue);
        return null;
      }
      const answer = await send(text, null).catch(() => null);
      return Math.abs(age) < 2 ? answer : null;
    },
  };
}
