import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until something has happened that nothing reports, e.g. that another process wrote a file.
 *
 * @param isTrue asked every 20 ms
 * @param timeoutMs default 200 s, which ends before the time limit of any test
 * @throws Error when it did not happen in time
 */
export async function until(isTrue: () => boolean | Promise<boolean>, timeoutMs = 200_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs} ms for: ${isTrue}`);
    await sleep(20);
  }
}
