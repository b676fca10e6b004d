import { useEffect, useRef, useState } from "preact/hooks";
import { answered, api, type Schemas } from "../ask/api";
import { Failure } from "../ask/failure";
import { useAction } from "../ask/use-action";
import { differences } from "../differences";
import { DifferenceList } from "../parts/difference-list";
import { ActionForm, Field } from "../parts/form";
import { ConfirmByHand } from "../parts/managed-by";

type ConfigDraft = Schemas["ConfigDraft"];

/** Spellings of the document. */
type Spelling = "yaml" | "json";

interface Edit {
  readonly base: ConfigDraft;
  /** The text before it was changed. */
  readonly initial: string;
  readonly text: string;
}

/** Edits by site that are not saved, so that a look at another page loses nothing. They end with the document. */
const unsaved = new Map<string, Edit>();

/** Keeps an edit, or none. While one is kept that changes something, the browser asks before the document is left. */
function keepEdit(siteId: string, edit: Edit | null): void {
  if (edit === null) unsaved.delete(siteId);
  else unsaved.set(siteId, edit);
  const isChanged = [...unsaved.values()].some(({ initial, text }) => text !== initial);
  if (isChanged) addEventListener("beforeunload", askBeforeUnload);
  else removeEventListener("beforeunload", askBeforeUnload);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The document as text, to read, and to edit on demand. */
export function DraftEditor({ draft, reload }: { draft: ConfigDraft; reload: () => void }) {
  const [spelling, setSpelling] = useState<Spelling>("yaml");
  const text = useSpelled(draft.document, spelling);
  const [edit, showEdit] = useState<Edit | null>(unsaved.get(draft.site_id) ?? null);
  const [isBegun, setBegun] = useState(false);
  const setEdit = (next: Edit | null) => {
    keepEdit(draft.site_id, next);
    showEdit(next);
  };
  if (edit !== null) {
    return <Editor draft={draft} edit={edit} isFocused={isBegun} setEdit={setEdit} reload={reload} />;
  }
  const begin = () => {
    if (text === null) return;
    setBegun(true);
    setEdit({ base: draft, initial: text, text });
  };
  return (
    <section aria-labelledby="document">
      <h2 id="document">Document</h2>
      <fieldset>
        <legend>Show as</legend>
        {(["yaml", "json"] as const).map((one) => (
          <label key={one} class="choice">
            <input type="radio" name="spelling" checked={one === spelling} onChange={() => setSpelling(one)} />{" "}
            {one.toUpperCase()}
          </label>
        ))}
      </fieldset>
      <button type="button" onClick={begin}>
        Edit
      </button>
      <pre class="document">
        <code>{text ?? "Loading…"}</code>
      </pre>
    </section>
  );
}

interface EditorProps {
  readonly draft: ConfigDraft;
  readonly edit: Edit;
  /** True if the person has just asked for it. */
  readonly isFocused: boolean;
  setEdit(edit: Edit | null): void;
  reload(): void;
}

function Editor({ draft, edit, isFocused, setEdit, reload }: EditorProps) {
  const { base, text } = edit;
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused) form.current?.querySelector("textarea")?.focus();
  }, []);
  const isChanged = draft.etag !== base.etag;
  const save = useAction(async (input: { text: string; etag: string }) => {
    const body = {
      document: (await parsed(input.text)) as Schemas["BannerDocument"],
      waivers: draft.waivers,
      managed_by: draft.managed_by,
    };
    const params = { path: { id: draft.site_id }, header: { "If-Match": input.etag } };
    await answered(api.PUT("/sites/{id}/config/draft", { params, body }));
    setEdit(null);
    reload();
  });
  return (
    <section aria-labelledby="document" ref={form}>
      <h2 id="document">Document</h2>
      {isChanged && (
        <div class="problem" role="alert">
          <p class="problem-title">The draft was changed meanwhile</p>
          <p>Since you began, revision {draft.revision} was saved with the changes below. Your text is unchanged.</p>
          <DifferenceList changes={differences(base.document, draft.document)} equal="The document is equal." />
        </div>
      )}
      <ActionForm
        action={save}
        read={() => ({ text, etag: draft.etag })}
        button={isChanged ? `Save over revision ${draft.revision}` : "Save the draft"}
        reload={reload}
      >
        <Field name="document" label="Document" hint="YAML or JSON">
          {(attributes) => (
            <textarea
              {...attributes}
              class="document"
              spellcheck={false}
              value={text}
              onInput={(event) => setEdit({ ...edit, text: event.currentTarget.value })}
            />
          )}
        </Field>
        <ConfirmByHand deployment={draft.managed_by} />
      </ActionForm>
      <button type="button" onClick={() => setEdit(null)}>
        Discard my text
      </button>
    </section>
  );
}

/** The document as text; null until the YAML library is loaded. */
function useSpelled(document: unknown, spelling: Spelling): string | null {
  const [yaml, setYaml] = useState<{ of: unknown; text: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    if (spelling === "yaml") {
      void import("yaml").then(({ stringify }) => {
        if (!isGone) setYaml({ of: document, text: stringify(document, { lineWidth: 100 }) });
      });
    }
    return () => {
      isGone = true;
    };
  }, [document, spelling]);
  if (spelling === "json") return JSON.stringify(document, null, 2);
  return yaml !== null && yaml.of === document ? yaml.text : null;
}

/** Reads YAML, of which JSON is a part. */
async function parsed(text: string): Promise<unknown> {
  const { parse } = await import("yaml");
  try {
    return parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Failure("unreadable-document", "The document is not valid YAML", detail);
  }
}
