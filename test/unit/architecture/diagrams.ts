import { ARROWS } from "./import-arrows";
import type { Layers } from "./layers";

const fenced = (lines: readonly string[]): string => ["```mermaid", ...lines, "```"].join("\n");

/** The picture of the rooms of src, their folders and the arrows, for docs/architecture.md. */
export function foldersDiagram(): string {
  const rooms = ["provider", "service", "consent"].flatMap((room) => [
    `  subgraph ${room}-room [src/${room}]`,
    ...Object.keys(ARROWS)
      .filter((name) => name.startsWith(`${room}/`) || (name === room && name === "service"))
      .map((name) => `    ${nodeOf(name)}`),
    "  end",
  ]);
  const arrows = Object.entries(ARROWS).flatMap(([from, targets]) =>
    targets.filter((to) => roomOf(to) !== to || to !== roomOf(from)).map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return fenced(["flowchart TD", ...rooms, ...arrows]);
}

const roomOf = (name: string): string => name.split("/")[0] ?? "";

/** A room without a folder is the box around its folders; the service is one node with a diagram below. */
const idOf = (name: string): string => {
  if (name === "consent" || name === "provider") return `${name}-room`;
  return name in ARROWS ? partOf(name) : "service";
};

const partOf = (name: string): string => name.split("/").at(-1) ?? "";

const nodeOf = (name: string): string => (name === "service" ? "service[all other folders]" : partOf(name));

/** The picture of the layers of a part of src, for docs/architecture.md: the top layer first. */
export function layersDiagram({ layers }: Layers): string {
  const top = [...layers].reverse();
  const nodes = top.map(({ name, folders }, index) => {
    const label = folders.join() === name ? name : `<b>${name}</b><br>${folders.join(", ")}`;
    return `  f${index}["${label}"]`;
  });
  return fenced(["flowchart TD", ...nodes, `  ${top.map((_, index) => `f${index}`).join(" --> ")}`]);
}
