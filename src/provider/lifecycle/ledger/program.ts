import type { Definition, Properties, WrittenDraft } from "../../resources";

/** The program in this run: what it declares and writes, and what it had brought to production before. */
export interface Program {
  /** Records that the program has the resource with `key`, and the site that it names. */
  declare(key: string, site: unknown): void;
  /** True for a resource that the program has registered in this process; a destroy registers none. */
  isDeclared(key: string): boolean;
  /** The site that the resource names; undefined for a resource that the program does not have. */
  declaredSite(key: string): unknown;
  /** Drafts that resources of this run have written, by site. */
  readonly drafts: Map<string, WrittenDraft>;
  /** Highest version numbers that resources of the program had brought to production in earlier runs, by site. */
  readonly production: ReadonlyMap<string, number>;
  /**
   * Notes what a resource brought to production in earlier runs, so that its successor in this run recognizes the
   * program's own work. The service cannot distinguish it from other work with the same token.
   */
  noteProduction(definition: Definition, recorded: Properties): void;
}

/** A program of which nothing is known yet. */
export function createProgram(): Program {
  const declared = new Map<string, unknown>();
  const production = new Map<string, number>();
  return {
    declare: (key, site) => void declared.set(key, site),
    isDeclared: (key) => declared.has(key),
    declaredSite: (key) => declared.get(key),
    drafts: new Map(),
    production,
    noteProduction: (definition, recorded) => {
      for (const [site, number] of definition.production?.(recorded) ?? []) {
        production.set(site, Math.max(number, production.get(site) ?? 0));
      }
    },
  };
}
