/** The result of a generator: path from the repository root to the whole new content. */
export type GeneratedFiles = Map<string, string>;

/** First line of each generated source file; `source` names what to edit instead. */
export function generatedHeader(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;
}
