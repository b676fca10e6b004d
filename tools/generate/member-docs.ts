import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * The documentation of the members of an interface or a class, by name, from the file of src that declares it.
 *
 * @throws Error if the file does not declare it
 */
export function memberDocs(path: string, name: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(__dirname, "../../src", path), "utf8");
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declared = statements.find(
    (node) => (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) && node.name?.text === name,
  ) as ts.InterfaceDeclaration | ts.ClassDeclaration | undefined;
  if (declared === undefined) throw new Error(`${path} declares no ${name}.`);
  return Object.fromEntries([
    ["", docOf(declared)],
    ...[...declared.members].flatMap((member) => (member.name ? [[member.name.getText(), docOf(member)]] : [])),
  ]);
}

function docOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(doc?.comment) ?? "").replace(/\s+/g, " ").trim();
}
