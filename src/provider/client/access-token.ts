import { inspect } from "node:util";

/** Shown in place of a token. */
const REDACTED = "[token]";

/** `<prefix>_` + 43 base62 characters + 6 of checksum (contract 4.6). Only a token of this form has a hint. */
const tokenForm = /^([a-z][a-z0-9]{1,15}_[0-9A-Za-z]{4})[0-9A-Za-z]{45}$/;

/**
 * A workspace token that cannot be printed: the text lives in a closure and leaves it only for the `Authorization`
 * header.
 */
export interface AccessToken {
  /** Prefix, underscore and the next four characters, as the service itself shows a token; null for another form. */
  readonly hint: string | null;
  /** Value of the `Authorization` header. */
  authorization(): string;
  /** `text` with every occurrence of the token replaced: for bodies and messages that others wrote. */
  redact(text: string): string;
}

/**
 * Wraps a token. White space around it is dropped: secrets read from files and pipelines often end in a line feed.
 *
 * @throws TypeError if the rest is not valid in a header. The message does not repeat the token; that of `fetch` would.
 */
export function accessToken(text: string): AccessToken {
  const token = text.trim();
  if (token === "") {
    throw new TypeError("The token is empty; set it to a workspace token, or leave it out for public operations.");
  }
  const position = token.search(/[^\x21-\x7e]/);
  if (position !== -1) {
    throw new TypeError(
      `The token contains a character at position ${position + 1} that is not allowed in a token (a space, a line break or one outside ASCII); copy it again, without "Bearer".`,
    );
  }
  const hint = tokenForm.exec(token)?.[1] ?? null;
  const shown = hint ?? REDACTED;
  return Object.freeze({
    hint,
    authorization: () => `Bearer ${token}`,
    redact: (other: string) => other.replaceAll(token, REDACTED),
    toJSON: () => shown,
    [inspect.custom]: () => shown,
  });
}
