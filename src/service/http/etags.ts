import { canonicalJson } from "@consentform/consent/values";
import type { Keyring } from "../runtime/keyring";
import { Problem } from "./problem";

/**
 * The strong entity tag of an object: a keyed digest of its settable fields (contract 4.5), so that it changes with
 * them and only with them, and reveals nothing about a write-only field among them.
 */
export function etagOf(keys: Keyring, settableFields: object): string {
  return `"${keys.mac("etag", canonicalJson(settableFields)).toString("base64url").slice(0, 22)}"`;
}

/** Entity tags of an If-Match or If-None-Match header; `*` matches any existing object. */
export type EntityTags = "*" | readonly string[];

const entityTagList = /^(?:W\/)?"[\x21\x23-\x7e]*"(?:[ \t]*,[ \t]*(?:W\/)?"[\x21\x23-\x7e]*")*$/;

/**
 * Reads a header of entity tags (RFC 9110, 13.1).
 * @throws {Problem} invalid-parameter if it is neither `*` nor a list of quoted tags
 */
export function parseEntityTags(header: "If-Match" | "If-None-Match", value: string): EntityTags {
  const text = value.trim();
  if (text === "*") return "*";
  if (!entityTagList.test(text)) {
    throw new Problem("invalid-parameter", {
      detail: `The header ${header} must be * or a list of entity tags with their quotation marks, as in "r3".`,
      parameter: header,
      allowed: null,
    });
  }
  return text.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

/** Strong comparison, for If-Match: weak tags never match. */
function matchesStrongly(tags: EntityTags, etag: string): boolean {
  return tags === "*" || tags.includes(etag);
}

/** Weak comparison, for If-None-Match. */
export function matchesWeakly(tags: EntityTags, etag: string): boolean {
  const opaque = (tag: string): string => tag.replace(/^W\//, "");
  return tags === "*" || tags.some((tag) => opaque(tag) === opaque(etag));
}

/**
 * Step 13 of contract 4.12 for If-Match. Call it before any other check of the current state.
 * @param isAlreadyAsAsked true if the stored state is the asked one: then a failing If-Match is not a failure (RFC
 * 9110, 13.1.1)
 * @param members further members of the problem, such as current_digest
 * @throws {Problem} precondition-failed with the current ETag
 */
export function checkIfMatch(
  ifMatch: string | null,
  etag: string,
  isAlreadyAsAsked = false,
  members: Readonly<Record<string, unknown>> = {},
): void {
  if (ifMatch === null || isAlreadyAsAsked) return;
  if (matchesStrongly(parseEntityTags("If-Match", ifMatch), etag)) return;
  throw new Problem("precondition-failed", {
    detail: `The object has changed: its ETag is now ${etag}. Read it again before you retry.`,
    current_etag: etag,
    ...members,
  });
}
