import { nowhere, type VisitorPlace } from "../question";
import type { LoaderBridge } from "./bridge";
import { getJson } from "./get-json";

/** How long a visitor waits for the place, in milliseconds. */
const PLACE_MS = 1000;

/** The visitor's place; null if it is not known in time. Then the strict fallback applies. */
export async function visitorPlace({ settings, base }: LoaderBridge): Promise<VisitorPlace | null> {
  try {
    return placeOf(await getJson(new URL(settings.place, base), PLACE_MS));
  } catch {
    return null;
  }
}

function placeOf(answer: unknown): VisitorPlace {
  const { country, region, regime, gpc_required, place_token } = answer as Record<string, unknown>;
  return {
    country: textOr(country, null),
    region: textOr(region, null),
    regime: textOr(regime, nowhere.regime),
    gpcRequired: gpc_required !== false,
    token: textOr(place_token, undefined),
  };
}

function textOr<Other>(value: unknown, other: Other): string | Other {
  return typeof value === "string" ? value : other;
}
