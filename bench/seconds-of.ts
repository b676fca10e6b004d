/** @returns how long `act` took, in seconds */
export async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
}
