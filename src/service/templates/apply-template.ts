import type { Schemas } from "../../contract";
import { canonicalJson, digest as digestOf, TextsTooLongError } from "../../rules";
import { actorOf, tokenOf } from "../caller";
import { draftEtag } from "../config/draft-view";
import { type Judgement, judgeDocument } from "../config/judge-document";
import { lockRule, refusals } from "../config/put-draft";
import { type SettableParts, saveDraft } from "../config/save-draft";
import type { Handler, OutsideCall } from "../handler";
import { notFound, Problem, problemBody, type ValidationError, validationFailed } from "../problem";
import { required } from "../request/found";
import type { JsonValue } from "../request/strict-json";
import type { Row, Transaction } from "../store/database";
import { draftOf } from "../store/drafts";
import { requestTime } from "../store/request-time";
import { lockSite, siteOfWorkspace } from "../store/sites";
import { templateRevision } from "../store/template-revisions";
import { holdTemplate } from "../store/templates";
import { composedDocument, touchedLocks } from "./compose-document";
import { placeholderFaults, placeholderFaultsOf, variableFaults } from "./template-variables";

type ApplyCall = OutsideCall<"applyTemplate">;
type Item = Schemas["ApplyTemplateItem"];
type ItemResult = Schemas["ApplyResultItem"];

/** A template's revision on its way into drafts. */
interface Application {
  readonly call: ApplyCall;
  readonly revision: Row<"template_revisions">;
  readonly mode: Schemas["TemplateMode"];
  readonly isDryRun: boolean;
  readonly managedBy: string | null;
}

/**
 * Row 62: brings a template into the drafts of many sites. Each site is a transaction of its own, so that one that fails stops no
 * other; what is answered tells which have changed.
 */
export async function applyTemplate(call: ApplyCall): Promise<Handler<"applyTemplate">> {
  const { body, store } = call;
  const template = required(call.found, "template");
  checkItems(body.items);
  const number = body.template_revision ?? template.revision;
  // None is newer than the template's own; the database's integers end long before those of JSON.
  const isKnown = number <= template.revision;
  const revision = isKnown ? await templateRevision(store.db, template.workspace_id, template.id, number) : undefined;
  if (revision === undefined) throw notFound("template_revision", String(number));
  const isDryRun = body.dry_run ?? false;
  const application = { call, revision, mode: body.mode ?? "merge", isDryRun, managedBy: body.managed_by ?? null };
  const results: ItemResult[] = [];
  for (const [index, item] of body.items.entries()) results.push(await resultOf(application, item, index));
  const answer = { template_id: template.id, template_revision: number, dry_run: isDryRun, results };
  return async () => ({ status: 200, body: answer });
}

/** @throws {Problem} validation-failed for a site that comes twice */
function checkItems(items: readonly Item[]): void {
  const ids = items.map(({ site_id }) => site_id);
  const faults = ids.flatMap((id, index): ValidationError[] =>
    ids.indexOf(id) === index
      ? []
      : [{ pointer: `/items/${index}/site_id`, code: "duplicate", detail: "is a site that comes before already" }],
  );
  if (faults.length > 0) throw validationFailed(faults);
}

