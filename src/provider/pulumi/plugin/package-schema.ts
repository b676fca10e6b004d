import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A value as the package schema describes it. A plain one is known to the program, because it decides on resources. */
export interface DescribedValue {
  readonly plain?: boolean;
  readonly type?: string;
  readonly items?: DescribedValue;
  readonly additionalProperties?: DescribedValue;
  readonly $ref?: string;
  readonly oneOf?: readonly DescribedValue[];
}

/** An object or an enumeration with a name. */
export interface DescribedType {
  readonly type: string;
  readonly properties?: Readonly<Record<string, DescribedValue>>;
  readonly required?: readonly string[];
  readonly enum?: readonly { readonly value: string }[];
}

/** A component: its arguments, and its outputs by name. */
export interface DescribedComponent {
  readonly inputProperties: Readonly<Record<string, DescribedValue>>;
  readonly requiredInputs: readonly string[];
  readonly properties: Readonly<Record<string, DescribedValue>>;
}

interface PackageSchema {
  readonly types: Readonly<Record<string, DescribedType>>;
  readonly resources: Readonly<Record<string, DescribedComponent & { readonly isComponent?: boolean }>>;
}

/** The generated package schema, without a version. The build puts it beside the bundle. */
export function packageSchema(): PackageSchema {
  return JSON.parse(readFileSync(join(__dirname, "schema.json"), "utf8")) as PackageSchema;
}

let read: PackageSchema | undefined;

/** The component with a type token; undefined if there is none. */
export function componentNamed(token: string): DescribedComponent | undefined {
  read ??= packageSchema();
  const { [token]: found } = read.resources;
  return found?.isComponent === true ? found : undefined;
}

/** The type that a value refers to; undefined for a value without a reference, or with one to any value. */
export function typeOf({ $ref }: DescribedValue): DescribedType | undefined {
  read ??= packageSchema();
  return $ref?.startsWith("#/types/") ? read.types[$ref.slice("#/types/".length)] : undefined;
}
