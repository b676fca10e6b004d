/**
 * The result of some work, if it comes in time. What is late goes on, and nobody learns of its result.
 * @param patienceMs milliseconds
 * @throws {Error} if it is late, and whatever the work rejects with
 */
export async function withinPatience<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
