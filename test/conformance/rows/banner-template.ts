import { unique } from "./prepared";
import type { Row } from "./row";

/** BannerTemplate, as a row of the table. */
export const bannerTemplate: Row = {
  inputs: async () => ({
    name: unique("Brands "),
    description: "All brands",
    // No placeholder: each of them needs its variable, and the variables are removed below.
    document: { identity: { controller_name: "Example GmbH" }, layout: { kind: "bar", position: "bottom" } },
    variables: { company: { required: true }, brand: { default: "shop" } },
    lockedPaths: ["/layout/kind", "/identity"],
    refuseDeleteWhileLinked: true,
  }),
  changes: {
    name: unique("Other brands "),
    description: "Some brands",
    document: { layout: { kind: "box", position: "bottom" }, links: { imprint: { en: "/{{company}}/imprint" } } },
    variables: { company: { required: false }, motto: { default: "Hello" } },
    lockedPaths: ["/layout"],
    refuseDeleteWhileLinked: false,
  },
  replacements: {},
  removals: { description: "", variables: undefined, lockedPaths: [], refuseDeleteWhileLinked: undefined },
  refusals: {
    name: "",
    description: "x".repeat(501),
    document: "text",
    variables: { Company: {} },
    lockedPaths: ["identity"],
    fromSiteId: 5,
    refuseDeleteWhileLinked: "yes",
    adopt: 5,
  },
  exempt: {
    document: "a template has one as long as it lives; without fromSiteId it is required",
    fromSiteId: "counts at creation only, in place of document",
  },
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateTemplate", {
        path: { id },
        body: { document: { layout: { kind: "modal" } } } as never,
      });
    },
    seen: {
      document: { identity: { controller_name: "Example GmbH" }, layout: { kind: "modal", position: "bottom" } },
    },
  },
  vanish: async (client, id) => {
    await client.call("deleteTemplate", { path: { id } });
  },
  adoption: "id",
  afterRemoval: "gone",
};
