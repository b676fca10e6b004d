/**
 * The folders of src/service, layer by layer from the bottom. A folder imports folders of lower layers only, never one
 * of the same layer. `service` is the files beside the folders, where everything is combined.
 */
export const LAYERS: readonly { readonly name: string; readonly folders: readonly string[] }[] = [
  { name: "Outside world", folders: ["egress", "pages"] },
  { name: "DNS", folders: ["dns"] },
  { name: "Clock, ids, keys, settings", folders: ["runtime"] },
  { name: "Scans of pages, without a database", folders: ["scanner"] },
  { name: "Database", folders: ["store"] },
  { name: "Events, job queue, metrics", folders: ["events", "health", "jobs"] },
  { name: "HTTP vocabulary", folders: ["http"] },
  { name: "Domain 1", folders: ["analytics", "domains", "tokens", "trackers", "users"] },
  { name: "Domain 2", folders: ["alerts", "billing", "drafts", "install-checks"] },
  { name: "Domain 3", folders: ["consents", "declaration", "issues", "versions", "webhooks"] },
  { name: "Domain 4", folders: ["scans", "templates"] },
  { name: "Domain 5", folders: ["exports", "sites"] },
  { name: "Request pipeline", folders: ["request"] },
  { name: "Handlers of operations, sockets", folders: ["routes", "sockets"] },
  { name: "Background work", folders: ["background"] },
  { name: "Composition", folders: ["service"] },
  { name: "Worker thread", folders: ["thread"] },
  { name: "Data folder and keys of a process", folders: ["location"] },
  { name: "Requests of operators", folders: ["operator"] },
  { name: "Start of a process", folders: ["start"] },
  { name: "Entrance of the command line", folders: ["command-line"] },
];

/**
 * `src/service/store/sites.ts` -> `store`, `src/service/app.ts` -> `service`; null outside the service, and for its
 * console, which is bundled for browsers.
 */
export function folderOf(path: string): string | null {
  const [, house, ...rest] = path.split("/");
  if (house !== "service" || rest[0] === "console") return null;
  return rest.length > 1 ? (rest[0] ?? null) : "service";
}

/** One sentence for each import between these files that goes up, or to another folder of the same layer. */
export function climbingImports(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const layerOf = (folder: string): number => LAYERS.findIndex(({ folders }) => folders.includes(folder));
  return [...imports].flatMap(([path, targets]) => {
    const from = folderOf(path);
    if (from === null) return [];
    if (layerOf(from) === -1) return [`${path}: the folder ${from} is in no layer; add it to LAYERS`];
    return targets.flatMap((target) => {
      const to = folderOf(target);
      if (to === null || to === from || (layerOf(to) !== -1 && layerOf(to) < layerOf(from))) return [];
      return [`${path} imports ${target}: ${to} is not below ${from}`];
    });
  });
}
