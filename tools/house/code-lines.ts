import ts from "typescript";

/**
 * Counts the lines of a file that hold code: no blank line, and none with only a comment.
 *
 * @param path its ending says which language it is
 */
export function codeLines(path: string, text: string): number {
  return /\.[cm]?[jt]sx?$/.test(path) ? scriptLines(path, text) : plainLines(text);
}

function scriptLines(path: string, text: string): number {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    const parts = node.getChildren(file).filter((part) => !isDocComment(part));
    if (parts.length > 0) {
      for (const part of parts) visit(part);
      return;
    }
    const start = node.getStart(file);
    if (start === node.end) return;
    for (let line = lineOf(start); line <= lineOf(node.end); line += 1) lines.add(line);
  };
  visit(file);
  return lines.size;
}

function isDocComment({ kind }: ts.Node): boolean {
  return kind >= ts.SyntaxKind.FirstJSDocNode && kind <= ts.SyntaxKind.LastJSDocNode;
}

/** Style sheets and SQL: comments of several lines do not occur. */
function plainLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "" && !/^\s*(--|\/\*)/.test(line)).length;
}
