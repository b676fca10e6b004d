import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_DEPTH } from "@consentform/consent/rules";
import { canonicalJson, depthOf, digest as digestOf } from "@consentform/consent/values";
import { storedDocument } from "../drafts/draft-view";
import { unlinkDraft } from "../drafts/save-draft";
import { emit } from "../events/emit";
import { actorOf, memberOf } from "../http/caller";
import { conflict, externalKeyTaken } from "../http/conflicts";
import { checkIfMatch } from "../http/etags";
import { required } from "../http/found";
import type { Call, Reply, Routes } from "../http/handler";
import { byAge, pageOf } from "../http/paging";
import { checkPlanLimit } from "../http/plan-limits";
import { notFound, Problem, type ValidationError, validationFailed } from "../http/problem";
import { patchedFields, withDefaults } from "../http/settable-fields";
import { json, type Row, type Transaction } from "../store/database";
import { draftOf } from "../store/drafts";
import { isSiteOf, lockSite } from "../store/sites";
import { templateRevision } from "../store/template-revisions";
import {
  countTemplates,
  insertTemplate,
  insertTemplateRevision,
  linkedSiteIds,
  listTemplates,
  removeTemplate,
  type TemplateWithRevision,
  templateWith,
  updateTemplate,
  withRevisions,
} from "../store/templates";
import { lockWorkspace } from "../store/workspaces";
import { applyTemplate } from "../templates/apply-template";
import { placeholderFaults, placeholderFaultsOf } from "../templates/placeholder-faults";
import {
  type TemplateFields,
  templateEtag,
  templateFields,
  templateView,
  templateViews,
} from "../templates/template-view";

/** Parts of banner documents that many sites share. */
export const templatesRoutes = {
  listTemplates: async (call) => {
    const { tx, caller, query, page } = call;
    const filter = { ids: query.id, name: query.name, externalKey: query.external_key };
    const { rows, templates } = await listTemplates(tx, memberOf(caller).workspaceId, filter, page);
    const data = await templateViews(call, templates);
    const { next_cursor } = pageOf({ ...page, limit: templates.length }, rows, byAge, ({ id }) => id);
    return { status: 200, body: { data, next_cursor } };
  },
  createTemplate: create,
  getTemplate: async (call) => replyWith(call, await templateAt(call, call.query.revision)),
  updateTemplate: update,
  deleteTemplate: remove,
  applyTemplate: { outside: applyTemplate },
} satisfies Routes;

async function create(call: Call<"createTemplate">): Promise<Reply<"createTemplate">> {
  const { tx, runtime, body, now, caller } = call;
  const { workspaceId } = memberOf(caller);
  const { name, description, variables, locked_paths, external_key } = withDefaults("createTemplate", body);
  await lockWorkspace(tx, workspaceId);
  const owner = external_key === null ? null : await templateWith(tx, workspaceId, "external_key", external_key);
  if (owner !== null) throw externalKeyTaken("template", owner);
  const document = await wantedDocument(tx, workspaceId, body);
  checkSize(document);
  // withDefaults has completed every variable.
  const fields = { document, variables: variables as TemplateFields["variables"], locked_paths };
  checkPlaceholders(fields, body.from_site_id);
  await checkName(tx, workspaceId, name);
  checkPlanLimit("templates", await countTemplates(tx, workspaceId));
  const template = await insertTemplate(tx, {
    id: runtime.newId("tpl"),
    workspace_id: workspaceId,
    name,
    description,
    external_key,
    revision: 1,
    digest: digestOf(document),
    created_at: now,
    updated_at: now,
    updated_by: json(actorOf(caller)),
  });
  const revision = await insertTemplateRevision(tx, revisionOf(template, fields));
  const view = await templateView(call, { template, revision });
  return { status: 201, body: view, etag: view.etag, location: `/templates/${template.id}` };
}

/** The document that a new template is made from. @throws {Problem} validation-failed */
async function wantedDocument(
  tx: Transaction,
  workspaceId: string,
  { document, from_site_id }: Call<"createTemplate">["body"],
): Promise<TemplateFields["document"]> {
  if (document !== undefined && from_site_id === undefined) return document;
  const refuse = (pointer: string, code: string, detail: string) => validationFailed([{ pointer, code, detail }]);
  if (from_site_id === undefined) throw refuse("/document", "required", "is required, unless from_site_id is set");
  if (document !== undefined) {
    throw refuse("/from_site_id", "not-with-document", "cannot be combined with document; leave one of them out");
  }
  if (!(await isSiteOf(tx, workspaceId, from_site_id))) {
    throw refuse("/from_site_id", "unknown-site", "is not a site of this workspace");
  }
  return { ...storedDocument(await draftOf(tx, from_site_id)) };
}

/** A part of a document keeps the limits of a whole one. */
function checkSize(document: TemplateFields["document"]): void {
  const bytes = Buffer.byteLength(canonicalJson(document));
  const faults: ValidationError[] = [
    ...(bytes > MAX_DOCUMENT_BYTES
      ? [tooLarge(`has ${bytes} bytes as canonical JSON; at most ${MAX_DOCUMENT_BYTES} are allowed`)]
      : []),
    ...(depthOf(document) > MAX_DOCUMENT_DEPTH ? [tooLarge(`is nested deeper than ${MAX_DOCUMENT_DEPTH} levels`)] : []),
  ];
  if (faults.length > 0) throw validationFailed(faults);
}

function tooLarge(detail: string): ValidationError {
  return { pointer: "/document", code: "too-large", detail };
}

/**
 * Every `{{name}}` names a variable: where none is, visitors would read the placeholder.
 * @param siteId the site whose draft the document is
 * @throws {Problem} validation-failed
 */
