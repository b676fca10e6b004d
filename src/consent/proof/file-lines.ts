/** A line of a file. */
export interface FileLine {
  /** From 1. */
  readonly number: number;
  /** Without its line feed. */
  readonly text: string;
  /** True if a line feed ended it. */
  readonly isEnded: boolean;
}

/** Splits bytes into lines at line feeds, and at nothing else; no more than one line is held. `see` gets every byte. */
export async function* fileLines(
  pieces: AsyncIterable<Uint8Array>,
  see: (piece: Uint8Array) => void,
): AsyncGenerator<FileLine> {
  let number = 0;
  let begun: Buffer[] = [];
  const line = (isEnded: boolean): FileLine => {
    number += 1;
    const text = Buffer.concat(begun).toString("utf8");
    begun = [];
    return { number, text, isEnded };
  };
  for await (const piece of pieces) {
    see(piece);
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      begun.push(bytes.subarray(start, end));
      yield line(true);
      start = end + 1;
    }
    // A copy: the stream uses its memory again.
    if (start < bytes.length) begun.push(Buffer.from(bytes.subarray(start)));
  }
  if (begun.length > 0) yield line(false);
}
