import { type ContractDocument, contractDocument } from "./contract-document";

/**
 * The contract as the service publishes it: the defaults of members are in `x-default` and in words. Several generators
 * type a member with a `default` as always present, so that their users would have to send every optional member of a
 * request.
 */
export function publishedDocument(): ContractDocument {
  const document = contractDocument();
  const { components } = document;
  return {
    ...document,
    components: { ...components, schemas: published(components.schemas) as typeof components.schemas },
  };
}

function published(node: unknown): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(published);
  return Object.fromEntries(
    Object.entries(node).map(([keyword, value]) => [
      keyword,
      keyword === "properties" ? membersWithout(value as Members) : isData(keyword) ? value : published(value),
    ]),
  );
}

type Members = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Members by name, which may themselves be called `default` or `properties`. */
function membersWithout(members: Members): unknown {
  return Object.fromEntries(
    Object.entries(members).map(([name, { default: fallback, ...rest }]) => [
      name,
      published(
        fallback === undefined ? rest : { ...rest, ...inWords(rest.description, fallback), "x-default": fallback },
      ),
    ]),
  );
}

/** Keywords whose value is data of any form. */
function isData(keyword: string): boolean {
  return ["const", "default", "enum", "example", "examples", "x-default"].includes(keyword);
}

function inWords(description: unknown, fallback: unknown): { readonly description: string } {
  const text = typeof description === "string" ? `${description.trimEnd()} ` : "";
  return { description: `${text}Default: \`${JSON.stringify(fallback)}\`.` };
}
