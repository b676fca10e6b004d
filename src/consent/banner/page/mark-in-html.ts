import type { Owner } from "../blocking-owner";

/** Names of elements that browsers load something for. */
export const LOADING_TAGS = "audio|embed|frame|iframe|image|img|input|link|object|script|source|track|use|video";

const attribute = /([^\s"'>/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;

/**
 * Marks the tags of a text as the page could have done. The marks contain no quotation mark, because the text may be
 * part of a script's string.
 *
 * @param ownerOf the owner of an attribute that has to be held, or null; `rel` is that of the tag
 * @param areRun false where browsers do not run the scripts of the text
 */
export function markInHtml(
  html: string,
  ownerOf: (tag: string, attribute: string, value: string, rel: string) => Owner,
  areRun: boolean,
): string {
  const tag = new RegExp(`<(${LOADING_TAGS})(?=[\\s/])((?:"[^"]*"|'[^']*'|[^"'>])*)>`, "gi");
  return html.replace(tag, (whole, name: string, attributes: string) => {
    const isScript = /^script$/i.test(name);
    let owner = null as Owner;
    if (/\sdata-consent/.test(attributes) || (isScript && !areRun)) return whole;
    let rel = "";
    attributes.replace(attribute, (pair, key: string, value: string) => {
      if (/^rel$/i.test(key)) rel = rel || value;
      return pair;
    });
    const marked = attributes.replace(attribute, (pair, key: string, value: string) => {
      const waiting = ownerOf(name, key, value.replace(/^["']|["']$/g, "").replace(/&amp;/g, "&"), rel);
      owner = owner || waiting;
      return (isScript ? /^type$/i.test(key) : waiting) ? `data-consent-${pair.replace("xlink:", "")}` : pair;
    });
    if (!owner) return whole;
    const marks = marksOf(owner)
      .map(([key, value]) => ` ${key}=${value}`)
      .join("");
    return `<${name}${isScript ? " type=text/plain" : ""}${marks}${marked}>`;
  });
}

/** The marks of a tag that is held for its owner. */
export function marksOf(owner: Exclude<Owner, null>): [name: string, value: string][] {
  if (owner === "unknown") return [["data-consent", "*"]];
  const category: [string, string] = ["data-consent", owner.category];
  return owner.service ? [category, ["data-consent-service", owner.service]] : [category];
}
