import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** The rooms of the house, and the folders of `src` that belong to each until the folders are moved. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  consent: ["banner", "contract", "rules"],
  provider: ["cdktf", "cli", "client", "fleet", "index.ts", "lifecycle", "pulumi", "resources", "terraform"],
  service: ["console", "service"],
};

/** The room of a path below `src`. */
function roomOf(path: string): string {
  const [, first = ""] = path.split("/");
  const room = Object.keys(ROOMS).find((name) => name === first || ROOMS[name]?.includes(first));
  if (room === undefined) throw new Error(`${path} belongs to no room: add its folder to tools/house/room-imports.ts`);
  return room;
}

/**
 * Lists the imports of a file that lead into the inside of another room. A room, and each of its folders, is entered
 * by its `index`.
 *
 * @returns paths without ending, from the repository's root
 */
export function importsIntoRooms(path: string, text: string): string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith("."))
    .map((name) => normalize(join(dirname(path), name)))
    .filter((target) => target.startsWith("src/") && roomOf(target) !== roomOf(path) && !isEntrance(target));
}

function isEntrance(target: string): boolean {
  const parts = target.split("/").slice(1);
  return parts.length === 1 || (parts.length === 2 && parts[1] === "index");
}
