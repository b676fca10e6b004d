import ts from "typescript";
import type { SourceFile } from "./source-files";

/** One sentence for each constant of a module whose name does not show whether it is a scalar. */
export function constantFaults({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const constants = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) !== 0
      ? [...statement.declarationList.declarations]
      : [],
  );
  return constants.flatMap(({ name, initializer }) => {
    if (!ts.isIdentifier(name) || initializer === undefined) return [];
    if (isScalar(initializer) && !isInCapitals(name))
      return [`${path}: ${name.text} is a scalar; write it in capitals`];
    if (isTable(initializer) && isInCapitals(name))
      return [`${path}: ${name.text} is not a scalar; write it in camelCase`];
    return [];
  });
}

const isInCapitals = ({ text }: ts.Identifier): boolean => /^[A-Z][A-Z0-9_]*$/.test(text);

/** A number, text, boolean or symbol, as far as its form shows. */
function isScalar(value: ts.Expression): boolean {
  const node = withoutTypes(value);
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isNumericLiteral(node)) return true;
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return true;
  if (ts.isPrefixUnaryExpression(node)) return isScalar(node.operand);
  if (ts.isBinaryExpression(node)) return isScalar(node.left) && isScalar(node.right);
  if (ts.isCallExpression(node)) return ts.isIdentifier(node.expression) && node.expression.text === "Symbol";
  return ts.isIdentifier(node) && isInCapitals(node);
}

/** A table, a function, a pattern or an instance, as far as its form shows. */
function isTable(value: ts.Expression): boolean {
  const node = withoutTypes(value);
  const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  const isLiteral = ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
  return isFunction || isLiteral || ts.isRegularExpressionLiteral(node) || ts.isNewExpression(node);
}

function withoutTypes(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? withoutTypes(node.expression)
    : node;
}
