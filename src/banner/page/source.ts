import { nowhere, type VisitorPlace } from "../decide";
import type { ConfirmedRecord, ConsentReport } from "../page-api";
import { queueName } from "../queue-name";
import type { FirstLayerSlice, PreferencesSlice } from "../slice";
import type { LoaderBridge } from "./bridge";
import type { SendReport } from "./report";

/** The source of the banner's data, and the target of choices. */
export interface Source {
  firstLayer(language: string): Promise<FirstLayerSlice>;
  preferences(language: string): Promise<PreferencesSlice>;
  /** Null if it is not known in time: then the strict fallback applies. */
  place(): Promise<VisitorPlace | null>;
  /** Null if the service did not confirm it. What it did not answer is sent again on a later page. */
  send(report: ConsentReport): Promise<ConfirmedRecord | null>;
  /** Sends what an earlier page could not. */
  sendAgain(): void;
}

/** How long a visitor waits for the place, in milliseconds. */
const placeMs = 1000;
const sliceMs = 10_000;

/** The files beside the banner script, and the service's answer to where the visitor is. */
export function sourceOf(bridge: LoaderBridge): Source {
  const { base, settings } = bridge;
  const folder = new URL(settings.banner, base);
  const queue = queueName(settings.site);
  const sender = () => import(new URL("report.js", folder).href) as Promise<{ sendReport: SendReport }>;
  const send = async (text: string) => (await sender()).sendReport(text, queue, base, folder, bridge.strings);
  const slice = (name: string) => getJson(new URL(name, folder), sliceMs);
  return {
    firstLayer: async (language) => (await slice(`${language}.first.json`)) as FirstLayerSlice,
    preferences: async (language) => (await slice(`${language}.preferences.json`)) as PreferencesSlice,
    place: async () => {
      try {
        return placeOf(await getJson(new URL(settings.place, base), placeMs));
      } catch {
        return null;
      }
    },
    send: (report) => {
      // So that what is sent twice is recorded once.
      const text = JSON.stringify({ ...report, key: [...crypto.getRandomValues(new Uint8Array(16))] });
      try {
        localStorage.setItem(queue, text);
      } catch {
        // Denied storage: it is sent by this page alone.
      }
      return send(text);
    },
    sendAgain: () => {
      try {
        const text = localStorage.getItem(queue);
        if (text !== null) void send(text).catch(() => undefined);
      } catch {
        // Denied storage.
      }
    },
  };
}

async function getJson(url: URL, ms: number): Promise<unknown> {
  const response = await fetch(url, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(ms),
  });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return response.json();
}

function placeOf(answer: unknown): VisitorPlace {
  const { country, region, regime, gpc_required, place_token } = answer as Record<string, unknown>;
  return {
    country: typeof country === "string" ? country : null,
    region: typeof region === "string" ? region : null,
    regime: typeof regime === "string" ? regime : nowhere.regime,
    gpcRequired: gpc_required !== false,
    ...(typeof place_token === "string" && { token: place_token }),
  };
}
