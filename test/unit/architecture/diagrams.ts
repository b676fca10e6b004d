import { ARROWS } from "./import-arrows";
import { LAYERS } from "./service-layers";

const fenced = (lines: readonly string[]): string => ["```mermaid", ...lines, "```"].join("\n");

/** The picture of the folders of src and their arrows, for docs/architecture.md. `cli` imports every folder. */
export function foldersDiagram(): string {
  const arrows = Object.entries(ARROWS).flatMap(([from, targets]) =>
    targets.map((to) => `  ${from} --> ${to === "*" ? "everything[every other folder]" : to}`),
  );
  return fenced(["flowchart TD", ...arrows]);
}

/** The picture of the layers of src/service, for docs/architecture.md: the top layer first. */
export function layersDiagram(): string {
  const top = [...LAYERS].reverse();
  const nodes = top.map(({ name, folders }, index) => `  f${index}["<b>${name}</b><br>${folders.join(", ")}"]`);
  return fenced(["flowchart TD", ...nodes, `  ${top.map((_, index) => `f${index}`).join(" --> ")}`]);
}
