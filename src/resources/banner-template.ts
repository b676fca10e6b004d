import type { Schemas } from "../contract";
import { defineResource, type Work } from "./definition";

interface Wishes {
  refuseDeleteWhileLinked?: boolean;
}

type Template = Schemas["BannerTemplate"];

/** A part of a banner document that many sites share. Sites take it over by an application of their own and never change because it does. */
export const bannerTemplate = defineResource<Wishes, Template>("BannerTemplate", {
  description:
    "A part of a banner document that many sites share, with variables and locked parts. Changing it makes a new revision and changes no site.",
  operations: {
    create: "createTemplate",
    read: "getTemplate",
    update: "updateTemplate",
    delete: "deleteTemplate",
    list: "listTemplates",
  },
  properties: {
    lockedPaths: { unordered: true },
    fromSiteId: { onlyOnCreate: true },
    refuseDeleteWhileLinked: {
      local: {
        type: "boolean",
        default: false,
        description:
          "Whether deleting the template fails while drafts of sites are linked to it. Otherwise their links and locks end, and their documents stay as they are.",
      },
    },
    externalKey: { internal: true },
    siteIds: { volatile: true },
    updatedAt: { volatile: true },
    updatedBy: { volatile: true },
  },
  delete: (work: Work<Wishes, Template>) =>
    work.remove<"deleteTemplate">({ unlink: work.recorded.refuseDeleteWhileLinked !== true }),
});
