/** Targets of the inline links of a Markdown page, outside code. */
export function linksOf(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = ""]) => target);
}

/** The anchors that a page offers: those of its headings, as GitHub makes them, and ids that are written out. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutFences(markdown).matchAll(/^#+ (.*)$/gm)) {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${slug}-${copy}`;
    anchors.add(anchor);
  }
  for (const [, id = ""] of markdown.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

/** Link texts count without their targets; punctuation but hyphens and underscores is dropped. */
function slugOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}

function withoutFences(markdown: string): string {
  return markdown.replace(/^(```+|~~~+).*?^\1$/gms, "");
}

function withoutCode(markdown: string): string {
  return withoutFences(markdown).replace(/`[^`\n]*`/g, "");
}
