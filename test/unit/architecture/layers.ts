/** The folders of a part of src, layer by layer from the bottom. A folder imports folders of lower layers only. */
export interface Layers {
  readonly root: string;
  /** Name of the files beside the folders. */
  readonly beside: string;
  /** A folder that is bundled separately. */
  readonly except?: string;
  readonly layers: readonly { readonly name: string; readonly folders: readonly string[] }[];
}

/** The layers of src/service. `service` is the files beside the folders, where everything is combined. */
export const SERVICE: Layers = {
  root: "src/service",
  beside: "service",
  except: "console",
  layers: [
    { name: "Outside world", folders: ["egress", "pages"] },
    { name: "DNS", folders: ["dns"] },
    { name: "Clock, ids, keys, settings", folders: ["runtime"] },
    { name: "Scans of pages, without a database", folders: ["scanner"] },
    { name: "Database", folders: ["store"] },
    { name: "Events, job queue, metrics", folders: ["events", "health", "jobs"] },
    { name: "Audit log", folders: ["audit"] },
    { name: "HTTP vocabulary", folders: ["http"] },
    { name: "Domain 1", folders: ["analytics", "domains", "tokens", "trackers", "users"] },
    { name: "Domain 2", folders: ["alerts", "billing", "drafts", "install-checks", "single-sign-on"] },
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
  ],
};

const folders = ["values", "ledger", "findings", "session", "object", "verbs", "lifecycle"];

/** The layers of src/provider/lifecycle. */
export const LIFECYCLE: Layers = {
  root: "src/provider/lifecycle",
  beside: "lifecycle",
  layers: folders.map((name) => ({ name, folders: [name] })),
};

/** `src/service/store/sites.ts` -> `store`, `src/service/app.ts` -> `service`; null outside the part of src. */
export function folderOf({ root, beside, except }: Layers, path: string): string | null {
  if (!path.startsWith(`${root}/`)) return null;
  const [folder = "", ...rest] = path.slice(root.length + 1).split("/");
  if (folder === except) return null;
  return rest.length > 0 ? folder : beside;
}

/** One sentence for each import between these files that goes up, or to another folder of the same layer. */
export function climbingImports(part: Layers, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const layerOf = (folder: string): number => part.layers.findIndex(({ folders }) => folders.includes(folder));
  return [...imports].flatMap(([path, targets]) => {
    const from = folderOf(part, path);
    if (from === null) return [];
    if (layerOf(from) === -1) return [`${path}: the folder ${from} is in no layer; add it to layers.ts`];
    return targets.flatMap((target) => {
      const to = folderOf(part, target);
      if (to === null || to === from || (layerOf(to) !== -1 && layerOf(to) < layerOf(from))) return [];
      return [`${path} imports ${target}: ${to} is not below ${from}`];
    });
  });
}
