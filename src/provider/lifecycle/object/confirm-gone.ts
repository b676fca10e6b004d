import { type OperationId, operations } from "@consentform/consent/contract";
import { type Definition, type Properties, ResourceError } from "../../resources";
import type { Session } from "../session/session";
import { siteOf } from "../values/identity";

/** An object that the service says it does not have. */
export interface Missing {
  id: string;
  /** Outputs of the last run. */
  recorded: Properties;
  /** The operation that answered 404. */
  operation: OperationId;
}

/**
 * Makes sure that a 404 means what it says. Another account's token, or one that is bound to something else, gets the
 * same answer for objects that are very much alive; believing it would make the engine forget or recreate them. Asks
 * GET /me, once in a process.
 *
 * @throws when this token could not see the object in any case
 */
export async function confirmGone(
  definition: Definition,
  session: Session,
  { id, recorded, operation }: Missing,
): Promise<void> {
  const { token, workspace } = await session.service.me();
  const { workspace_id: workspaceId } = recorded;
  if (typeof workspaceId === "string" && workspaceId !== workspace.id) {
    throw new ResourceError({
      message: `${id} belongs to workspace ${workspaceId}, and the configured token to workspace ${workspace.id} (${workspace.name}), which cannot see it. Nothing was changed.`,
      advice: `Configure a token of workspace ${workspaceId}.`,
    });
  }
  const site = siteOf(definition, recorded, id);
  if (token.site_id !== null && token.site_id !== site) {
    throw new ResourceError({
      message: `${id} was not found, but the configured token is bound to site ${token.site_id} and cannot see anything else. Nothing was changed.`,
      advice: "Configure a token that covers it.",
    });
  }
  const { scope } = operations[operation];
  if (!token.scopes.includes(scope)) {
    throw new ResourceError({
      message: `${id} was not found, but the configured token lacks ${scope}. Nothing was changed.`,
      advice: "Configure a token that has it.",
    });
  }
}
