import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** The rooms of the house. Each is a package, which other rooms import by its name. */
const rooms: readonly string[] = ["consent", "provider", "service"];

/** The room of a path below `src`. */
export function roomOf(path: string): string {
  const [, room = ""] = path.split("/");
  if (rooms.includes(room)) return room;
  throw new Error(`${path} belongs to no room: move it to one of src/${rooms.join(", src/")}`);
}

/** The path that an import of a file leads to, without ending, from the repository's root; null for other packages. */
export function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return normalize(join(dirname(path), specifier));
  return specifier.startsWith("@consentform/") ? specifier.replace("@consentform/", "src/") : null;
}

/**
 * Lists the imports of a file that lead into another room by a path, and not by the name of its package, whose
 * `exports` are its entrances.
 *
 * @returns paths without ending, from the repository's root
 */
export function importsIntoRooms(path: string, text: string): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith("."))
    .map((name) => normalize(join(dirname(path), name)))
    .filter((target) => target.startsWith("src/") && roomOf(target) !== roomOf(path));
}
