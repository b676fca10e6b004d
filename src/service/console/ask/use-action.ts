import { useRef, useState } from "preact/hooks";
import { type Failure, failureFrom } from "./failure";

/** Something that a person does: sent once at a time, and again under the same key after a failure. */
export interface Action<Input> {
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

/** Makes an action. @param act sends the request with the Idempotency-Key, which is another one for other input */
export function useAction<Input>(act: (input: Input, key: string) => Promise<void>): Action<Input> {
  const [state, setState] = useState<State>({ isBusy: false, failure: null, isDone: false });
  const attempt = useRef<{ text: string; key: string } | null>(null);
  const isBusy = useRef(false);
  const run = async (input: Input) => {
    if (isBusy.current) return;
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
    run: (input) => void run(input),
    clear: () => setState({ isBusy: false, failure: null, isDone: false }),
  };
}
