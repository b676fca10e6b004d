import ts from "typescript";

/**
 * Counts the functions of a source file whose body has more lines than allowed.
 *
 * @param most lines between the braces, at most
 */
export function longFunctions(path: string, text: string, most: number): number {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  let found = 0;
  const visit = (node: ts.Node): void => {
    const body = ts.isFunctionLike(node) && "body" in node ? (node.body as ts.Node | undefined) : undefined;
    if (body && lineOf(body.end) - lineOf(body.getStart(file)) - 1 > most) found += 1;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
