import { nowhere, type VisitorPlace } from "../decide";
import type { ConfirmedRecord, ConsentReport } from "../page-api";
import type { FirstLayerSlice, PreferencesSlice } from "../slice";
import type { LoaderBridge } from "./bridge";

/** Where the banner gets what it needs, and where it sends choices. */
export interface Source {
  firstLayer(language: string): Promise<FirstLayerSlice>;
  preferences(language: string): Promise<PreferencesSlice>;
  /** Null if it is not known in time: then the strict fallback applies. */
  place(): Promise<VisitorPlace | null>;
  /** Null if the service did not confirm it. */
  send(report: ConsentReport): Promise<ConfirmedRecord | null>;
}

/** How long a visitor waits for the place, in milliseconds. */
const placeMs = 1000;
const sliceMs = 10_000;

/** The files beside the banner script, and the service's answer to where the visitor is. */
export function sourceOf({ base, settings }: LoaderBridge): Source {
  const folder = new URL(settings.banner, base);
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
    // No intake receives choices yet.
    send: async () => null,
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
  const { country, region, regime, gpc_required } = answer as Record<string, unknown>;
  return {
    country: typeof country === "string" ? country : null,
    region: typeof region === "string" ? region : null,
    regime: typeof regime === "string" ? regime : nowhere.regime,
    gpcRequired: gpc_required !== false,
  };
}
