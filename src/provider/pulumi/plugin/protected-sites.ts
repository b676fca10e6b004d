import { hasUnknown } from "../../lifecycle";
import { type EngineProperties, isUnknown, UNKNOWN } from "../engine-values";
import { ONCE_LIVE, SITE_PROTECTED, type SiteProtection } from "../recorded-inputs";
import { siteIdsIn } from "../site-protection";

/**
 * The protection of the program's sites by id, as far as this process knows; false for a site that may be destroyed.
 * The engine asks about a site before it asks about resources that use its id.
 */
const protections = new Map<string, SiteProtection | false>();

/** Records the protection that the inputs of a site declare. */
export function noteProtection(kind: string, id: string, { deletionProtection }: EngineProperties): void {
  if (kind !== "Site") return;
  protections.set(id, deletionProtection === undefined ? ONCE_LIVE : deletionProtection === true);
}

/**
 * The inputs with the protection of the sites that they name: the strongest that is known, or the recorded one if none
 * is. In a preview, a site without an id may turn out to be protected.
 */
export function withProtection(inputs: EngineProperties, recorded: EngineProperties): EngineProperties {
  const known = siteIdsIn(inputs).flatMap((id) => protections.get(id) ?? []);
  const strongest = ([true, ONCE_LIVE] as const).find((protection) => known.includes(protection));
  const isOpen = strongest !== true && hasUnknown([inputs.siteId, inputs.sites], isUnknown);
  const found = isOpen ? UNKNOWN : known.length > 0 ? strongest : recorded[SITE_PROTECTED];
  const protection = inputs[SITE_PROTECTED] ?? found;
  return protection === undefined ? inputs : { ...inputs, [SITE_PROTECTED]: protection };
}
