import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/**
 * The entrances of each room of the house, through which other rooms import it: a folder of `consent` by its index or
 * its file for browsers, and the one index that the service has for the command line. Nothing imports the provider.
 */
const entrances: Readonly<Record<string, RegExp>> = {
  consent: /^src\/consent\/[^/]+(\/(index|browser))?$/,
  provider: /^$/,
  service: /^src\/service\/command-line(\/index)?$/,
};

/** The room of a path below `src`. */
export function roomOf(path: string): string {
  const [, room = ""] = path.split("/");
  if (room in entrances) return room;
  throw new Error(`${path} belongs to no room: move it to one of src/${Object.keys(entrances).join(", src/")}`);
}

/** True if other rooms may import a path, which has no ending. */
export function isEntrance(target: string): boolean {
  return entrances[roomOf(target)]?.test(target) ?? false;
}

/**
 * Lists the imports of a file that lead into the inside of another room.
 *
 * @returns paths without ending, from the repository's root
 */
export function importsIntoRooms(path: string, text: string): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith("."))
    .map((name) => normalize(join(dirname(path), name)))
    .filter((target) => target.startsWith("src/") && roomOf(target) !== roomOf(path) && !isEntrance(target));
}
