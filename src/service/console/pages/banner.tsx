import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { type Answer, useAnswer } from "../ask/use-answer";
import { navigate } from "../navigation";
import { ActionForm, Field, textOf } from "../parts/form";
import { ConfirmByHand } from "../parts/managed-by";
import { PreviewFrame } from "../parts/preview-frame";
import { Facts } from "../parts/rows";
import { Shown } from "../parts/shown";
import { SitePage } from "../parts/site-page";
import { Time } from "../parts/time";
import { isChanged, useEdit } from "../unsaved-text";
import { DraftEditor } from "./draft-editor";
import { saveDraft } from "./save-draft";

type ConfigDraft = Schemas["ConfigDraft"];

/** The draft of a site's banner: what it looks like, its text, and the way to publish it. */
export function Banner({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Banner">
      {({ name }, site) => <Content id={id} siteName={name} reloadSite={site.reload} />}
    </SitePage>
  );
}

function Content(props: { id: string; siteName: string; reloadSite: () => void }) {
  const { id, siteName, reloadSite } = props;
  const draft: Answer<ConfigDraft> = useAnswer(
    (signal) =>
      answered(api.GET("/sites/{id}/config/draft", { params: { path: { id } }, signal })) as Promise<ConfigDraft>,
    id,
  );
  const reload = () => {
    draft.reload();
    reloadSite();
  };
  return (
    <Shown answer={draft}>
      {(data) => (
        <>
          {/* The revision is in the address, so that the frame follows each save. */}
          <PreviewFrame address={`/preview/${id}/draft?revision=${data.revision}`} />
          <Facts
            facts={[
              ["Revision", data.revision],
              ["Changed", <Time key="t" at={data.updated_at} />],
              ["Legal errors", data.validation.errors],
              ["Legal warnings", data.validation.warnings],
              ...(data.template_ref === null ? [] : [["Template", data.template_ref.id] as const]),
            ]}
          />
          {data.validation.errors + data.validation.warnings > 0 && <Findings id={id} revision={data.revision} />}
          <Publish draft={data} reload={reload} />
          <DraftEditor draft={data} siteName={siteName} reload={reload} />
        </>
      )}
    </Shown>
  );
}

/** The legal findings of the saved draft. */
function Findings({ id, revision }: { id: string; revision: number }) {
  const found = useAnswer(
    (signal) => answered(api.POST("/sites/{id}/config/validate", { params: { path: { id } }, body: {}, signal })),
    `${id} ${revision}`,
  );
  return (
    <details open>
      <summary>Legal findings</summary>
      <Shown answer={found}>
        {({ errors, warnings }) => (
          <ul>
            {[...errors, ...warnings].map(({ code, pointer, level, message }) => (
              <li key={`${code} ${pointer}`}>
                <span class={`mark ${level === "W" ? "warning" : "error"}`}>{level === "W" ? "warning" : "error"}</span>{" "}
                {message} <code>{pointer}</code>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </details>
  );
}

/** Publishes the draft. Unsaved text is saved first or left out; the user decides. */
function Publish({ draft, reload }: { draft: ConfigDraft; reload: () => void }) {
  const { site_id: id, digest, managed_by } = draft;
  const { edit } = useEdit(id);
  const unsaved = edit !== null && isChanged(edit) ? edit : null;
  const publish = useAction(
    "publishVersion",
    async (input: { note: string; digest: string; text: string | null }, key) => {
      const { note, text } = input;
      const params = { path: { id }, header: { "Idempotency-Key": key } };
      const saved = text === null ? input : await saveDraft(draft, text);
      if (text !== null) reload();
      // The digest keeps a draft that changed since this page was drawn from being published unseen.
      const body = { draft_digest: saved.digest, ...(note === "" ? {} : { note }) };
      const { number } = await answered(api.POST("/sites/{id}/versions", { params, body }));
      navigate(`/sites/${id}/versions/${number}`);
    },
  );
  return (
    <section aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      <p>Publishing makes a version of the draft and shows it in preview. Promote it there to make it live.</p>
      <ActionForm
        action={publish}
        read={(entries) => ({
          note: textOf(entries, "note"),
          digest,
          text: textOf(entries, "unsaved") === "save" ? (unsaved?.text ?? null) : null,
        })}
        button="Publish to preview"
        reload={reload}
      >
        {unsaved !== null && <Unsaved draft={draft} isOutdated={unsaved.base.etag !== draft.etag} />}
        <Field name="note" label="Note" hint="Up to 500 characters; may be empty">
          {(attributes) => <input {...attributes} maxLength={500} />}
        </Field>
        <ConfirmByHand deployment={managed_by} />
      </ActionForm>
    </section>
  );
}

/** Asks what to do with unsaved text. The form cannot be sent without an answer. */
function Unsaved({ draft: { revision }, isOutdated }: { draft: ConfigDraft; isOutdated: boolean }) {
  return (
    <fieldset class="managed">
      <legend>Your text below is not saved</legend>
      <label class="choice">
        <input type="radio" name="unsaved" value="save" required disabled={isOutdated} /> Save my text, then publish it
      </label>
      <label class="choice">
        <input type="radio" name="unsaved" value="leave" required /> Publish revision {revision} without my text; keep
        my text unsaved
      </label>
      {isOutdated && (
        <p class="hint">
          Revision {revision} was saved after you began. To publish your text, first compare it and save it below.
        </p>
      )}
    </fieldset>
  );
}
