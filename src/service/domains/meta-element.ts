/** Elements whose text may look like elements but is none (HTML 13.2.5, raw text and its relatives). */
const opaqueElements: ReadonlySet<string> = new Set(["script", "style", "template", "noscript", "title", "textarea"]);

const tagStart = /<(\/?)([a-z][a-z0-9-]*)/iy;
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;
const tagEnd = /[\s/]*>/y;

/**
 * The content attributes of all meta elements with this name in a page's head. What follows the start of the body is
 * not looked at: visitors may write there. The page is hostile until proved otherwise: it is read once from beginning
 * to end, and the reading ends at the first part that never closes.
 */
export function metaContents(html: string, name: string): string[] {
  const contents: string[] = [];
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    const tag = html.startsWith("<!--", at) ? null : readTag(html, at);
    if (tag === "unclosed" || (tag !== null && tag.name === "body")) {
      break;
    }
    if (tag?.name === "meta" && tag.attributes.get("name")?.toLowerCase() === name) {
      contents.push(tag.attributes.get("content") ?? "");
    }
    const next = tag === null ? endOfComment(html, at) : endOfOpaque(html, tag);
    if (next < 0) {
      break;
    }
    at = next;
  }
  return contents;
}

interface Tag {
  /** Lower-case; empty for a less-than sign that begins no element. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  /** Index after the tag. */
  readonly end: number;
}

function readTag(html: string, at: number): Tag | "unclosed" {
  tagStart.lastIndex = at;
  const start = tagStart.exec(html);
  if (start === null) {
    return { name: "", isClosing: false, attributes: new Map(), end: at + 1 };
  }
  const attributes = new Map<string, string>();
  for (let position = tagStart.lastIndex; ; position = attribute.lastIndex) {
    tagEnd.lastIndex = position;
    if (tagEnd.test(html)) {
      const [, slash, name = ""] = start;
      return { name: name.toLowerCase(), isClosing: slash === "/", attributes, end: tagEnd.lastIndex };
    }
    attribute.lastIndex = position;
    const found = attribute.exec(html);
    if (found === null) {
      return "unclosed";
    }
    const [, key = "", doubleQuoted, singleQuoted, bare] = found;
    // HTML keeps the first of two attributes with one name.
    if (!attributes.has(key.toLowerCase())) {
      attributes.set(key.toLowerCase(), doubleQuoted ?? singleQuoted ?? bare ?? "");
    }
  }
}

/** Index after a comment; negative if it never ends. */
function endOfComment(html: string, at: number): number {
  const end = html.indexOf("-->", at + 4);
  return end < 0 ? end : end + 3;
}

/** Index after a tag and, for opaque elements, their text; negative if that never ends. */
function endOfOpaque(html: string, { name, isClosing, end }: Tag): number {
  if (isClosing || !opaqueElements.has(name)) {
    return end;
  }
  const closing = new RegExp(`</${name}`, "gi");
  closing.lastIndex = end;
  return closing.exec(html)?.index ?? -1;
}
