import type { ConsentReport } from "../page-api";
import { queueName } from "../queue-name";
import type { FirstLayerSlice, PreferencesSlice } from "../slice";
import type { LoaderBridge } from "./bridge";
import type { Kit } from "./kit";
import type { SendReport, SentAnswer } from "./report";

/** The source of the banner's data, and the target of choices. */
export interface Source {
  firstLayer(language: string): Promise<FirstLayerSlice>;
  preferences(language: string): Promise<PreferencesSlice>;
  /** Sends a choice. A later page sends it again if the service does not answer. */
  send(report: ConsentReport): Promise<SentAnswer>;
  /**
   * Sends what an earlier page could not. The answer is null unless it is that to the choice of this time, in seconds:
   * hosts that share a cookie have a queue each, so another host may have a newer choice.
   */
  sendAgain(decided: number): Promise<SentAnswer>;
}

/** The files beside the banner script, and the service. */
export function sourceOf(bridge: LoaderBridge, { getJson }: Pick<Kit, "getJson">): Source {
  const { base, settings } = bridge;
  const folder = new URL(settings.banner, base);
  const queue = queueName(settings.site);
  const sender = () => import(new URL("report.js", folder).href) as Promise<{ sendReport: SendReport }>;
  const send = async (text: string) => (await sender()).sendReport(text, queue, base, folder, bridge.strings);
  const slice = (name: string) => getJson(new URL(name, folder));
  return {
    firstLayer: async (language) => (await slice(`${language}.first.json`)) as FirstLayerSlice,
    preferences: async (language) => (await slice(`${language}.preferences.json`)) as PreferencesSlice,
    send: (report) => {
      // So that what is sent twice is recorded once.
      const text = JSON.stringify({ ...report, key: [...crypto.getRandomValues(new Uint8Array(16))] });
      try {
        localStorage.setItem(queue, text);
      } catch {
        // Denied storage: it is sent by this page alone.
      }
      // Loading what sends would delay the paint of the choice. A page that is left before leaves it to the next one.
      return new Promise((resolve) => bridge.afterPaint(() => resolve(send(text))));
    },
    sendAgain: async (decided) => {
      try {
        const text = localStorage.getItem(queue);
        if (text === null) return null;
        const answer = await send(text);
        const { given_at, givenAt = Date.parse(given_at) } = JSON.parse(text);
        return Math.abs(givenAt / 1000 - decided) < 2 ? answer : null;
      } catch {
        // Denied storage, or no answer.
        return null;
      }
    },
  };
}
