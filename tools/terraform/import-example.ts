import { contractDocument, type Operation, operations } from "../../src/consent/contract";
import { idOf } from "../../src/provider/lifecycle/values/identity";
import type { Definition, Wire } from "../../src/provider/resources";
import { typeName } from "../../src/provider/terraform/schema";
import { identityAttributes } from "../../src/provider/terraform/schema/identity-schema";

/** The parts of the contract's document that hold an example of an answer. */
interface Answered {
  readonly responses: Readonly<Record<string, { content?: Record<string, { example?: unknown; examples?: object }> }>>;
}

/** How an object of a kind is imported, with the command and with a block. */
export interface ImportExample {
  /** `import.sh` */
  readonly command: string;
  /** `import-by-string-id.tf` */
  readonly block: string;
  /** `import-by-identity.tf` */
  readonly identityBlock: string;
}

/** The import of the object that the contract shows as its example. */
export function importExample(definition: Definition): ImportExample {
  const address = `${typeName(definition.kind)}.example`;
  const example = exampleOf(definition);
  const id = idOf(definition, example);
  const names = identityAttributes(definition).map(({ name }) => name);
  // As `terraform fmt` aligns them.
  const width = Math.max(...names.map(({ length }) => length));
  const members = names.map((name) => `    ${name.padEnd(width)} = ${JSON.stringify(example[name])}\n`);
  return {
    command: `# Id: ${definition.id ?? "{id}"}\nterraform import ${address} ${id}\n`,
    block: `import {\n  to = ${address}\n  id = "${id}"\n}\n`,
    identityBlock: `import {\n  to = ${address}\n  identity = {\n${members.join("")}  }\n}\n`,
  };
}

/** The object in the contract's example of what reads, or creates, the kind. */
function exampleOf({ kind, operations: { read, create } }: Definition): Wire {
  const id = read ?? create;
  if (id === undefined) throw new Error(`${kind} has no operation that answers it.`);
  const { path, method, successes }: Operation = operations[id];
  const paths = contractDocument().paths as Readonly<Record<string, Readonly<Record<string, Answered>>>>;
  const media = paths[path]?.[method.toLowerCase()]?.responses[String(successes[0])]?.content?.["application/json"];
  const [first] = Object.values(media?.examples ?? {}) as { value: Wire }[];
  const example = first?.value ?? (media?.example as Wire | undefined);
  if (example === undefined) throw new Error(`The contract has no example of what ${id} answers.`);
  return example;
}
