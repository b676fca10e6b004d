/** Texts of which a result is kept: about those that a document has in a language. */
const MAX_TEXTS = 400;

/** The value of a text, made when it is first needed. Only so many texts are kept. */
export function kept<Value>(values: Map<string, Value>, text: string, make: () => Value): Value {
  const known = values.get(text);
  if (known !== undefined) return known;
  if (values.size >= MAX_TEXTS) values.clear();
  const value = make();
  values.set(text, value);
  return value;
}