async function resultOf(application: Application, item: Item, index: number): Promise<ItemResult> {
  const { call, isDryRun } = application;
  const { store, world, request } = call;
  try {
    const { isChanged, digest, revision } = isDryRun
      ? await store.read((tx) => applyToSite(tx, application, item, index, world.now()))
      : await store.transaction(async (tx) => {
          const now = await requestTime(tx, world);
          return applyToSite(tx, application, item, index, now);
        });
    return { site_id: item.site_id, status: isChanged ? "changed" : "unchanged", digest, revision, problem: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The slugs that applyToSite throws are the ones that a result may carry.
    const problem = problemBody(error, request.url.pathname, request.id) as unknown as ItemResult["problem"];
    return { site_id: item.site_id, status: "failed", digest: null, revision: null, problem };
  }
}

/** What became of a draft; in a dry run, what would. */
interface Applied {
  readonly isChanged: boolean;
  readonly digest: string;
  readonly revision: number;
}

/**
 * Applies to one site. A draft that already is as asked is left alone, whatever was expected of it.
 * @throws {Problem} not-found, precondition-failed, validation-failed, template-locked
 */
async function applyToSite(
  tx: Transaction,
  application: Application,
  item: Item,
  index: number,
  now: Date,
): Promise<Applied> {
  const { call, revision, mode } = application;
  const site = await siteOf(tx, application, item.site_id);
  const draft = await draftOf(tx, site.id);
  const recipe = { mode, overrides: item.overrides ?? {}, variables: item.variables ?? {} };
  const document = composed(revision, draft.document, recipe, index);
  const parts: SettableParts = {
    waivers: draft.waivers,
    managed_by: application.managedBy,
    template_ref: { id: revision.template_id, revision: revision.revision, ...recipe },
  };
  const digest = digestOf(document);
  if (digest === draft.digest && isEqual(parts, draft)) return { isChanged: false, digest, revision: draft.revision };
  checkExpected(item, draft);
  checkVariables(revision, item, index);
  const judged = await judgeDocument(tx, site, { ...draft, ...parts }, document, {
    waivers: draft.waivers,
    isLocked: true,
  });
  checkLocks(revision, item, judged);
  checkForm(judged, index);
  if (!application.isDryRun) {
    const { world, caller } = call;
    await saveDraft({ tx, world, actor: actorOf(caller), now, draft, document, parts, judged });
  }
  return { isChanged: true, digest, revision: draft.revision + 1 };
}

/** @throws {Problem} validation-failed where the variables make the texts too long for any document */
function composed(...[revision, draft, recipe, index]: [...Parameters<typeof composedDocument>, number]): JsonValue {
  try {
    return composedDocument(revision, draft, recipe);
  } catch (error) {
    if (!(error instanceof TextsTooLongError)) throw error;
    const detail = `The texts of the template, or of the overrides, have more than ${error.maxCharacters} characters with their variables, which is more than a document holds. Shorten the variables, or use them less often.`;
    throw validationFailed([{ pointer: `/items/${index}`, code: "too-large", detail }]);
  }
}

/** The site of an item, held until the transaction ends unless nothing will be written. */
async function siteOf(
  tx: Transaction,
  { call, revision, isDryRun }: Application,
  siteId: string,
): Promise<Row<"sites">> {
  const { workspaceId, siteId: boundTo } = tokenOf(call.caller);
  // First the template, then the site: whoever deletes the template takes them in this order too.
  const isThere = isDryRun || (await holdTemplate(tx, workspaceId, revision.template_id));
  if (!isThere) throw notFound("template", revision.template_id);
  const isHidden = boundTo !== null && boundTo !== siteId;
  const site = isHidden ? null : await (isDryRun ? siteOfWorkspace : lockSite)(tx, workspaceId, siteId);
  if (site === null) throw notFound("site", siteId);
  return site;
}

function isEqual(parts: SettableParts, draft: SettableParts): boolean {
  const told = ({ managed_by, template_ref }: SettableParts) => canonicalJson({ managed_by, template_ref });
  return told(parts) === told(draft);
}

function checkExpected(item: Item, draft: Row<"drafts">): void {
  const expectsDigest = item.expected_draft_digest !== undefined && item.expected_draft_digest !== draft.digest;
  const expectsOwner = item.expected_managed_by !== undefined && item.expected_managed_by !== draft.managed_by;
  if (!expectsDigest && !expectsOwner) return;
  const found = expectsDigest ? `has the digest ${draft.digest}` : `is managed by ${draft.managed_by ?? "nobody"}`;
  throw new Problem("precondition-failed", {
    detail: `The draft ${found}, which is not what was expected. Read it again and decide anew.`,
    current_etag: draftEtag(draft.revision),
    current_digest: draft.digest,
  });
}

/** A revision that was made before its placeholders were checked may have some that are empty. */
function checkVariables(revision: Row<"template_revisions">, item: Item, index: number): void {
  const { variables } = revision;
  const pointer = `/items/${index}`;
  const what = `revision ${revision.revision} of the template`;
  const faults: ValidationError[] = [
    ...variableFaults(variables, item.variables ?? {}).map(({ name, code, detail }) => ({
      ...{ pointer: `${pointer}/variables/${name}`, code, detail },
    })),
    ...placeholderFaults(item.overrides ?? {}, variables, `${pointer}/overrides`),
    ...placeholderFaultsOf(JSON.parse(revision.document), variables, { what, pointer }),
  ];
  if (faults.length > 0) throw validationFailed(faults);
}

function checkLocks(revision: Row<"template_revisions">, item: Item, judged: Judgement): void {
  const differing = refusals(judged).filter(({ code }) => code === lockRule);
  const locked = [
    ...new Set([
      ...touchedLocks(item.overrides ?? {}, revision.locked_paths),
      ...differing.map(({ pointer }) => pointer),
    ]),
  ];
  if (locked.length > 0) {
    throw new Problem("template-locked", {
      detail: `The template locks ${locked.map((path) => path || "the whole document").join(", ")}. Take what is below it out of the overrides, or change the template.`,
      locked_paths: locked,
    });
  }
}

/** The rules speak of the document that results, which no part of the request has by itself. */
function checkForm(judged: Judgement, index: number): void {
  const faults = refusals(judged);
  if (faults.length > 0) {
    throw validationFailed(
      faults.map(({ code, pointer, message }) => ({
        pointer: `/items/${index}`,
        code,
        detail: `In the document that results, at ${pointer === "" ? "its root" : pointer}: ${message}`,
      })),
    );
  }
}
