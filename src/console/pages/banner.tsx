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
import { DraftEditor } from "./draft-editor";

type ConfigDraft = Schemas["ConfigDraft"];

/** The draft of a site's banner: what it looks like, its text, and the way to publish it. */
export function Banner({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Banner">
      {(_, site) => <Content id={id} reloadSite={site.reload} />}
    </SitePage>
  );
}

function Content({ id, reloadSite }: { id: string; reloadSite: () => void }) {
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
          <Publish draft={data} />
          <DraftEditor draft={data} reload={reload} />
        </>
      )}
    </Shown>
  );
}

function Publish({ draft }: { draft: ConfigDraft }) {
  const { site_id: id, digest, managed_by } = draft;
  const publish = useAction(async (note: string, key) => {
    const params = { path: { id }, header: { "Idempotency-Key": key } };
    // The digest keeps a draft that changed since this page was drawn from being published unseen.
    const body = { draft_digest: digest, ...(note === "" ? {} : { note }) };
    const { number } = await answered(api.POST("/sites/{id}/versions", { params, body }));
    navigate(`/sites/${id}/versions/${number}`);
  });
  return (
    <section aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      <p>Publishing makes a version of the draft and shows it in preview. Promote it there to make it live.</p>
      <ActionForm action={publish} read={(entries) => textOf(entries, "note")} button="Publish to preview">
        <Field name="note" label="Note" hint="Up to 500 characters; may be empty">
          {(attributes) => <input {...attributes} maxLength={500} />}
        </Field>
        <ConfirmByHand deployment={managed_by} />
      </ActionForm>
    </section>
  );
}
