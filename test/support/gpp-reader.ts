/**
 * Reads GPP strings by the text of the specification (Global Privacy Platform, Core and Sections), so that what the
 * library writes is not read by the same library.
 */

/** Fields by name. A list is one text of digits. */
export type GppSectionRead = Readonly<Record<string, number | string>>;

/** The sections of a string, by id. */
export function readGpp(text: string): Readonly<Record<number, GppSectionRead>> {
  const [header = "", ...sections] = text.split("~");
  const ids = sectionIds(bitsOf(header));
  if (ids.length !== sections.length)
    throw new Error(`${text} names ${ids.length} sections and has ${sections.length}.`);
  return Object.fromEntries(ids.map((id, index) => [id, readSection(id, sections[index] ?? "")]));
}

type Layout = readonly (readonly [name: string, length: number, count?: number])[];

const layouts: Readonly<Record<number, Layout>> = {
  7: [
    ["Version", 6],
    ...["SharingNotice", "SaleOptOutNotice", "SharingOptOutNotice", "TargetedAdvertisingOptOutNotice"].map(twoBits),
    ...["SensitiveDataProcessingOptOutNotice", "SensitiveDataLimitUseNotice"].map(twoBits),
    ...["SaleOptOut", "SharingOptOut", "TargetedAdvertisingOptOut"].map(twoBits),
    ["SensitiveDataProcessing", 2, 16],
    ["KnownChildSensitiveDataConsents", 2, 3],
    ...["PersonalDataConsents", "MspaCoveredTransaction", "MspaOptOutOptionMode", "MspaServiceProviderMode"].map(
      twoBits,
    ),
  ],
  8: [
    ["Version", 6],
    ...["SaleOptOutNotice", "SharingOptOutNotice", "SensitiveDataLimitUseNotice"].map(twoBits),
    ...["SaleOptOut", "SharingOptOut"].map(twoBits),
    ["SensitiveDataProcessing", 2, 9],
    ["KnownChildSensitiveDataConsents", 2, 2],
    ...["PersonalDataConsents", "MspaCoveredTransaction", "MspaOptOutOptionMode", "MspaServiceProviderMode"].map(
      twoBits,
    ),
  ],
};

function twoBits(name: string): readonly [string, number] {
  return [name, 2];
}

function readSection(id: number, text: string): GppSectionRead {
  const layout = layouts[id];
  const [core = "", gpc = ""] = text.split(".");
  if (layout === undefined) return { text };
  const bits = bitsOf(core);
  let at = 0;
  const next = (length: number): number => {
    at += length;
    return Number.parseInt(bits.slice(at - length, at), 2);
  };
  const fields = layout.map(([name, length, count]): [string, number | string] => [
    name,
    count === undefined ? next(length) : Array.from({ length: count }, () => next(length)).join(""),
  ]);
  const signal = bitsOf(gpc);
  return { ...Object.fromEntries(fields), ...(signal.startsWith("01") && { Gpc: Number(signal[2]) }) };
}

/** Type 3, version 1, then ranges of ids, each number as the distance from the one before in Fibonacci code. */
function sectionIds(bits: string): number[] {
  if (!bits.startsWith("000011000001")) throw new Error("This is not the header of a GPP string.");
  let at = 24;
  let last = 0;
  const next = (): number => {
    const end = bits.indexOf("11", at);
    const digits = [...bits.slice(at, end + 1)].map(Number);
    at = end + 2;
    last += digits.reduce((sum, digit, index) => sum + digit * fibonacci(index), 0);
    return last;
  };
  const count = Number.parseInt(bits.slice(12, 24), 2);
  return Array.from({ length: count }, () => {
    at += 1;
    const first = bits[at - 1] === "1" ? next() : null;
    const final = next();
    return Array.from({ length: final - (first ?? final) + 1 }, (_, index) => (first ?? final) + index);
  }).flat();
}

function fibonacci(index: number): number {
  return index < 2 ? index + 1 : fibonacci(index - 1) + fibonacci(index - 2);
}

function bitsOf(text: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return [...text].map((each) => alphabet.indexOf(each).toString(2).padStart(6, "0")).join("");
}
