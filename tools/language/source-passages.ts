import * as ts from "typescript";
import { blank, type Passage, type PassageKind } from "./passage";

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

/** The functions that declare a test or a group of tests, and those of the repository that wrap one. */
const DECLARES_TESTS = /^(test|it|describe)([A-Z]\w*)?$/;

/** Comments, titles of tests and, below `src/`, string literals of a TypeScript or JavaScript file. */
export function sourcePassages(path: string, source: string): Passage[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const literals: [start: number, end: number][] = [];
  const visit = (node: ts.Node, inTitle: boolean) => {
    const literal =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    if (literal) {
      const passage = { path, start: node.getStart(file), text: literalText(node, file) };
      if (inTitle) passages.push({ ...passage, kind: "title" });
      else if (path.startsWith("src/") && isProse(node)) passages.push({ ...passage, kind: "message" });
    }
    if (isOpaque(node)) literals.push([node.getStart(file), node.end]);
    ts.forEachChild(node, (child) => visit(child, isTitle(child, node, path)));
  };
  visit(file, false);
  return [...passages, ...comments(path, withoutLiterals(source, literals))].sort((a, b) => a.start - b.start);
}

/** Leaves of the syntax tree in which `//` and `/*` do not begin a comment. */
function isOpaque(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isRegularExpressionLiteral(node);
}

function isTitle(node: ts.Node, parent: ts.Node, path: string): boolean {
  if (!path.startsWith("test/") || !ts.isCallExpression(parent) || parent.arguments[0] !== node) return false;
  let callee: ts.Node = parent.expression;
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
  return ts.isIdentifier(callee) && DECLARES_TESTS.test(callee.text);
}

/** Names, paths and keys have no space. */
function isProse(node: Literal): boolean {
  return !ts.isImportDeclaration(node.parent) && /\S\s+\S/.test(node.getText());
}

/** The literal between its quotes, with an ellipsis for each value that it includes. */
function literalText(node: Literal, file: ts.SourceFile): string {
  const text = node.getText(file);
  if (!ts.isTemplateExpression(node)) return ` ${text.slice(1, -1)} `;
  let shown = text;
  for (const { expression } of node.templateSpans) {
    const from = expression.getFullStart() - node.getStart(file);
    const width = expression.end - expression.getFullStart();
    shown = `${shown.slice(0, from)}${"…".padEnd(width)}${shown.slice(from + width)}`;
  }
  return ` ${shown.slice(1, -1).replace(/\$\{|\}/g, (mark) => " ".repeat(mark.length))} `;
}

function withoutLiterals(source: string, literals: readonly [start: number, end: number][]): string {
  let code = source;
  for (const [start, end] of literals) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, " ") + code.slice(end);
  }
  return code;
}

/** Blocks of comments, and line comments below one another as one. */
function comments(path: string, code: string): Passage[] {
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*(\n[ \t]*\/\/[^\n]*)*/g)].map(({ 0: text, index: start }) => {
    const kind: PassageKind = text.startsWith("/**") ? "docstring" : "comment";
    return { path, start, kind, text: blank(text, /^\/\*\*?|\*\/$|^[ \t]*(\*|\/\/)|`[^`\n]*`/gm) };
  });
}
