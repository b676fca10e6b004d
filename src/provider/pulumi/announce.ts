import { type PreviewRequest, preview, unshownEffects } from "../lifecycle";
import { type Definition, text } from "../resources";
import { printLine } from "./print-line";
import { isPreview, sessionIfConfigured } from "./process-state";
import type { HiddenInput } from "./recorded-inputs";
import type { Secrecy } from "./secrecy";

let hasSaidUnread = false;

/**
 * Prints in a preview what a creation or change does beyond what its inputs show. The engine asks for one resource at a
 * time; the session reads pages of sites once several are asked for.
 */
export async function announce(...planned: Parameters<typeof announcePlanned>): Promise<void> {
  if (isPreview()) await announcePlanned(...planned);
}

/** The same, for an engine that has reported the preview itself. */
export async function announcePlanned(
  definition: Definition,
  { kind, name }: HiddenInput,
  { phrase }: Pick<Secrecy, "phrase">,
  request: PreviewRequest,
): Promise<void> {
  const unseen = unshownEffects(definition, request);
  if (unseen !== null) printLine(phrase(text`${kind} ${name}: ${unseen}`));
  if (definition.preview === undefined) return;
  const session = sessionIfConfigured();
  if (session === null) {
    if (!hasSaidUnread) printLine(UNREAD);
    hasSaidUnread = true;
    return;
  }
  const line = await preview(definition, session, request);
  if (line !== null) printLine(phrase(text`${kind} ${name}: ${line}`));
}

const UNREAD =
  "production not read: without an endpoint and a token, this preview does not show what promotions replace, nor who moved it.";
