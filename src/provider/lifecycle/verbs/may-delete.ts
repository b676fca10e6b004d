import type { Definition } from "../../resources";
import { findSite } from "../object/site-entry";
import type { Session } from "../session/session";
import { recordedInputs } from "../values/declared";
import type { RemoveRequest } from "./remove";

/** True if an object that its kind protects may be deleted anyway. False if the service cannot be queried. */
export async function mayDelete(
  definition: Definition,
  session: Session,
  { id, recorded }: Pick<RemoveRequest, "id" | "recorded">,
): Promise<boolean> {
  const inputs = recordedInputs(definition, recorded, {});
  const site = (siteId: string) => findSite({ definition, session, recorded }, siteId);
  return (await definition.mayDelete?.({ id, inputs }, { site }).catch(() => false)) ?? false;
}
