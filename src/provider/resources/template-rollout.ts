import { entryOf } from "@consentform/consent/values";
import { defineResource, type Written } from "./definition";
import { createRollout, detachSites, updateRollout } from "./rollout/apply-rollout";
import { checkRollout } from "./rollout/check-rollout";
import { hiddenSites, previewRollout } from "./rollout/preview-rollout";
import { readRollout } from "./rollout/read-rollout";
import { entriesOf, type Rollout, type RolloutInputs, type RolloutWork, recordedIn } from "./rollout/rollout-inputs";
import { named, text } from "./text";

/**
 * A template in the drafts of many sites and, if asked, in what they serve. It owns nothing that could be deleted, and
 * nothing replaces it.
 */
export const templateRollout = defineResource<RolloutInputs, Rollout>("TemplateRollout", {
  description:
    "Applies a template to the drafts of many sites and optionally publishes and promotes them, up to 100 sites per request. If a site fails, the rollout continues with the others, and the next run sends only what is missing. Removing the resource leaves the sites' documents as they are.",
  operations: { create: "applyTemplate" },
  id: "{managed_by}",
  failures: [
    {
      message: "Some sites failed. The error names each one with its reason; the other sites succeeded.",
      advice: "Correct these sites and deploy again. Only what is missing is sent.",
    },
    {
      message: "A site's draft was edited, belongs to another deployment, or production was moved.",
      advice: text`Refresh and decide, or set \`${named("adopt")}\` the first time.`,
    },
    {
      message: "A site's promotion gate or legal errors block its version.",
      advice: text`Correct the document, or name the site in \`${named("gate_overrides")}\` if the error says that it can be overridden.`,
    },
  ],
  isFoundByCreating: true,
  notImportable:
    "a rollout is not an object of the service, so it cannot be imported. Declare it instead. To take over existing drafts, set adopt.",
  properties: {
    name: {
      autoName: true,
      local: {
        type: "string",
        minLength: 1,
        maxLength: 200,
        description: "Name of the rollout. It is part of the name that marks drafts as owned by the rollout.",
      },
    },
    template: {
      digestOnly: "template_digest",
      takes: {
        kind: "BannerTemplate",
        members: ["id", "workspace_id", "revision", "document", "variables", "locked_paths"],
      },
      local: {
        type: "object",
        additionalProperties: false,
        required: ["id"],
        description:
          "Template to apply. If you pass the whole template, as a resource or as the result of a look-up, the documents of all sites are composed and validated before anything is sent. If you pass only its id, they are not, and the rollout keeps the revision that it applied first.",
        properties: {
          id: { $ref: "#/components/schemas/Id", description: "Id of the template." },
          workspace_id: { $ref: "#/components/schemas/Id", description: "Workspace that the template belongs to." },
          revision: {
            type: "integer",
            minimum: 1,
            description: "Revision to apply. Default: that of the document; of an id alone, the recorded one.",
          },
          document: {
            $ref: "#/components/schemas/PartialBannerDocument",
            description: "The template's document.",
          },
          variables: {
            type: "object",
            additionalProperties: { $ref: "#/components/schemas/TemplateVariable" },
            description: "The template's variables by name.",
          },
          locked_paths: {
            type: "array",
            items: { $ref: "#/components/schemas/JsonPointer" },
            description: "JSON Pointers of parts that sites may not change.",
          },
        },
      },
    },
    template_id: { repeats: ["template", "id"] },
    template_revision: { follows: ["template"] },
    sites: {
      whole: true,
      local: {
        type: "object",
        description: "1 to 10,000 sites by a key that you choose.",
        additionalProperties: {
          type: "object",
          additionalProperties: false,
          required: ["site"],
          description: "One site of the rollout.",
          properties: {
            site: {
              $ref: "#/components/schemas/Id",
              "x-reference": "Site",
              description: "The site. Name each site once.",
            },
            variables: {
              type: "object",
              propertyNames: { type: "string", pattern: "^[a-z][a-z0-9_]{0,39}$" },
              additionalProperties: { type: "string", maxLength: 4000 },
              maxProperties: 50,
              description: "Values of the template's variables, up to 4,000 characters each.",
            },
            overrides: {
              $ref: "#/components/schemas/PartialBannerDocument",
              description: "This site's differences from the template, as a JSON Merge Patch (RFC 7396).",
            },
            waivers: {
              type: "array",
              maxItems: 20,
              items: { $ref: "#/components/schemas/Waiver" },
              description: "Waivers for the draft, up to 20. If omitted, the draft keeps the waivers it has.",
            },
          },
        },
      },
    },
    release: {},
    note: { onlyOnCreate: true },
    reconsent: { onlyOnCreate: true },
    adopt: {
      onlyOnCreate: true,
      local: {
        enum: [true, "take-over"],
        description:
          "`true` takes over drafts that were edited by hand and replaces what production serves. `take-over` also takes over drafts that another deployment owns. Applies only the first time the rollout reaches a site.",
      },
    },
    gate_overrides: {
      onlyOnCreate: true,
      whole: true,
      local: {
        type: "object",
        description:
          "Overrides of the sites' promotion gates, by the keys of `sites`. Each one lets a single document pass although the gate blocks it. Needs the scope `sites:write`.",
        additionalProperties: {
          type: "object",
          additionalProperties: false,
          required: ["digest", "reason"],
          properties: {
            digest: {
              $ref: "#/components/schemas/Digest",
              description:
                "Digest of the only document that the override applies to, from `digests`. For any other document, the override is ignored.",
            },
            reason: {
              $ref: "#/components/schemas/GateOverrideReason",
              description: "Reason, 10 to 500 characters; recorded with the version.",
            },
          },
        },
      },
    },
    detach_on_remove: {
      local: {
        type: "boolean",
        default: false,
        description:
          "Whether removing a site from the rollout, or removing the rollout, unlinks the draft from the template. The document stays as it is. Needs the scope `sites:write`.",
      },
    },
    template_digest: {
      computed: true,
      local: { $ref: "#/components/schemas/Digest", description: "Digest of `template`." },
    },
    digests: {
      computed: true,
      answered: true,
      whole: true,
      local: {
        type: "object",
        additionalProperties: { $ref: "#/components/schemas/Digest" },
        description:
          "Digest of each site's document, by key. Known in the preview if the template's document is known.",
      },
    },
    version_numbers: {
      answered: true,
      local: {
        type: "object",
        additionalProperties: { type: "integer" },
        description: "Number of the version that contains the document, by key; empty with release `draft`.",
      },
    },
    production_numbers: {
      answered: true,
      local: {
        type: "object",
        additionalProperties: { type: "integer" },
        description: "Number of the version that production serves, by key; only with release `production`.",
      },
    },
    workspace_id: {
      answered: true,
      local: { $ref: "#/components/schemas/Id", description: "Workspace that the template belongs to." },
    },
    mode: { internal: true },
    dry_run: { internal: true },
    managed_by: { internal: true },
    items: { internal: true },
    results: { internal: true },
  },
  required: ["name", "template", "sites"],
  keeps: ["template_id", "template_revision"],
  inSite: { needs: "stages" },
  writes: writtenDrafts,
  production: promotedNumbers,
  check: checkRollout,
  preview: previewRollout,
  hides: hiddenSites,
  create: createRollout,
  update: updateRollout,
  read: readRollout,
  delete: async (work: RolloutWork) => {
    if (work.self.recorded.detach_on_remove === true) await detachSites(work, Object.keys(recordedIn(work.self).sites));
  },
});

/**
 * Two rollouts may write the same draft if both write the same: one as far as preview, and one to production after a
 * scan.
 */
function writtenDrafts({ template, sites }: RolloutInputs): Written[] {
  // In a preview, a template that is not known yet may be the same one.
  const content = typeof template === "object" ? template.id : template;
  return entriesOf(sites).map(([, { site, ...recipe }]) => ({
    kind: "ConfigDraft",
    foundBy: [site],
    content: [content, recipe],
  }));
}

/** Also those of a rollout that goes to preview since it got a gate, while production holds them. */
function promotedNumbers(recorded: RolloutWork["self"]["recorded"]): [site: string, number: number][] {
  const { sites, production_numbers: productionNumbers } = recordedIn({ recorded });
  return entriesOf(sites).flatMap(([key, { site }]) => {
    const number = entryOf(productionNumbers, key);
    return number === undefined ? [] : [[site, number]];
  });
}
