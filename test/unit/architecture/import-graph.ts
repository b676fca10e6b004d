import { preProcessFile } from "typescript";
import { targetOf } from "../../../tools/house/room-imports";
import type { SourceFile } from "./source-files";

/** The files that each of these files imports, types included, as far as they are among them. */
export function importGraph(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files.map(({ path }) => path));
  const resolved = (path: string, specifier: string): string | undefined => {
    const target = targetOf(path, specifier) ?? "";
    return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((candidate) => known.has(candidate));
  };
  return new Map(
    files.map(({ path, text }) => {
      const specifiers = preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
      return [path, specifiers.flatMap((name) => resolved(path, name) ?? [])];
    }),
  );
}

/** The cycles of a graph: one list for each set of nodes that reach each other, sorted. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = (from: string): Set<string> => {
    const reached = new Set<string>();
    const open = [...(graph.get(from) ?? [])];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (reached.has(node)) continue;
      reached.add(node);
      open.push(...(graph.get(node) ?? []));
    }
    return reached;
  };
  const reachable = new Map([...graph.keys()].map((node) => [node, reach(node)]));
  const inCycles = [...graph.keys()].filter((node) => reachable.get(node)?.has(node)).sort();
  const seen = new Set<string>();
  return inCycles.flatMap((node) => {
    if (seen.has(node)) return [];
    const cycle = inCycles.filter((other) => reachable.get(node)?.has(other) && reachable.get(other)?.has(node));
    for (const member of cycle) seen.add(member);
    return [cycle];
  });
}
