/** A JSON Schema node of the contract (draft 2020-12, as OpenAPI 3.1 uses it), with our `x-` marks. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  /**
   * Letters of contract section 2: C settable at creation, U updatable, F forces replacement, R read-only, S secret, W
   * write-only.
   */
  readonly "x-flags"?: string;
  readonly [keyword: string]: unknown;
}

/** The bundled OpenAPI 3.1 document, as far as code reads it. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaNode>>; readonly [kind: string]: unknown };
  readonly [member: string]: unknown;
}

/** The bundled document, loaded on first use: programs that only construct resources never need it. */
export function contractDocument(): ContractDocument {
  return require("./generated/document.json") as ContractDocument;
}
