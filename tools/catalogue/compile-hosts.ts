/** A company's product: name, company, category, hosts (`*.` in front stands for any host below). */
export type EntityRow = readonly [name: string, company: string, category: string, hosts: readonly string[]];

interface Entity {
  readonly name: string;
  readonly company?: string;
  readonly category: string;
  readonly domains: readonly string[];
}

/** Compiles the entities of third-party-web. */
export function compileHosts(entitiesJson: string, version: string) {
  const entities = JSON.parse(entitiesJson) as readonly Entity[];
  const rows: EntityRow[] = entities
    .filter(({ domains }) => domains.length > 0)
    .map(({ name, company, category, domains }) => [name, company ?? name, category, domains]);
  return {
    source: `third-party-web ${version} (https://github.com/patrickhulce/third-party-web)`,
    licence: "MIT",
    rows,
  };
}
