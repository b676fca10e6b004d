import { fieldsOf, type KnownHosts, wordsOf } from "./known";

/**
 * A company's product: name, company, category, hosts (`*.` in front means any host below), and 1 if a request to them
 * is proof of the category.
 */
type EntityRow = readonly [name: string, company: string, category: string, hosts: readonly string[], isProof: 0 | 1];

interface Entity {
  readonly name: string;
  readonly company?: string;
  readonly category: string;
  readonly domains: readonly string[];
}

/** Compiles the entities of third-party-web and the rows of our own, which come last and win. */
export function compileHosts(entitiesJson: string, version: string, known: KnownHosts) {
  const entities = JSON.parse(entitiesJson) as readonly Entity[];
  const [certain, doubtful, managers] = [known.certain, known.doubtful, known.consent_managers].map(
    (lines) => new Set(wordsOf(lines, ", ")),
  );
  const isProof = ({ name, category }: Entity) =>
    certain?.has(name) === true || (category === "ad" && doubtful?.has(name) !== true);
  const rows: EntityRow[] = entities
    .filter(({ domains }) => domains.length > 0)
    .map((entity) => [
      entity.name,
      entity.company ?? entity.name,
      managers?.has(entity.name) === true ? "consent-provider" : entity.category,
      entity.domains,
      isProof(entity) ? 1 : 0,
    ]);
  return {
    source: `third-party-web ${version} (https://github.com/patrickhulce/third-party-web), judged by tools/catalogue/known-hosts.yaml`,
    licence: "MIT",
    rows: [...rows, ...known.rows.map(ownRow)],
  };
}

function ownRow(line: string): EntityRow {
  const [category, name, company, hosts] = fieldsOf(line);
  return [name, company, category.replace(/^certain /, ""), hosts, category.startsWith("certain ") ? 1 : 0];
}
