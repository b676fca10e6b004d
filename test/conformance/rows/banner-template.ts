import { newSite, unique } from "./prepared";
import type { Row } from "./row";

/** BannerTemplate, as a row of the table. */
export const bannerTemplate: Row = {
  inputs: async () => ({
    name: unique("Brands "),
    description: "All brands",
    // No placeholder: each of them needs its variable, and the variables are removed below.
    document: { identity: { controller_name: "Example GmbH" }, layout: { kind: "bar", position: "bottom" } },
    variables: { company: { required: true }, brand: { default: "shop" } },
    locked_paths: ["/layout/kind", "/identity"],
    refuse_delete_while_linked: true,
  }),
  further: [
    async ({ document: _, locked_paths: __, ...inputs }, client) => ({
      ...inputs,
      from_site_id: await newSite(client),
    }),
  ],
  changes: {
    name: unique("Other brands "),
    description: "Some brands",
    document: { layout: { kind: "box", position: "bottom" }, links: { imprint: { en: "/{{company}}/imprint" } } },
    variables: { company: { required: false }, motto: { default: "Hello" } },
    locked_paths: ["/layout"],
    refuse_delete_while_linked: false,
  },
  replacements: {},
  removals: { description: "", variables: undefined, locked_paths: [], refuse_delete_while_linked: undefined },
  refusals: {
    name: "",
    description: "x".repeat(501),
    document: "text",
    variables: { Company: {} },
    locked_paths: ["identity"],
    from_site_id: 5,
    refuse_delete_while_linked: "yes",
    adopt: 5,
  },
  exempt: {
    document: "a template has one as long as it lives; without from_site_id it is required",
    from_site_id: "counts at creation only, in place of document",
  },
  foreignEdit: {
    edit: async (client, id) => {
      await client.call("updateTemplate", {
        path: { id },
        body: { document: { layout: { kind: "modal" } } },
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
  refusalOfSecond: /aliases/,
  afterRemoval: "gone",
};
