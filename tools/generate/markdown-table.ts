/** A Markdown table; line breaks and bars inside cells are made harmless. Each row has as many cells as `head`. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(tableCell).join(" | ")} |`);
  return `${lines.join("\n")}\n`;
}

function tableCell(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replaceAll("|", "\\|");
}
