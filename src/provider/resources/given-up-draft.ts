import type { Schemas } from "@consentform/consent/contract";
import { actorText } from "./held-version";
import type { Needs } from "./work";

/** A draft whose owner is the resource that is about to give it up. */
interface OwnedDraft extends Pick<Schemas["DraftSummary"], "updated_at" | "updated_by"> {
  readonly site: string;
  readonly isAsRecorded: boolean;
}

/**
 * True if the resource may remove its name from the draft. Stacks on local backends can have equal names. So a draft
 * that another token has changed since keeps the name, and the user is notified.
 */
export async function mayGiveUp(
  { service, say }: Needs<never, "me", "notify" | "wording">,
  { site, isAsRecorded, updated_at: at, updated_by: author }: OwnedDraft,
): Promise<boolean> {
  // The console keeps the owner of a draft that a user edits.
  if (isAsRecorded || author.type === "user" || author.id === (await service.me()).token.id) return true;
  say.notify(
    `the draft of ${site} keeps its owner: it was last changed at ${at} by ${actorText(author)}, so another stack with the same name may manage it. Set ${say.wording.owner} so that each stack has its own objects.`,
  );
  return false;
}
