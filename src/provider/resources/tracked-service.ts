import { defineResource } from "./definition";

/**
 * A tracker of a site: whose it is, what it stores, and how it is held back until consent. The contract calls it a
 * service.
 */
export const trackedService = defineResource("TrackedService", {
  description:
    "A tracker that a site loads: who operates it, what it stores on the device, and how it is blocked until consent. A live service is blocked and declared from the next publish on.",
  operations: { create: "createService", update: "updateService", delete: "deleteService", list: "listServices" },
  id: "{site_id}/{key}",
  properties: {
    hosts: { unordered: true },
    scripts: { unordered: true },
    countries: { unordered: true },
    external_key: { internal: true },
    first_seen_at: { volatile: true },
    last_seen_at: { volatile: true },
    updated_at: { volatile: true },
    updated_by: { volatile: true },
  },
  isInUse: ({ last_seen_at }) => last_seen_at !== null,
  inSite: {
    include: "services",
    part: (site, id) => site.services?.find(({ key }) => id === `${site.id}/${key}`) ?? null,
  },
});
