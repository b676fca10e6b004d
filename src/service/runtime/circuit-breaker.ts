import { withTimeout } from "./with-timeout";

/**
 * Limits how long a question may take, with a circuit breaker: after one without an answer, none is asked for as long
 * again, so that no visitor waits in vain.
 * @param ask what may fail or take too long
 * @param timeoutMs how long it may take, and how long it is then not asked again, in milliseconds
 * @returns a function that asks; undefined without an answer
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
