import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Action } from "../ask/use-action";
import { ProblemBox } from "./problem";

/** Attributes that tie a form control to its label and hint. */
interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly "aria-describedby"?: string;
}

/** A labeled control. */
export function Field(props: {
  name: string;
  label: string;
  hint?: string | undefined;
  children: (attributes: ControlAttributes) => ComponentChildren;
}) {
  const id = useId();
  const { name, label, hint, children } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, name, ...(hint === undefined ? {} : { "aria-describedby": `${id}-hint` }) })}
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
  children?: ComponentChildren;
}) {
  const { action, read, button, done, reload, children } = props;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        action.run(read(new FormData(event.currentTarget)));
      }}
    >
      {children}
      <ActionFailure action={action} reload={reload} />
      <button type="submit" class="main-action" aria-disabled={action.isBusy}>
        {action.isBusy ? "Sending…" : button}
      </button>
      <p role="status" class="done">
        {action.isDone ? done : null}
      </p>
    </form>
  );
}

/** A button that acts at once. */
export function ActionButton<Input>(props: { action: Action<Input>; input: Input; children: ComponentChildren }) {
  const { action, input, children } = props;
  return (
    <button type="button" aria-disabled={action.isBusy} onClick={() => action.run(input)}>
      {children}
    </button>
  );
}

/** The failure of an action. @param reload loads the present state after a conflict */
export function ActionFailure<Input>(props: { action: Action<Input>; reload?: (() => void) | undefined }) {
  const { failure, clear } = props.action;
  if (failure === null) return null;
  const { reload } = props;
  const isConflict = failure.slug === "precondition-failed" && reload !== undefined;
  const load = () => {
    clear();
    reload?.();
  };
  return <ProblemBox failure={failure} retry={isConflict ? load : undefined} />;
}

/** The text of a form's entry, or an empty one. */
export function textOf(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === "string" ? value.trim() : "";
}
