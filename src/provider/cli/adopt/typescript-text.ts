import { type Expression, isExpression } from "./program";
import { quoted } from "./source-text";

/** The way a dialect of programs writes texts and expressions. */
export interface Dialect {
  text(value: string): string;
  /** @param depth of objects and lists around it; an argument has 1 */
  expression(value: Expression, depth: number): string;
}

/** Longest value that is written in one line. */
const MAX_LINE = 100;

/** A value as a TypeScript expression that begins in a line with this indentation. */
export function typescriptValue(value: unknown, dialect: Dialect, indent = "", depth = 0): string {
  if (isExpression(value)) return dialect.expression(value, depth);
  if (typeof value === "string") return dialect.text(value);
  if (Array.isArray(value)) {
    return enclosed(
      value.map((item) => (deeper: string) => typescriptValue(item, dialect, deeper, depth + 1)),
      ["[", "]", ""],
      indent,
    );
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return enclosed(
      members.map(
        ([name, member]) =>
          (deeper: string) =>
            memberText(name, typescriptValue(member, dialect, deeper, depth + 1), dialect),
      ),
      ["{", "}", " "],
      indent,
    );
  }
  return String(value);
}

function memberText(name: string, value: string, dialect: Dialect): string {
  return name === value ? name : `${memberName(name, dialect)}: ${value}`;
}

/** `"__proto__": …` would set the prototype. */
function memberName(name: string, { text }: Dialect): string {
  if (name === "__proto__") return `[${quoted(name)}]`;
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) ? name : text(name);
}

/** Items between brackets, in one line if they fit. */
export function enclosed(
  items: readonly ((indent: string) => string)[],
  [open, close, space]: readonly [string, string, string],
  indent: string,
): string {
  if (items.length === 0) return `${open}${close}`;
  const line = items.map((item) => item(indent)).join(", ");
  if (!line.includes("\n") && indent.length + line.length < MAX_LINE) return `${open}${space}${line}${space}${close}`;
  const deeper = `${indent}  `;
  return `${open}\n${items.map((item) => `${deeper}${item(deeper)},\n`).join("")}${indent}${close}`;
}
