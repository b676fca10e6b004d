/** A text as lines of at most `columns` characters, each after the first indented. A longer word has its own line. */
export function wrappedLines(text: string, columns: number, indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    const isFirst = lines.length === 0;
    if (line !== "" && longer.length + (isFirst ? 0 : indent.length) > columns) {
      lines.push(isFirst ? line : indent + line);
      line = word;
    } else line = longer;
  }
  return [...lines, lines.length === 0 ? line : indent + line];
}
