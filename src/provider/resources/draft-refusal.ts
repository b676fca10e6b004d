import type { Schemas } from "@consentform/consent/contract";
import { type Evidence, whose } from "./evidence";
import { actorText } from "./held-version";
import { isUnnamed, ownerOf } from "./ownership";
import type { Fault } from "./resource-error";
import { named, text } from "./text";
import type { Needs } from "./work";

type Draft = Pick<Schemas["DraftSummary"], "managed_by" | "revision" | "updated_at" | "updated_by">;

interface DraftFacts extends Pick<Evidence, "adopt" | "isAsDeclared" | "isNameEnough" | "isUnnamedEqual"> {
  /** The resource has not written the draft yet. */
  readonly isNew: boolean;
}

/** The reason why a resource does not write a draft, and what to do; null if it may. */
export async function draftRefusal(
  situation: "a draft was written" | "a rollout's draft was written",
  { self, service, say }: Needs<"key" | "stack", "me", "wording">,
  { managed_by: managedBy, revision, updated_at: at, updated_by: author }: Draft,
  { isNew, ...facts }: DraftFacts,
): Promise<Pick<Fault, "message" | "advice"> | null> {
  const name = ownerOf(self, managedBy);
  const { verdict, rule } = await whose(situation, {
    ...facts,
    name,
    isEmpty: revision === 0,
    isByHand: author.type === "user",
    isByCaller: async () => author.id === (await service.me()).token.id,
  });
  if (verdict === "take") return null;
  const edit = `was last changed at ${at} by ${actorText(author)}`;
  const renamed = `If this resource was renamed or moved, ${say.wording.renamed}.`;
  const takeOver = text`To take the draft over from another deployment, set ${named("adopt")}: "take-over".`;
  if (rule === "twinName")
    return {
      message: `the draft is marked as this stack's, but ${edit}, which is not the configured token. Another stack with the same name may manage it.`,
      advice: text`If one does, remove the draft from one of them, and set ${say.wording.owner} so that each stack has its own objects. ${renamed} ${takeOver}`,
    };
  if (name === "other") {
    // Deployments without a name cannot distinguish their own resources from those of others.
    const isNameless = self.stack === null && isUnnamed(managedBy ?? "");
    const naming = `If another resource of this configuration wrote it, set ${say.wording.owner} to name the configuration.`;
    return {
      message: `the draft belongs to another deployment (managed_by ${managedBy}) and ${edit}.`,
      advice: text`${renamed} ${takeOver}${isNameless ? ` ${naming}` : ""}`,
    };
  }
  const replace = text`To replace it, set ${named("adopt")}: true.`;
  return isNew
    ? { message: `the draft is no longer the starter draft: it ${edit}.`, advice: replace }
    : {
        message: `the draft ${edit}, after this program wrote it.`,
        advice: `Run ${say.wording.refresh} to see the difference and decide.`,
      };
}
