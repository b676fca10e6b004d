/** A file that visitors ask for. */
export interface FilePlace {
  readonly siteId: string;
  readonly environment: string;
  /** Null for what a stage serves now: config.json and loader.js. */
  readonly digest: string | null;
  readonly name: string;
}

/** Files of a stage that change with it. */
export type StageFile = "config.json" | "loader.js";

const stageFiles: readonly string[] = ["config.json", "loader.js"] satisfies StageFile[];

/** File with the rules of a stage (stage-rules.ts). It is kept with the others, and has no address. */
export const RULES_FILE = "rules.json";

// An id that is no longer than any site's: unknown ones are remembered, and anyone can send them.
const pathPattern = /^\/s\/([A-Za-z0-9_-]{1,64})\/([^/%]+)\/(?:([0-9a-f]{16})\/)?([^/%]+)$/;

/** The place of a file, from the path of a request; null if it is not the address of a file. */
export function filePlace(pathname: string): FilePlace | null {
  const [, siteId = "", environment = "", digest = null, name = ""] = pathPattern.exec(pathname) ?? [];
  if (siteId === "") return null;
  return digest === null && !stageFiles.includes(name) ? null : { siteId, environment, digest, name };
}

/**
 * Reports whether serving a file shows that production's banner is in use: a site with visitors is protected from
 * deletion.
 */
export function isNoted({ environment, digest }: FilePlace): boolean {
  return environment === "production" && digest === null;
}
