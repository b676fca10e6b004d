import { contractDocument, type OperationId, operations, type SchemaNode } from "@consentform/consent/contract";

/** A path or query parameter as the contract describes it. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly schema: SchemaNode;
}

/** The parameter of an operation; throws for one that it does not have. */
export function parameterOf(operation: OperationId, wireName: string): Parameter {
  const { path, method } = operations[operation];
  const item = contractDocument().paths[path]?.[method.toLowerCase()] as { parameters?: Parameter[] } | undefined;
  const shared = contractDocument().components.parameters as Record<string, Parameter>;
  const all = (item?.parameters ?? []).map((parameter) => {
    const reference = (parameter as { $ref?: string }).$ref;
    return reference === undefined ? parameter : (shared[reference.split("/").pop() ?? ""] ?? parameter);
  });
  const found = all.find(({ name }) => name === wireName);
  if (found === undefined) throw new Error(`${operation} has no parameter ${wireName}.`);
  const { "x-iac-description": text } = found as { "x-iac-description"?: string };
  return text === undefined ? found : { ...found, description: text };
}
