import { CmpApi } from "@iabtechlabtcf/cmpapi";
import { GVL, PurposeRestriction, RestrictionType, TCModel, TCString, type VendorList } from "@iabtechlabtcf/core";
import type { TcfSettings } from "../framework-settings";
import type { DisclosedVendors } from "../vendor-list";
import type { EncodedChoice, FrameworkHandle, FrameworkScript, FrameworkState } from "./framework-hub";
import { answer, type FrameworkApi, type FrameworkCallback } from "./framework-stubs";

/** tcf.js: makes TC strings, and answers `__tcfapi`. */

const script = document.currentScript as FrameworkScript | null;
const handle = script?.consentform;
if (script && handle) {
  delete script.consentform;
  startTcf(handle).catch(handle.fail);
}

/** A command of a page, as the library passes it on: `data` is true or false for a listener that was removed. */
type Command = (
  next: (data: unknown, success: boolean) => void,
  data: { addtlConsent?: string; publisherCC?: string } | boolean | null,
  success: boolean,
) => void;

const types = {
  not_allowed: RestrictionType.NOT_ALLOWED,
  require_consent: RestrictionType.REQUIRE_CONSENT,
  require_li: RestrictionType.REQUIRE_LI,
};

async function startTcf({ settings: { tcf }, vendors, connect }: FrameworkHandle): Promise<void> {
  if (!tcf) return;
  const response = await fetch(vendors, { credentials: "omit", referrerPolicy: "no-referrer" });
  if (!response.ok) throw new Error(`${vendors} answered ${response.status}`);
  // Nothing is asked by stacks, but the library reads them.
  const { googleProviders, ...disclosed } = (await response.json()) as DisclosedVendors & VendorList;
  const list = { ...disclosed, stacks: {} };
  // A list that cannot be used fails here, and not at a choice.
  new GVL(list);
  let api: CmpApi | null = null;
  let shown = "";
  let additional: string | null = null;
  const encode = (choice: EncodedChoice) => encoded(tcf, list, choice);
  const show = ({ state: { isAsking } }: FrameworkState, choice: EncodedChoice): void => {
    const text = encode(choice);
    additional = text ? additionalConsent(tcf, googleProviders, choice) : null;
    const key = `${text} ${additional} ${isAsking}`;
    if (key === shown) return;
    shown = key;
    if (api === null) {
      // Also what listeners are called with.
      const getTCData: Command = (next, data, success) => {
        if (typeof data === "object" && data) {
          // The library reads it from the string, which is empty before a choice.
          data.publisherCC = tcf.country;
          if (additional !== null) data.addtlConsent = additional;
        }
        next(data, success);
      };
      api = new CmpApi(tcf.cmp, 1, true, { getTCData });
      guard(window as unknown as { __tcfapi?: FrameworkApi });
    }
    api.update(text, isAsking);
  };
  connect({ show, encode });
}

function encoded(tcf: TcfSettings, list: VendorList, { rule, isOn, decided, slice }: EncodedChoice): string | null {
  if (rule.model !== "opt_in") return null;
  // Nothing was chosen, so there is nothing to encode.
  if (decided === null) return "";
  const gvl = new GVL(list, { language: consentLanguage(slice.language) });
  const model = new TCModel(gvl);
  const day = new Date(Math.floor(decided / 86_400) * 86_400_000);
  model.cmpId = tcf.cmp;
  model.cmpVersion = 1;
  model.consentScreen = 1;
  model.isServiceSpecific = true;
  model.publisherCountryCode = tcf.country;
  model.purposeOneTreatment = tcf.purposeOneTreatment;
  model.created = day;
  model.lastUpdated = day;
  for (const { purpose, type, vendors } of tcf.restrictions) {
    const disclosed = Object.keys(list.vendors).map(Number);
    for (const id of disclosed.filter((each) => vendors === "all" || vendors.includes(each))) {
      model.publisherRestrictions.add(id, new PurposeRestriction(purpose, types[type]));
    }
  }
  const consents = Object.keys(tcf.purposes)
    .filter((id) => tcf.purposes[id]?.every(isOn) && list.purposes[id] && !(id === "1" && tcf.purposeOneTreatment))
    .map(Number);
  const isAsked = (id: number) => consents.includes(id);
  model.purposeConsents.set(consents);
  model.vendorsDisclosed.set(Object.keys(list.vendors).map(Number));
  model.vendorConsents.set(
    Object.values(list.vendors)
      .filter((vendor) => [...vendor.purposes, ...vendor.flexiblePurposes].some(isAsked))
      .map(({ id }) => id),
  );
  return TCString.encode(model);
}

/**
 * The string of Google's additional consent, version 2: providers that have consent, then those that were disclosed
 * only. The list of the IAB gives them no purposes. They have consent while every purpose of the document has it.
 */
function additionalConsent({ purposes }: TcfSettings, providers: readonly number[], { isOn }: EncodedChoice) {
  if (providers.length === 0) return null;
  const ids = providers.join(".");
  return Object.keys(purposes).every((id) => purposes[id]?.every(isOn)) ? `2~${ids}~dv.` : `2~~dv.${ids}`;
}

/** The framework does not know every language. */
function consentLanguage(tag: string): string {
  try {
    return GVL.consentLanguages.parseLanguage(tag);
  } catch {
    return "EN";
  }
}

/** Calls that are answered. The library would look others up among the members of every function. */
const commands = ["ping", "getTCData", "addEventListener", "removeEventListener"];

/** A page's callback that throws keeps no other from its answer. */
function guard(page: { __tcfapi?: FrameworkApi }): void {
  const call = page.__tcfapi;
  page.__tcfapi = (command, version, callback, parameter) => {
    const reply = (value: unknown, success: boolean) => answer(callback as FrameworkCallback, value, success);
    if (!commands.includes(String(command))) reply(null, false);
    else call?.(command, version, reply, parameter);
  };
}
