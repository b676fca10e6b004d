/** One group's part of bench/results.md. */
export interface Section {
  /** Name of the group, as `npm run bench -- <name>` accepts it. */
  readonly name: string;
  /** Markdown below the heading. */
  readonly text: string;
}

const TITLE = `# Measured

Written by \`npm run bench\`. Every row compares two measurements of the same run on the same machine. \`npm run bench --
<group>\` measures single groups and replaces their sections only. \`npm run test:soak\` writes the section \`soak\`.
`;

/**
 * The text of bench/results.md with new sections in place of those with the same name.
 *
 * @param previous the file so far; empty if there is none
 * @param measured what was measured now
 * @param order names of all groups; sections of groups that no longer exist are left out
 */
export function withSections(previous: string, measured: readonly Section[], order: readonly string[]): string {
  const known = new Map([...sectionsOf(previous), ...measured].map(({ name, text }) => [name, text.trim()]));
  const sections = order.flatMap((name) => (known.has(name) ? [`\n## ${name}\n\n${known.get(name)}\n`] : []));
  return TITLE + sections.join("");
}

/** Names of the sections of bench/results.md, in their order. */
export function sectionNames(file: string): string[] {
  return sectionsOf(file).map(({ name }) => name);
}

function sectionsOf(file: string): Section[] {
  return file
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf("\n");
      return { name: section.slice(0, end), text: section.slice(end) };
    });
}
