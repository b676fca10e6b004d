/** Sites and their version numbers as one line, such as `outlet=2,shop=3`: CI systems pass it on without quoting. */
export function formatRelease(numbers: readonly [key: string, number: number][]): string {
  return numbers.map(([key, number]) => `${key}=${number}`).join(",");
}

/** Reads what {@link formatRelease} wrote. */
export function parseRelease(text: string): [key: string, number: number][] {
  return text.split(",").map((entry) => {
    const [, key, number] = /^([\w.-]+)=([1-9]\d*)$/.exec(entry) ?? [];
    if (key === undefined) throw new Error(`The release has the entry "${entry}". Allowed are entries such as shop=3.`);
    return [key, Number(number)];
  });
}
