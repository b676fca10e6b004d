/** Parts of a page whose text may look like elements but is none. */
const opaqueParts = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const bodyStart = /<body\b/i;
const metaElement = /<meta\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * The content attributes of all meta elements with this name in a page's head. What follows the start of the body is not
 * looked at: visitors may write there.
 */
export function metaContents(html: string, name: string): string[] {
  const visible = html.replace(opaqueParts, "");
  const body = visible.search(bodyStart);
  const head = body < 0 ? visible : visible.slice(0, body);
  return [...head.matchAll(metaElement)]
    .map(([, source = ""]) => attributesOf(source))
    .filter((attributes) => attributes.get("name")?.toLowerCase() === name)
    .map((attributes) => attributes.get("content") ?? "");
}

function attributesOf(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", doubleQuoted, singleQuoted, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase();
    // HTML keeps the first of two attributes with one name.
    if (!attributes.has(key)) {
      attributes.set(key, doubleQuoted ?? singleQuoted ?? bare ?? "");
    }
  }
  return attributes;
}
