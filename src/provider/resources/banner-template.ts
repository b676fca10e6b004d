import type { Schemas } from "@consentform/consent/contract";
import { emptyPlaceholders, isMarked, markedPlaces } from "@consentform/consent/rules";
import { canonicalJson } from "@consentform/consent/values";
import { type CheckWork, defineResource, type Finding } from "./definition";
import { unevaluatedDocument, unevaluatedRules } from "./document-findings";
import { marked } from "./marked";
import { named, text } from "./text";
import type { Work } from "./work";

interface Inputs {
  document?: unknown;
  from_site_id?: string;
  variables?: Record<string, unknown>;
  adopt?: string;
  refuse_delete_while_linked?: boolean;
}

type Template = Schemas["BannerTemplate"];

/**
 * A part of a banner document that many sites share. Each site takes it over by a separate application and never
 * changes because it does.
 */
export const bannerTemplate = defineResource<Inputs, Template>("BannerTemplate", {
  description:
    "A part of a banner document that many sites share, with variables and locked parts. Changing it creates a new revision and does not change any site.",
  operations: {
    create: "createTemplate",
    read: "getTemplate",
    update: "updateTemplate",
    delete: "deleteTemplate",
    list: "listTemplates",
  },
  properties: {
    locked_paths: { unordered: true },
    from_site_id: { onlyOnCreate: true },
    refuse_delete_while_linked: {
      local: {
        type: "boolean",
        default: false,
        description:
          "Whether deleting the template fails while drafts of sites are linked to it. If `false`, their links and locks end, and their documents do not change.",
      },
    },
    external_key: { internal: true },
    site_ids: { volatile: true },
    updated_at: { volatile: true },
    updated_by: { volatile: true },
  },
  check: (work: CheckWork<Inputs>) => ({ findings: [...findMissingDocument(work), ...findEmptyPlaceholders(work)] }),
  isInUse: ({ site_ids }) => site_ids === null || site_ids.length > 0,
  delete: (work: Work<Inputs, Template>) =>
    work.service.remove<"deleteTemplate">({ unlink: work.self.recorded.refuse_delete_while_linked !== true }),
});

/**
 * The finding about a new template without a document. An existing one has its document, so nothing is missing if the
 * history is unknown.
 */
function findMissingDocument({ inputs, recordedInputs, isHistoryUnknown, refused }: CheckWork<Inputs>): Finding[] {
  const isNew = Object.keys(recordedInputs).length === 0 && !isHistoryUnknown && inputs.adopt === undefined;
  const hasSource = [inputs.document, inputs.from_site_id].some((source) => source !== undefined);
  if (!isNew || hasSource || refused.has("document") || refused.has("from_site_id")) return [];
  const message = text`is missing; set it, or set ${named("from_site_id")} to copy the draft of a site`;
  return [{ property: ["document"], message, severity: "error", code: "required" }];
}

/**
 * The service refuses them too; in the preview nothing has happened yet. A template that exists may have variables that
 * the program says nothing of, so only of a new one it is certain; and recorded values are not validated again.
 */
function findEmptyPlaceholders(work: CheckWork<Inputs>): Finding[] {
  const { inputs, recordedInputs, isHistoryUnknown, refused, unknownIn } = work;
  const { document, variables = {}, adopt } = inputs;
  if (refused.has("variables")) return [];
  const known = marked({ document, variables }, unknownIn);
  for (const name of ["document", "variables"] as const)
    if (isMarked(known[name])) return [unevaluatedDocument([name])];
  const isRecorded = Object.keys(recordedInputs).length > 0;
  const evaluatedInputs = (declared: Partial<Inputs>) =>
    canonicalJson([declared.document ?? null, declared.variables ?? {}]);
  if (isRecorded && evaluatedInputs(known) === evaluatedInputs(recordedInputs)) return [];
  const isNew = !isRecorded && !isHistoryUnknown && adopt === undefined;
  const property = ["document"];
  const code = "unknown-variable";
  const places = markedPlaces(known.document);
  const found = emptyPlaceholders(known.document, Object.keys(variables));
  return [
    ...(places.length === 0 ? [] : [unevaluatedRules(property, places, [code])]),
    ...found.map(({ pointer, message }) => ({
      property,
      code,
      severity: isNew ? ("error" as const) : ("warning" as const),
      message: `At ${pointer}: ${message}`,
    })),
  ];
}
