import { answered, api, type Schemas } from "../ask/api";
import { Failure } from "../ask/failure";
import { endEdit } from "../unsaved-text";
import { syntaxErrors } from "../yaml-lines";

type ConfigDraft = Schemas["ConfigDraft"];

/** Saves a text as the document of a draft, over the revision that the draft has. @throws {Failure} */
export async function saveDraft(draft: ConfigDraft, text: string): Promise<ConfigDraft> {
  const { site_id: id, etag, waivers, managed_by } = draft;
  const document = (await parsed(text)) as Schemas["BannerDocument"];
  const params = { path: { id }, header: { "If-Match": etag } };
  const body = { document, waivers, managed_by };
  const saved = (await answered(api.PUT("/sites/{id}/config/draft", { params, body }))) as ConfigDraft;
  endEdit(saved, text);
  return saved;
}

/** Reads YAML, of which JSON is a part. */
async function parsed(text: string): Promise<unknown> {
  const { parse } = await import("yaml");
  try {
    return parse(text);
  } catch {
    const errors = await syntaxErrors(text);
    const detail = "Correct the lines below. Nothing was sent.";
    const [type, title, status] = ["unreadable-document", "The document is not valid YAML", 0];
    throw new Failure(type, title, detail, { type, title, status, detail, errors });
  }
}
