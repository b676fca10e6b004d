import type { BannerDocument } from "../../../src/consent/rules";
import { digest } from "../../../src/consent/values/canonical-json";
import type { Client } from "../../../src/provider/client";
import { bannerDocument, draftOf, newSite, noGate, unique } from "./prepared";
import type { Row } from "./row";

/** A template with one variable, as a rollout is given it. */
export async function newTemplate(client: Client, document: BannerDocument = bannerDocument("{{title}}")) {
  const body = { name: unique("Template"), document, variables: { title: { default: "Your privacy" } } };
  const { data } = await client.call("createTemplate", { body });
  return {
    id: data.id,
    workspace_id: data.workspace_id,
    revision: data.revision,
    document: data.document,
    variables: data.variables,
    locked_paths: data.locked_paths,
  };
}

/** TemplateRollout, as a row of the table. */
export const templateRollout: Row = {
  inputs: async (_laboratory, client) => ({
    name: unique("shops"),
    template: await newTemplate(client),
    sites: { shop: { site: await newSite(client, noGate), variables: { title: "Cookies" } } },
    detach_on_remove: true,
  }),
  further: [
    async (inputs) => ({
      ...inputs,
      template_revision: 1,
      release: "production",
      adopt: "take-over",
      note: "agreed with the lawyers",
      reconsent: "never",
      gate_overrides: { shop: { digest: digest([]), reason: "agreed with the lawyers" } },
    }),
  ],
  changes: { name: "stores", release: "preview", detach_on_remove: false },
  replacements: {},
  removals: { detach_on_remove: undefined },
  refusals: {
    name: "",
    template: { id: "" },
    template_revision: 0,
    sites: {},
    release: "live",
    note: "x".repeat(501),
    reconsent: "maybe",
    adopt: false,
    gate_overrides: { shop: { digest: "x", reason: "short" } },
    detach_on_remove: "yes",
  },
  exempt: {
    template: "its change needs a second template, tested in template-rollout.test.ts",
    template_revision: "only for a template that is given by its id, tested in template-rollout.test.ts",
    sites: "its change needs sites, tested in template-rollout.test.ts",
    release: "leaving it out goes back to drafts, and nothing published is taken back",
    note: "sent with a publish only",
    reconsent: "sent with a publish only",
    gate_overrides: "tested in template-rollout.test.ts",
  },
  foreignEdit: {
    edit: async (client, _id, { sites }) => {
      const { shop } = sites as { shop: { site: string } };
      await draftOf(client, shop.site, "Edited by hand");
    },
    seen: { digests: { shop: digest(bannerDocument("Edited by hand")) } },
  },
  vanish: { reason: "it is nothing that could be deleted; sites that are gone are tested in template-rollout.test.ts" },
  isAlwaysSent: true,
  adoption: { reason: "taking drafts over has rules of its own, tested in template-rollout.test.ts" },
  afterRemoval: "stays",
};
