import { isObject } from "@consentform/consent/values";
import type { Properties } from "../resources";
import type { ReferredResources } from "./referred-resources";

/** The inputs, where each id that is not known yet is replaced by the URN of its resource. */
export function withUrns(
  inputs: Properties,
  referred: ReferredResources,
  isUnknown: (value: unknown) => boolean,
): Properties {
  const { site_id: siteId, template, sites } = inputs;
  const known = (id: unknown, urn: string | undefined) => (isUnknown(id) && urn !== undefined ? urn : id);
  const part = isObject(template)
    ? { template: { ...template, id: known(template.id, referred.template) } }
    : isUnknown(template) && referred.template !== undefined && { template: { id: referred.template } };
  const entries = isObject(sites) ? Object.entries(sites) : [];
  const named = entries.map(([key, entry]) => {
    return [key, isObject(entry) ? { ...entry, site: known(entry.site, referred.sites?.[key]) } : entry];
  });
  return {
    ...inputs,
    ...(siteId !== undefined && { site_id: known(siteId, referred.site) }),
    ...part,
    ...(isObject(sites) && { sites: Object.fromEntries(named) }),
  };
}
