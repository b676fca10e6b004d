import { isLosslessNumber, isNumber, isSafeNumber, splitNumber } from "lossless-json";

/** A number as `Value` holds it. */
export type CtyNumber = number | bigint | string;

/** A larger exponent is not an intended integer: it stays text. */
const MOST_ZEROS = 400;

/**
 * The number on the wire, in any encoding of the engine: integers, floats whose binary value is meant exactly, or
 * decimal text (0.1 comes as text, since no binary value is exactly that).
 *
 * @returns null for a value that is not a number
 */
export function readNumber(raw: unknown): CtyNumber | null {
  if (typeof raw === "bigint") return shortest(raw);
  if (typeof raw === "number") {
    if (!Number.isFinite(raw)) return Number.isNaN(raw) ? null : raw;
    return Number.isInteger(raw) ? shortest(BigInt(raw)) : readText(exactDecimal(raw));
  }
  if (isLosslessNumber(raw)) return readText(raw.value);
  return typeof raw === "string" && isNumber(raw) ? readText(raw) : null;
}

/**
 * The same number as decimal text, which the engine reads exactly, as it reads its own state. It gives an integer of
 * MessagePack a lower precision, and `plan -refresh-only` then reports that an equal number has changed. A `number`
 * means its shortest decimal: 0.1 is a tenth.
 *
 * @returns null for a value that is not a number
 */
export function writeNumber(value: CtyNumber): CtyNumber | null {
  const exact = typeof value === "number" && !Number.isInteger(value) ? readFraction(value) : readNumber(value);
  if (exact === null || exact === Number.POSITIVE_INFINITY || exact === Number.NEGATIVE_INFINITY) return exact;
  return typeof exact === "number" && !Number.isInteger(exact) ? decimalText(exact) : exact.toString();
}

function readFraction(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

function shortest(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function readText(text: string): CtyNumber {
  const { sign, digits, exponent } = splitNumber(text);
  const zeros = exponent + 1 - digits.length;
  if (zeros >= 0 && zeros <= MOST_ZEROS) return shortest(BigInt(sign + digits + "0".repeat(zeros)));
  return isSafeNumber(text) ? Number(text) : text;
}

/** All digits of a binary fraction: m / 2^n is m * 5^n / 10^n. */
function exactDecimal(value: number): string {
  let scaled = Math.abs(value);
  let places = 0;
  for (; !Number.isInteger(scaled); places += 1) scaled *= 2;
  return withPoint(value < 0, BigInt(scaled) * 5n ** BigInt(places), places);
}

/** The shortest decimal without an exponent. */
function decimalText(value: number): string {
  const [mantissa = "", exponent = "0"] = Math.abs(value).toExponential().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return withPoint(value < 0, BigInt(whole + fraction), fraction.length - Number(exponent));
}

/** `digits` with the point `places` digits from the right; `places` is positive: the callers have fractions only. */
function withPoint(isNegative: boolean, digits: bigint, places: number): string {
  const text = digits.toString().padStart(places + 1, "0");
  return `${isNegative ? "-" : ""}${text.slice(0, -places)}.${text.slice(-places)}`;
}
