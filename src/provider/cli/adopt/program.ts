import type { Kind, Properties } from "../../resources";

/** Marks expressions, which may otherwise look like values. */
export const EXPRESSION = Symbol("expression");

/** An output of another object of the program. */
export interface Reference {
  readonly [EXPRESSION]: "reference";
  readonly member: Member;
  readonly output: string;
}

/** The content of a document file. */
interface DocumentReference {
  readonly [EXPRESSION]: "document";
  readonly path: string;
}

/** A value that the service never returns, under the name of the setting that holds it. */
interface Unreadable {
  readonly [EXPRESSION]: "unreadable";
  readonly setting: string;
}

/** An expression in place of a value. */
export type Expression = Reference | DocumentReference | Unreadable;

/** Reports whether a value is an expression. */
export function isExpression(value: unknown): value is Expression {
  return typeof value === "object" && value !== null && EXPRESSION in value;
}

/** An existing object, and how a program declares it. */
export interface Member {
  readonly kind: Kind;
  /** Import id. */
  readonly id: string;
  /** Unique in the program. */
  readonly name: string;
  /** Unique in its file. */
  readonly variable: string;
  /** The file that declares it, without an ending. */
  readonly file: string;
  /** The inputs as values. */
  readonly inputs: Properties;
  readonly outputs: Properties;
  /** The inputs as the program writes them: values and expressions. */
  readonly declared: Readonly<Record<string, unknown>>;
  /** Inputs that the service never returns. */
  readonly unreadable: readonly string[];
  /** Notes for readers of the program. */
  readonly notes: readonly string[];
}

/** A file of the program: a site with all that belongs to it, or what belongs to the workspace. */
export interface ProgramFile {
  /** Path without an ending, such as `sites/shop`. */
  readonly path: string;
  readonly title: string;
  readonly members: readonly Member[];
}

/** A workspace as a program. */
export interface Program {
  readonly files: readonly ProgramFile[];
  /** Documents by path. */
  readonly documents: Readonly<Record<string, unknown>>;
}

/** A placeholder for values that the service never returns. It passes every check. */
export const UNSET = "https://set-me.invalid/";

/** The objects of a program. */
export function membersOf({ files }: Program): Member[] {
  return files.flatMap(({ members }) => members);
}

/** The settings that hold what the service never returns. */
export function settingsOf(members: readonly Member[]): string[] {
  return members.flatMap(({ declared }) =>
    Object.values(declared).flatMap((value) =>
      isExpression(value) && value[EXPRESSION] === "unreadable" ? [value.setting] : [],
    ),
  );
}
