import { timingSafeEqual } from "node:crypto";
import { canonicalJson } from "@consentform/consent/values";
import { HOUR_MS } from "../runtime/durations";
import type { Keyring } from "../runtime/keyring";
import type { ChainName } from "../store/consent-chains";
import type { VisitorPlace } from "./banner-shown";

/** For how long a token is valid, counted from the end of the hour in which it was made. */
const VALID_HOURS = 24;
/** Digits of the MAC: 128 bits. */
const MAC_LENGTH = 22;

/**
 * A token that proves to the intake of one stage where a visitor is. All visitors of a place get the same one within an
 * hour.
 */
export function placeToken(keys: Keyring, stage: ChainName, place: VisitorPlace, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return [place.country ?? "", place.region ?? "", hour, macsOf(keys, stage, place, hour)[0]].join(".");
}

/** The place that a token proves; null if it is altered, too old, or was made for another site or environment. */
export function verifiedPlace(keys: Keyring, stage: ChainName, token: string, now: Date): VisitorPlace | null {
  const match = /^([A-Z]{2})\.([A-Z]{2}-[A-Z0-9]{1,3})?\.(\d{1,9})\.([A-Za-z0-9_-]{22})$/.exec(token);
  if (match === null) return null;
  const [, country = "", region = null, hours = "", mac = ""] = match;
  const hour = Number(hours);
  const place = { country, region };
  const isOurs = macsOf(keys, stage, place, hour).some((made) => timingSafeEqual(Buffer.from(mac), Buffer.from(made)));
  if (!isOurs) return null;
  const age = Math.floor(now.getTime() / HOUR_MS) - hour;
  // Made by a process whose clock is a little ahead.
  return age >= -1 && age <= VALID_HOURS ? place : null;
}

/** The one that is used first; the others are of former deployment keys. */
function macsOf(
  keys: Keyring,
  { siteId, environment }: ChainName,
  { country, region }: VisitorPlace,
  hour: number,
): string[] {
  const macs = keys.macs("place", canonicalJson([siteId, environment, country, region, hour]));
  return macs.map((mac) => mac.toString("base64url").slice(0, MAC_LENGTH));
}
