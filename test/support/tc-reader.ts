/**
 * Reads TC strings by the text of the specification (TCF, Consent string and vendor list formats, version 2), so that
 * what the library writes is not read by the same library.
 */

/** A TC string, as far as tests look at it. */
export interface TcRead {
  readonly created: string;
  readonly cmpId: number;
  readonly language: string;
  readonly vendorListVersion: number;
  readonly policyVersion: number;
  readonly isServiceSpecific: boolean;
  readonly specialFeatures: readonly number[];
  readonly purposes: readonly number[];
  readonly purposesOfInterest: readonly number[];
  /** Purpose 1 was not asked for at all (PurposeOneTreatment). */
  readonly isPurposeOneUnasked: boolean;
  readonly country: string;
  readonly vendors: readonly number[];
  readonly vendorsOfInterest: readonly number[];
  /** Purpose, type and vendors of each restriction. */
  readonly restrictions: readonly (readonly [number, number, readonly number[]])[];
  /** Null if the string has no such segment: then it is invalid since 2026-03-01. */
  readonly disclosed: readonly number[] | null;
}

export function readTc(text: string): TcRead {
  const [core = "", ...segments] = text.split(".").map(bitReader);
  if (core === "") throw new Error("This is not a TC string.");
  if (core.number(6) !== 2) throw new Error("This is not a TC string of version 2.");
  const created = new Date(core.number(36) * 100).toISOString();
  core.number(36);
  const cmpId = core.number(12);
  core.number(18);
  const language = core.letters();
  const [vendorListVersion, policyVersion] = [core.number(12), core.number(6)];
  const isServiceSpecific = core.number(1) === 1;
  core.number(1);
  const [specialFeatures, purposes, purposesOfInterest] = [core.field(12), core.field(24), core.field(24)];
  const isPurposeOneUnasked = core.number(1) === 1;
  const country = core.letters();
  const [vendors, vendorsOfInterest] = [core.vendors(), core.vendors()];
  const restrictions = Array.from(
    { length: core.number(12) },
    () => [core.number(6), core.number(2), core.ranges()] as const,
  );
  const disclosed = segments.find((segment) => segment.number(3) === 1);
  return {
    created,
    cmpId,
    language,
    vendorListVersion,
    policyVersion,
    isServiceSpecific,
    specialFeatures,
    purposes,
    purposesOfInterest,
    isPurposeOneUnasked,
    country,
    vendors,
    vendorsOfInterest,
    restrictions,
    disclosed: disclosed === undefined ? null : disclosed.vendors(),
  };
}

function bitReader(text: string) {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const bits = [...text].map((each) => alphabet.indexOf(each).toString(2).padStart(6, "0")).join("");
  let at = 0;
  const take = (length: number): string => {
    at += length;
    if (at > bits.length) throw new Error("The TC string ends too early.");
    return bits.slice(at - length, at);
  };
  const number = (length: number): number => Number.parseInt(take(length), 2);
  const field = (length: number): number[] =>
    [...take(length)].flatMap((bit, index) => (bit === "1" ? [index + 1] : []));
  const ranges = (): number[] =>
    Array.from({ length: number(12) }, () => {
      const isRange = number(1) === 1;
      const first = number(16);
      const last = isRange ? number(16) : first;
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }).flat();
  const vendors = (): number[] => {
    const length = number(16);
    return number(1) === 1 ? ranges() : field(length);
  };
  const letters = (): string => String.fromCharCode(65 + number(6), 65 + number(6));
  return { number, field, ranges, vendors, letters };
}