function checkPlaceholders(
  { document, variables }: Pick<TemplateFields, "document" | "variables">,
  siteId?: string,
): void {
  const faults =
    siteId === undefined
      ? placeholderFaults(document, variables, "/document")
      : placeholderFaultsOf(document, variables, { what: "the site's draft", pointer: "/from_site_id" });
  if (faults.length > 0) throw validationFailed(faults);
}

async function checkName(tx: Transaction, workspaceId: string, name: string): Promise<void> {
  const owner = await templateWith(tx, workspaceId, "name", name);
  if (owner !== null) throw conflict("name-taken", "A template with this name already exists.", "name", owner);
}

async function update(call: Call<"updateTemplate">): Promise<Reply<"updateTemplate">> {
  const { tx, keys, now, caller, body } = call;
  const stored = await foundTemplate(call);
  const { template } = stored;
  if (body.document === null) {
    throw validationFailed([{ pointer: "/document", code: "required", detail: "is required and cannot be reset" }]);
  }
  const current = templateFields(stored);
  const asked = patchedFields("updateTemplate", current, body, call.validation);
  const digest = digestOf(asked.document);
  const wanted: TemplateWithRevision = {
    template: { ...template, name: asked.name, description: asked.description, digest },
    revision: { ...stored.revision, variables: asked.variables, locked_paths: asked.locked_paths },
  };
  const isSame = templateEtag(wanted, keys) === templateEtag(stored, keys);
  checkIfMatch(call.ifMatch, templateEtag(stored, keys), isSame);
  if (isSame) return replyWith(call, stored);
  checkSize(asked.document);
  const isRevised = canonicalJson(recipeOf(asked)) !== canonicalJson(recipeOf(current));
  // What was stored before placeholders were checked may still be renamed.
  if (isRevised) checkPlaceholders(asked);
  await lockWorkspace(tx, template.workspace_id);
  if (asked.name !== template.name) await checkName(tx, template.workspace_id, asked.name);
  const number = template.revision + (isRevised ? 1 : 0);
  const saved = await updateTemplate(tx, template.id, {
    name: asked.name,
    description: asked.description,
    revision: number,
    digest,
    updated_at: now,
    updated_by: json(actorOf(caller)),
  });
  if (!isRevised) return replyWith(call, { template: saved, revision: stored.revision });
  const revision = await insertTemplateRevision(tx, revisionOf(saved, asked));
  await emitUpdated(call, saved, template.digest);
  return replyWith(call, { template: saved, revision });
}

/** The parts whose change makes a new revision. */
function recipeOf({ document, variables, locked_paths }: TemplateFields) {
  return { document, variables, locked_paths };
}

function revisionOf(
  template: Row<"templates">,
  { document, variables, locked_paths }: Pick<TemplateFields, "document" | "variables" | "locked_paths">,
) {
  return {
    template_id: template.id,
    workspace_id: template.workspace_id,
    revision: template.revision,
    document: JSON.stringify(document),
    variables: json(variables),
    locked_paths: json(locked_paths),
  };
}

function emitUpdated(
  { tx, runtime, caller, now }: Call<"updateTemplate">,
  template: Row<"templates">,
  formerDigest: string,
): Promise<void> {
  return emit(tx, runtime, {
    workspaceId: template.workspace_id,
    kind: "template.updated",
    object: { type: "template", id: template.id },
    siteId: null,
    actor: actorOf(caller),
    data: { revision: template.revision, digest: template.digest, previous: { digest: formerDigest } },
    at: now,
  });
}

async function remove(call: Call<"deleteTemplate">): Promise<Reply<"deleteTemplate">> {
  const { tx, runtime, now, caller, query } = call;
  const stored = await foundTemplate(call);
  const { id, workspace_id } = stored.template;
  checkIfMatch(call.ifMatch, templateEtag(stored, call.keys));
  const siteIds = (await linkedSiteIds(tx, workspace_id, [id])).get(id) ?? [];
  if (siteIds.length > 0 && query.unlink !== true) {
    throw new Problem("template-in-use", {
      detail: `${siteIds.length === 1 ? "1 site is" : `${siteIds.length} sites are`} linked to the template. Detach their drafts, or send unlink=true.`,
      site_ids: siteIds,
    });
  }
  for (const siteId of siteIds) {
    if ((await lockSite(tx, workspace_id, siteId)) === null) continue;
    const draft = await draftOf(tx, siteId);
    if (draft.template_ref?.id === id) await unlinkDraft({ tx, runtime, now, actor: actorOf(caller), draft });
  }
  await removeTemplate(tx, id);
  return { status: 204, audit: { after: siteIds.length === 0 ? {} : { unlinked_sites: siteIds } } };
}

type TemplateCall = Pick<Call<"getTemplate">, "tx" | "found" | "caller" | "keys">;

async function foundTemplate({ tx, found }: Pick<TemplateCall, "tx" | "found">): Promise<TemplateWithRevision> {
  const [stored] = await withRevisions(tx, [required(found, "template")]);
  if (stored === undefined) throw new Error("A template that was found has no revision.");
  return stored;
}

/** The template with the content of a revision. @throws {Problem} not-found for one that it does not have */
async function templateAt(call: TemplateCall, number: number | undefined): Promise<TemplateWithRevision> {
  const stored = await foundTemplate(call);
  const { template } = stored;
  if (number === undefined || number === template.revision) return stored;
  const revision = await templateRevision(call.tx, template.workspace_id, template.id, number);
  if (revision === undefined) throw notFound("template_revision", String(number));
  const digest = digestOf(JSON.parse(revision.document));
  return { template: { ...template, revision: number, digest }, revision };
}

async function replyWith(call: TemplateCall, stored: TemplateWithRevision) {
  const view = await templateView(call, stored);
  return { status: 200, body: view, etag: view.etag };
}
