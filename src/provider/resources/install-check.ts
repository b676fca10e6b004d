import { defineResource } from "./definition";
import { triggerMap } from "./trigger-map";

/**
 * One look at a page: is the banner's script there, first, alone, and of this site? It is made once, and again when a
 * trigger changes.
 */
export const installCheck = defineResource("InstallCheck", {
  description:
    "A one-time check, made when the resource is created, that a page contains the banner script correctly. A service with a browser also runs the page and reports in `observation` whether the banner appears; without one, the result is a warning. The result is in the outputs. Destroying it only removes it from state.",
  operations: { create: "createInstallCheck", list: "listInstallChecks" },
  id: "{site_id}/{id}",
  properties: {
    url: { serverDefault: true },
    triggers: {
      replaces: true,
      local: {
        ...triggerMap,
        description:
          "Values that you choose, such as the number of the promoted version. If any of them changes, the page is checked again.",
      },
    },
  },
  inSite: {
    include: "install_checks",
    part: (site, id) => site.install_checks?.find((check) => id === `${site.id}/${check.id}`) ?? null,
  },
});
