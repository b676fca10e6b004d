import { dirname, relative } from "node:path/posix";
import { programInputValues } from "../../pulumi/spelling/translate";
import { registry } from "../../resources";
import { variableFor } from "./names";
import { EXPRESSION, isExpression, type Member, type Program, type ProgramFile, type Reference } from "./program";
import { commentText, quoted } from "./source-text";
import { type Dialect, typescriptValue } from "./typescript-text";

/** The differences between TypeScript libraries. */
export interface TypescriptLanguage {
  /** Imports and settings with which a file begins. */
  head(file: ProgramFile): readonly string[];
  /** Statements that declare a member, its arguments being `args`. */
  declare(member: Member, args: string): readonly string[];
  /** Name of an argument, from the property's name in programs. */
  argument(member: Member, name: string): string;
  text(value: string): string;
  /** A reference as an entire argument, or inside a list; `variable` holds the object. */
  reference(variable: string, reference: Reference, isArgument: boolean): string;
  document(path: string): string;
  setting(name: string): string;
  /** Comment lines above a member that has a value which the service never returns. */
  unreadable(member: Member): readonly string[];
}

/** The files of a program, one a site, by path. */
export function typescriptFiles({ files }: Program, language: TypescriptLanguage): Record<string, string> {
  return Object.fromEntries(files.map((file) => [`${file.path}.ts`, fileText(file, language)]));
}

function fileText(file: ProgramFile, language: TypescriptLanguage): string {
  const imported = importsOf(file);
  const variableOf = (member: Member) => imported.get(member) ?? member.variable;
  const statements = file.members.map((member) => {
    const args = Object.fromEntries(
      Object.entries(programInputValues(registry[member.kind], { ...member.declared })).map(([name, value]) => [
        language.argument(member, name),
        value,
      ]),
    );
    const dialect: Dialect = {
      text: language.text,
      expression: (expression, depth) => {
        switch (expression[EXPRESSION]) {
          case "reference":
            return language.reference(variableOf(expression.member), expression, depth === 1);
          case "document":
            return language.document(expression.path);
          case "unreadable":
            return language.setting(expression.setting);
        }
      },
    };
    const text = typescriptValue(args, dialect);
    const comments = [...member.notes, ...language.unreadable(member)].map((note) => `// ${commentText(note)}`);
    return [...comments, ...language.declare(member, text)].join("\n");
  });
  const imports = [...imported].map(([{ variable, file: from }, alias]) => {
    const path = relative(dirname(file.path), from);
    return `import { ${variable} as ${alias} } from ${quoted(path.startsWith(".") ? path : `./${path}`)};`;
  });
  const [libraries = "", ...settings] = language.head(file);
  const top = [[libraries, ...imports].join("\n"), ...settings, `// ${commentText(file.title)}`];
  return `${[...top, ...statements].join("\n\n")}\n`;
}

/** Members of other files that a file refers to, and what it calls them. */
function importsOf(file: ProgramFile): Map<Member, string> {
  const taken = new Set(file.members.map(({ variable }) => variable));
  const imports = new Map<Member, string>();
  const visit = (value: unknown): void => {
    if (isExpression(value)) {
      if (value[EXPRESSION] !== "reference" || value.member.file === file.path || imports.has(value.member)) return;
      imports.set(value.member, variableFor(`${value.member.variable}-${value.member.name}`, taken));
    } else if (Array.isArray(value)) value.forEach(visit);
  };
  for (const { declared } of file.members) Object.values(declared).forEach(visit);
  return imports;
}
