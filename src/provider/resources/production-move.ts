import type { Schemas } from "@consentform/consent/contract";
import { heldText, heldVersion } from "./held-version";
import { ResourceError } from "./resource-error";
import { type Text, text } from "./text";
import type { Problem, Say } from "./work";

type Advice = Pick<Say, "wording">;

/** The move of a site's production that a deployment makes, and who moved it to what it holds. */
export function moveText(siteId: string, production: Schemas["StagePointer"], after: string): string {
  return `production of ${siteId}: ${production.number} → ${after}; it holds ${heldText(production)}.`;
}

/** The announcement that a deployment refuses to replace a version that its resource has not recorded. */
export function unrecordedText(say: Advice, number: number, permit: Text): Text {
  return text` This resource has not recorded ${number}, so the deployment refuses to replace it. ${replaceAdvice(say, number, permit)}`;
}

/**
 * The refusal of the service to replace a version that the resource has not recorded, for the user. Other refusals stay
 * as they are.
 *
 * @param permit the input that lets this version be replaced
 */
export function unrecordedFailure(say: Advice, siteId: string, error: Problem, permit: Text): Error {
  const held = heldVersion(error);
  if (held === null) return error;
  const message = `production of ${siteId} holds ${heldText(held)}, and this resource has not recorded it. Nothing was changed.`;
  return new ResourceError({ message, advice: replaceAdvice(say, held.number, permit) }, { cause: error });
}

function replaceAdvice({ wording: { renamed, replaced } }: Advice, number: number, permit: Text): Text {
  const more = replaced === "" ? "" : ` ${replaced}`;
  return text`If this resource was renamed or moved, ${renamed}.${more} To replace version ${number}, ${permit}.`;
}
