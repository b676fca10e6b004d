import { contractDocument, type Operation, type OperationId, operations } from "../../src/consent/contract";
import { dataSources, ephemeralResources, registry } from "../../src/provider/resources";
import type { GeneratedFiles } from "./generated-files";
import { asObject, type JsonObject } from "./json";
import { markdownTable } from "./markdown-table";
import { operationUses } from "./operation-uses";

/** docs/reference/operations.md. */
export function generateOperationDocs(): GeneratedFiles {
  return new Map([["docs/reference/operations.md", operationDocs()]]);
}

/** How one operation is reached. */
export interface OperationReach {
  readonly id: OperationId;
  /** Kinds of resources that call it. */
  readonly kinds: readonly string[];
  /** Data sources, by their PascalCase name. */
  readonly dataSources: readonly string[];
  /** Kinds that exist for one run only. */
  readonly ephemeral: readonly string[];
  /** Separate commands, without `consentform` before them. */
  readonly commands: readonly string[];
  /** True if `consentform api` calls it: every operation but those of signed-in users. */
  readonly isCallable: boolean;
  readonly note: string | null;
}

/** Every operation of the contract, in its order, and how it is reached. */
export function operationReach(): OperationReach[] {
  return (Object.keys(operations) as OperationId[])
    .sort((a, b) => operations[a].row - operations[b].row)
    .map((id) => {
      const { commands = [], kinds = [], note = null } = operationUses[id] ?? {};
      const own = kindsOf(id);
      return {
        id,
        kinds: [...own, ...kinds],
        dataSources: dataSources.filter(({ operation }) => operation === id).map(({ name }) => name),
        ephemeral: ephemeralResources.map(({ kind }) => kind).filter((kind) => own.includes(kind)),
        commands,
        isCallable: operations[id].auth !== "user",
        note,
      };
    });
}

function kindsOf(id: OperationId): string[] {
  const kinds = Object.entries(registry).filter(([, definition]) =>
    Object.values(definition.operations).some((operation) => operation === id),
  );
  return kinds.map(([kind]) => kind);
}

function operationDocs(): string {
  const document = contractDocument() as unknown as JsonObject;
  const tags = Array.isArray(document.tags) ? document.tags.map(asObject) : [];
  const reach = operationReach();
  const sections = tags.map(({ name }) => {
    const rows = reach.filter(({ id }) => operations[id].tag === name).map((one) => row(document, one));
    const head = ["Operation", "What it does", "Resource", "Data source, function", "Command", "Note"];
    return `\n## ${name}\n\n${markdownTable(head, rows)}`;
  });
  return `<!-- Generated from schema/, src/provider/resources/ and tools/generate/operation-uses.ts by \`npm run generate\`. Do not edit. -->

# Operations and how to reach them

The API has ${reach.length} operations. Each row names the resources that call an operation, the data source that returns its answer, and the command
that is made for it. A resource \`Site\` is \`new consentform.Site(...)\` in Pulumi and \`consentform_site\` in Terraform; a data source \`Site\` is
\`consentform.getSite(...)\` in Pulumi and \`data.consentform_site\` in Terraform. The constructs have both under the names of their library.

Every operation that a token can call is also a command, whether or not the table names one:
\`npx consentform api <operation> name=value\`. The typed client (\`consentform/client\`) calls each as \`client.call("<operation>", ...)\`.
Paths, scopes and problems are listed in [the API reference](api.md).
${sections.join("")}`;
}

function row(
  document: JsonObject,
  { id, kinds, dataSources: sources, ephemeral, commands, note }: OperationReach,
): string[] {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");
  return [
    `\`${id}\``,
    summaryOf(document, operations[id]),
    code(kinds),
    [code(sources), ...ephemeral.map((kind) => `ephemeral \`${kind}\` (Terraform)`)].filter(Boolean).join(", "),
    code(commands.map((command) => `consentform ${command}`)),
    note ?? "",
  ];
}

function summaryOf(document: JsonObject, { path, method }: Operation): string {
  return String(asObject(asObject(asObject(document.paths)[path])[method.toLowerCase()]).summary);
}
