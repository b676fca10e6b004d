/**
 * Milliseconds of processor time that a function takes, which other work on the machine does not lengthen as it does
 * the wall clock's.
 */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
