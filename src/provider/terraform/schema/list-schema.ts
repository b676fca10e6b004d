import { operations } from "@consentform/consent/contract";
import type { Definition } from "../../resources";
import { attributeOf, type BlockSchema, requiredUse } from "./attribute";

/** Reports whether the service lists the objects of a kind. */
export function isListed({ operations: { list } }: Definition): boolean {
  return list !== undefined;
}

/** Reports whether the objects of a listed kind hang from a site, whose list it is then. */
export function isListedBySite({ operations: { list } }: Definition): boolean {
  return list !== undefined && operations[list].path.startsWith("/sites/{id}/");
}

/** The schema of a `list` block: which objects of a kind are listed. */
export function listSchema(definition: Definition): BlockSchema {
  const site = "Id of the site whose objects are listed.";
  const attributes = [attributeOf("site_id", { kind: "string", isTime: false, literals: [] }, site, requiredUse)];
  return {
    version: 0,
    description: `Lists existing objects. ${definition.description}`,
    attributes: isListedBySite(definition) ? attributes : [],
  };
}
