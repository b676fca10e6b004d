/** One argument or map entry whose value ends on its line: indentation, name, value. */
const argumentLine = /^( *)((?:"(?:[^"\\]|\\.)*")|[A-Za-z_][\w-]*) = (.*[^[{(])$/;

const graphemes = new Intl.Segmenter();

/**
 * Aligns the equals signs of arguments on consecutive lines, as `terraform fmt` does. An argument whose value continues
 * on the next line, a comment and an empty line each end a group.
 *
 * @param text a configuration with one space on each side of each equals sign, and without heredocs
 */
export function alignArguments(text: string): string {
  const aligned: string[] = [];
  let group: (readonly [indentation: string, name: string, value: string])[] = [];
  const endGroup = () => {
    const width = Math.max(...group.map(([, name]) => columns(name)));
    for (const [indentation, name, value] of group)
      aligned.push(`${indentation}${name}${" ".repeat(width - columns(name))} = ${value}`);
    group = [];
  };
  for (const line of text.split("\n")) {
    const [, indentation, name, value] = argumentLine.exec(line) ?? [];
    if (indentation !== undefined && name !== undefined && value !== undefined) {
      group.push([indentation, name, value]);
      continue;
    }
    endGroup();
    aligned.push(line);
  }
  endGroup();
  return aligned.join("\n");
}

function columns(name: string): number {
  return [...graphemes.segment(name)].length;
}
