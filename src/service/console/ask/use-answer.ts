import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { type Failure, failureFrom } from "./failure";

/** State of an answer: nothing yet, data, a failure, or older data and the failure of loading it again. */
export interface Answer<T> {
  readonly data: T | null;
  readonly failure: Failure | null;
  readonly isLoading: boolean;
  /** Asks again; the present data stays until the answer comes. */
  reload(): void;
}

type State<T> = Omit<Answer<T>, "reload"> & { readonly key: string };

/** Asks when the component is first drawn and whenever the key differs. @param key everything that `load` depends on */
export function useAnswer<T>(load: (signal: AbortSignal) => Promise<T>, key: string): Answer<T> {
  const [state, setState] = useState<State<T>>({ key, data: null, failure: null, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const stop = new AbortController();
    setState((before) => ({ key, data: before.key === key ? before.data : null, failure: null, isLoading: true }));
    latest
      .current(stop.signal)
      .then((data) => setIfWanted({ key, data, failure: null, isLoading: false }))
      .catch((error) => setIfWanted(null, failureFrom(error)));
    function setIfWanted(next: State<T> | null, failure: Failure | null = null) {
      if (!stop.signal.aborted) setState((before) => next ?? { ...before, failure, isLoading: false });
    }
    return () => stop.abort();
  }, [key, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  // Data of another key must not be shown for even one frame.
  return state.key === key ? { ...state, reload } : { data: null, failure: null, isLoading: true, reload };
}
