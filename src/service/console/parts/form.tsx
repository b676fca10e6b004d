import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useId, useRef } from "preact/hooks";
import type { Failure } from "../ask/failure";
import type { Action } from "../ask/use-action";
import { asSentence } from "../words";
import { type PlaceOf, ProblemBox } from "./problem";

/** Attributes that tie a form control to its label and hint. */
interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** The errors of a form's fields, as sentences, by field name. */
const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map());

/** A labeled control. */
export function Field(props: {
  name: string;
  label: string;
  hint?: string | undefined;
  children: (attributes: ControlAttributes) => ComponentChildren;
}) {
  const id = useId();
  const { name, label, hint, children } = props;
  const error = useContext(FieldErrors).get(name);
  const described = [error === undefined ? "" : `${id}-error `, hint === undefined ? "" : `${id}-hint`].join("").trim();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        name,
        ...(described === "" ? {} : { "aria-describedby": described }),
        ...(error === undefined ? {} : { "aria-invalid": true }),
      })}
      {error !== undefined && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A form that keeps what was entered after a failure, and shows the failure next to its button. */
export function ActionForm<Input>(props: {
  action: Action<Input>;
  /** The input of the action by the form's entries. */
  read: (entries: FormData) => Input;
  button: string;
  done?: string | undefined;
  reload?: (() => void) | undefined;
  placeOf?: PlaceOf;
  /** Names of fields, by the member that they set, where the names differ. */
  fieldNames?: Readonly<Record<string, string>>;
  children?: ComponentChildren;
}) {
  const { action, read, button, done, reload, placeOf, fieldNames, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const reason = useId();
  useEffect(() => {
    if (action.failure !== null) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [action.failure]);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        action.run(read(new FormData(event.currentTarget)));
      }}
    >
      <Refusal id={reason} action={action} />
      <fieldset class="fields" disabled={action.refusal !== null}>
        <FieldErrors.Provider value={fieldErrors(action.failure, fieldNames ?? {})}>{children}</FieldErrors.Provider>
      </fieldset>
      <ActionFailure action={action} reload={reload} {...(placeOf === undefined ? {} : { placeOf })} />
      <button type="submit" class="main-action" {...buttonState(action, reason)}>
        {action.isBusy ? "Sending…" : button}
      </button>
      <p role="status" class="done">
        {action.isDone ? done : null}
      </p>
    </form>
  );
}

/** The first error of each field, as a sentence. */
function fieldErrors(failure: Failure | null, names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const error of failure?.problem?.errors ?? []) {
    const member = /^\/([^/]+)(?:\/\d+)?$/.exec(error.pointer ?? "")?.[1];
    const name = member === undefined ? undefined : (names[member] ?? member);
    const text = "message" in error ? error.message : error.detail;
    if (name !== undefined && !found.has(name)) found.set(name, asSentence(text));
  }
  return found;
}

/** A button that acts at once. */
export function ActionButton<Input>(props: { action: Action<Input>; input: Input; children: ComponentChildren }) {
  const { action, input, children } = props;
  const reason = useId();
  return (
    <>
      <button type="button" {...buttonState(action, reason)} onClick={() => action.run(input)}>
        {children}
      </button>
      <Refusal id={reason} action={action} />
    </>
  );
}

/** The state of a button. One that the role does not permit can still have the focus, so that its reason is found. */
export function buttonState({ isBusy, refusal }: Pick<Action<never>, "isBusy" | "refusal">, reason: string) {
  return { "aria-disabled": isBusy || refusal !== null, ...(refusal === null ? {} : { "aria-describedby": reason }) };
}

/** The reason why the role does not permit an action; nothing if it does. */
export function Refusal({ id, action }: { id: string; action: Pick<Action<never>, "refusal"> }) {
  return action.refusal === null ? null : (
    <p class="hint" id={id}>
      {action.refusal}
    </p>
  );
}

/** The failure of an action. @param reload loads the current state after a conflict */
export function ActionFailure<Input>(props: {
  action: Action<Input>;
  reload?: (() => void) | undefined;
  placeOf?: PlaceOf;
}) {
  const { failure, clear } = props.action;
  if (failure === null) return null;
  const { reload, placeOf } = props;
  const isConflict = failure.slug === "precondition-failed" && reload !== undefined;
  const load = () => {
    clear();
    reload?.();
  };
  const place = placeOf === undefined ? {} : { placeOf };
  return <ProblemBox failure={failure} retry={isConflict ? load : undefined} {...place} />;
}

/** The text of a form's entry, or an empty one. */
export function textOf(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === "string" ? value.trim() : "";
}
