import { withTimeout } from "./with-timeout";

/**
 * Makes a circuit breaker. A call that fails or takes too long opens it, and while it is open, nothing is asked: no
 * visitor waits in vain.
 * @param ask the question, which may fail or take too long
 * @param timeoutMs the longest a call may take, and how long the breaker then stays open, in milliseconds
 * @returns a function that asks; it resolves to undefined where there is no answer, and never rejects
 */
export function circuitBreaker<Question extends unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  timeoutMs: number,
): (...question: Question) => Promise<Answer | undefined> {
  let isOpen = false;
  const open = (): undefined => {
    if (isOpen) return;
    isOpen = true;
    setTimeout(() => {
      isOpen = false;
    }, timeoutMs).unref();
  };
  return async (...question) => (isOpen ? undefined : withTimeout(ask(...question), timeoutMs).catch(open));
}
