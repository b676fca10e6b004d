import { Output } from "@pulumi/pulumi";

/** Half of a surrogate pair: with the flag u, whole pairs are one character and do not match. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Refuses what cannot travel to the engine: text with an unpaired surrogate, which the engine refuses without naming
 * its place, and a circular value, on which the SDK would never end. Promises and outputs are not looked into.
 *
 * @param resource kind and name, for the message
 * @throws Error that names the property
 */
export function refuseUnsendable(resource: string, args: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(args)) {
    const fault = faultIn(value, name, []);
    if (fault !== null) throw new Error(`${resource}: ${fault}`);
  }
}

/**
 * Refuses `deletionProtection` as an output or a promise, which types do not stop in JavaScript. It decides about the
 * option `protect`, and Pulumi reads options before it knows any output.
 *
 * @param resource kind and name, for the message
 * @throws Error that never has the value, which may be a secret
 */
export function refuseLateProtection(resource: string, value: unknown): void {
  if (!Output.isInstance(value) && !(value instanceof Promise)) return;
  throw new Error(
    `${resource}: deletionProtection: is an output or a promise; it must be true or false, because Pulumi reads the option protect before outputs are known. Use a plain value, such as config.getBoolean("protect").`,
  );
}

function faultIn(value: unknown, path: string, within: readonly object[]): string | null {
  if (typeof value === "string") {
    return loneSurrogate.test(value)
      ? `${path}: contains an unpaired UTF-16 surrogate (a truncated character). Fix the string.`
      : null;
  }
  if (!Array.isArray(value) && !isPlain(value)) return null;
  if (within.includes(value)) return `${path}: contains a circular reference. Remove the cycle.`;
  for (const [name, member] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`;
    const fault = loneSurrogate.test(name)
      ? `${path}: has a name with an unpaired UTF-16 surrogate (a truncated character). Fix it.`
      : faultIn(member, place, [...within, value]);
    if (fault !== null) return fault;
  }
  return null;
}

/** True for an object that the program wrote itself: resources, outputs and promises are objects of classes. */
export function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
