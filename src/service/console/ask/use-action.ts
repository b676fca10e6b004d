import { useRef, useState } from "preact/hooks";
import { type Failure, failureFrom } from "./failure";
import { type Restricted, useRefusal } from "./use-refusal";

/** Something that a person does: sent once at a time, and again under the same key after a failure. */
export interface Action<Input> {
  /** The reason why the user's role does not permit it; null if it does. */
  readonly refusal: string | null;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  /** True after a success, until the next run. */
  readonly isDone: boolean;
  run(input: Input): void;
  /** Forgets a failure or success that was shown. */
  clear(): void;
}

interface State {
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly isDone: boolean;
}

/** Slugs after which the request may have had an effect, so that it must be repeated under its key. */
const retriable = new Set(["timeout", "unreachable", "unavailable", "internal-error", "unreadable"]);

/**
 * Makes an action.
 * @param operation null if every role permits it
 * @param act sends the request with the Idempotency-Key, which differs for each input
 */
export function useAction<Input>(
  operation: Restricted | null,
  act: (input: Input, key: string) => Promise<void>,
): Action<Input> {
  const refusal = useRefusal(operation);
  const [state, setState] = useState<State>({ isBusy: false, failure: null, isDone: false });
  const attempt = useRef<{ text: string; key: string } | null>(null);
  const isBusy = useRef(false);
  const run = async (input: Input) => {
    if (isBusy.current || refusal !== null) return;
    isBusy.current = true;
    const text = JSON.stringify(input) ?? "";
    if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    setState({ isBusy: true, failure: null, isDone: false });
    try {
      await act(input, attempt.current.key);
      attempt.current = null;
      setState({ isBusy: false, failure: null, isDone: true });
    } catch (error) {
      const failure = failureFrom(error);
      if (!retriable.has(failure.slug)) attempt.current = null;
      setState({ isBusy: false, failure, isDone: false });
    } finally {
      isBusy.current = false;
    }
  };
  return {
    ...state,
    refusal,
    run: (input) => void run(input),
    clear: () => setState({ isBusy: false, failure: null, isDone: false }),
  };
}
