import { escapedDirections } from "@consentform/consent/contract/browser";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Schemas } from "../ask/api";
import type { Failure } from "../ask/failure";
import { useAction } from "../ask/use-action";
import { useRefusal } from "../ask/use-refusal";
import { differences } from "../differences";
import { documentText, type Spelling } from "../document-text";
import { DifferenceList } from "../parts/difference-list";
import { ActionForm, buttonState, Field, Refusal } from "../parts/form";
import { ConfirmByHand } from "../parts/managed-by";
import { type GoToLine, NumberedText } from "../parts/numbered-text";
import type { PlaceOf } from "../parts/problem";
import { bringBack, discardEdit, type Edit, keepEdit, useEdit } from "../unsaved-text";
import { linesOf } from "../yaml-lines";
import { saveDraft } from "./save-draft";

type ConfigDraft = Schemas["ConfigDraft"];

interface EditorProps {
  readonly draft: ConfigDraft;
  readonly siteName: string;
  reload(): void;
}

/** The document as text, to read, and to edit on demand. */
export function DraftEditor({ draft, siteName, reload }: EditorProps) {
  const { site_id: id, document } = draft;
  const [spelling, setSpelling] = useState<Spelling>("yaml");
  const text = useSpelled(document, spelling);
  const { edit, isDiscarded } = useEdit(id);
  const [isBegun, setBegun] = useState(false);
  const refusal = useRefusal("putConfigDraft");
  const reason = useId();
  if (edit !== null) return <Editor draft={draft} edit={edit} isFocused={isBegun} reload={reload} />;
  const begin = () => {
    if (text === null || refusal !== null) return;
    setBegun(true);
    keepEdit(id, { base: draft, initial: text, text, siteName });
  };
  return (
    <section aria-labelledby="document">
      <h2 id="document">Document</h2>
      {isDiscarded && <DiscardedText site={id} />}
      <SpellingChoice spelling={spelling} choose={setSpelling} />
      <button type="button" {...buttonState({ isBusy: false, refusal }, reason)} onClick={begin}>
        Edit
      </button>
      <Refusal id={reason} action={{ refusal }} />
      <pre class="document">
        <code>{text ?? "Loading…"}</code>
      </pre>
    </section>
  );
}

function DiscardedText({ site }: { site: string }) {
  return (
    <p class="managed">
      Your text was discarded.{" "}
      <button type="button" class="small" onClick={() => bringBack(site)}>
        Bring it back
      </button>
    </p>
  );
}

function SpellingChoice({ spelling, choose }: { spelling: Spelling; choose: (spelling: Spelling) => void }) {
  return (
    <fieldset>
      <legend>Show as</legend>
      {(["yaml", "json"] as const).map((one) => (
        <label key={one} class="choice">
          <input type="radio" name="spelling" checked={one === spelling} onChange={() => choose(one)} />{" "}
          {one.toUpperCase()}
        </label>
      ))}
    </fieldset>
  );
}

function Editor(props: {
  draft: ConfigDraft;
  edit: Edit;
  /** True if the person has just asked for it. */
  isFocused: boolean;
  reload: () => void;
}) {
  const { draft, edit, isFocused, reload } = props;
  const { base, text } = edit;
  const { site_id: id, etag, revision, managed_by } = draft;
  const form = useRef<HTMLElement>(null);
  const goToLine = useRef<GoToLine | null>(null);
  useEffect(() => {
    if (isFocused) form.current?.querySelector("textarea")?.focus();
  }, []);
  const isOutdated = etag !== base.etag;
  const save = useAction("putConfigDraft", async (input: { text: string; etag: string }) => {
    await saveDraft(draft, input.text);
    reload();
  });
  const placeOf = useLines(save.failure, text, goToLine);
  return (
    <section aria-labelledby="document" ref={form}>
      <h2 id="document">Document</h2>
      {isOutdated && <OtherRevision draft={draft} base={base} />}
      <ActionForm
        action={save}
        read={() => ({ text, etag })}
        button={isOutdated ? `Save over revision ${revision}` : "Save the draft"}
        reload={reload}
        placeOf={placeOf}
      >
        <DocumentField text={text} keep={(typed) => keepEdit(id, { ...edit, text: typed })} lineGoer={goToLine} />
        <ConfirmByHand deployment={managed_by} />
      </ActionForm>
      <button type="button" onClick={() => discardEdit(id)}>
        Discard my text
      </button>
    </section>
  );
}

function DocumentField(props: { text: string; keep: (text: string) => void; lineGoer: { current: GoToLine | null } }) {
  const { text, keep, lineGoer } = props;
  return (
    <Field name="document" label="Document" hint="YAML or JSON">
      {(attributes) => <NumberedText attributes={attributes} value={text} onInput={keep} lineGoer={lineGoer} />}
    </Field>
  );
}

/** The revision that others have saved since the person began to edit. */
function OtherRevision({ draft, base }: { draft: ConfigDraft; base: ConfigDraft }) {
  return (
    <div class="problem" role="alert">
      <p class="problem-title">The draft was changed meanwhile</p>
      <p>After you began, revision {draft.revision} was saved with the changes below. Your text is unchanged.</p>
      <DifferenceList changes={differences(base.document, draft.document)} equal="The document is equal." />
    </div>
  );
}

/** Shows each error of a failure with a button that goes to its line in the text. */
function useLines(failure: Failure | null, text: string, goToLine: { readonly current: GoToLine | null }): PlaceOf {
  const [lines, setLines] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let isGone = false;
    setLines(new Map());
    const pointers = (failure?.problem?.errors ?? []).flatMap((error) => pointerOf(error) ?? []);
    if (pointers.length > 0) void linesOf(text, pointers).then((found) => !isGone && setLines(found));
    return () => {
      isGone = true;
    };
  }, [failure]);
  return (error) => {
    const pointer = pointerOf(error);
    const line = (error as { line?: number }).line ?? (pointer === null ? undefined : lines.get(pointer));
    return (
      <>
        {pointer !== null && pointer !== "" && <code>{pointer} </code>}
        {line !== undefined && (
          <button type="button" class="small" onClick={() => goToLine.current?.(line)}>
            Go to line {line}
          </button>
        )}
      </>
    );
  };
}

/** The place of an error in the document. In a request's body, the document is the member `document`. */
function pointerOf(error: object): string | null {
  const { pointer } = error as { pointer?: string | null };
  return pointer?.replace(/^\/document(?=\/|$)/, "") ?? null;
}

/** The document as text; null until it is made. */
function useSpelled(document: unknown, spelling: Spelling): string | null {
  const [made, setMade] = useState<{ of: unknown; spelling: Spelling; text: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    void documentText(document, spelling, escapedDirections).then((text) => {
      if (!isGone) setMade({ of: document, spelling, text });
    });
    return () => {
      isGone = true;
    };
  }, [document, spelling]);
  return made !== null && made.of === document && made.spelling === spelling ? made.text : null;
}
