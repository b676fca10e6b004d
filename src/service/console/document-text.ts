/** Spellings of a document. */
export type Spelling = "yaml" | "json";

/**
 * A document as text to read, edit and copy.
 * @param escaped replaces characters that must not be drawn by escapes of JSON, which both spellings read back
 */
export async function documentText(
  document: unknown,
  spelling: Spelling,
  escaped: (text: string) => string,
): Promise<string> {
  if (spelling === "json") return escaped(JSON.stringify(document, null, 2));
  const { Document, visit } = await import("yaml");
  const yaml = new Document(document, { compat: "yaml-1.1" });
  // Only quoted texts have escapes.
  visit(yaml, {
    Scalar: (_key, scalar) => {
      const { value } = scalar;
      if (typeof value === "string" && escaped(value) !== value) scalar.type = "QUOTE_DOUBLE";
    },
  });
  return escaped(yaml.toString({ lineWidth: 100 }));
}
