import { resolvedView } from "@consentform/consent/rules";
import { draftEtag, draftView, storedDocument } from "../drafts/draft-view";
import { evaluateDocument } from "../drafts/evaluate-document";
import { putDraft } from "../drafts/put-draft";
import { required } from "../http/found";
import type { Call, Reply, Routes } from "../http/handler";
import { draftOf } from "../store/drafts";

/** The draft of a site, and what the rules say about it or about another document. */
export const configRoutes = {
  getConfigDraft: async ({ found, query }) => {
    const draft = required(found, "draft");
    const document = storedDocument(draft);
    // The resolved view of a banner document is one: the same document with nothing left to default.
    const shown = query.view === "resolved" ? resolvedView(document) : document;
    return { status: 200, body: draftView(draft, shown), etag: draftEtag(draft.revision) };
  },
  putConfigDraft: putDraft,
  validateConfigDraft: validate,
} satisfies Routes;

/** Evaluates and stores nothing. Without a document, a request evaluates the stored draft with its waivers. */
async function validate({ tx, found, body, now }: Call<"validateConfigDraft">): Promise<Reply<"validateConfigDraft">> {
  const site = required(found, "site");
  const draft = await draftOf(tx, site.id);
  const document: unknown = body?.document ?? storedDocument(draft);
  const storedWaivers = body?.document === undefined ? draft.waivers : [];
  const result = await evaluateDocument(tx, site, draft, document, {
    now,
    waivers: body?.waivers ?? storedWaivers,
    acceptedRulesVersion: body?.accepted_rules_version,
    isLocked: true,
  });
  return { status: 200, body: result };
}
