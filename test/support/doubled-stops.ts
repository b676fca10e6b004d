/** Places where a text ends a sentence twice, as in `is taken.. Choose`. Neither an ellipsis nor `../a` is one. */
export function doubledStops(text: string): string[] {
  return text.match(/[^\n]{0,40}[^\s.(]\. ?\.(?=\s|$)/g) ?? [];
}

/**
 * The message of an engine.
 *
 * @throws Error with the place, if a sentence of it ends twice
 */
export function withSingleStops(message: string): string {
  const [place] = doubledStops(message);
  if (place !== undefined) throw new Error(`a message ends a sentence twice: ${place}`);
  return message;
}
