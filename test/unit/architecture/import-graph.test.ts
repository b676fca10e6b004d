import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";
import { foldersDiagram, layersDiagram } from "./diagrams";
import { cyclesOf, importGraph } from "./import-graph";
import { climbingImports, folderOf, LAYERS } from "./service-layers";
import { sourceFiles } from "./source-files";

const files = sourceFiles("src");
const graph = importGraph(files);

test("no files import each other, directly or through others", () => {
  expect(graph.size).toBeGreaterThan(500);
  expect(cyclesOf(graph)).toEqual([]);
});

test("a cycle of three files is found once", () => {
  const file = (name: string, target: string) => ({
    path: `src/${name}.ts`,
    text: `import type { x } from "./${target}";`,
  });
  expect(cyclesOf(importGraph([file("a", "b"), file("b", "c"), file("c", "a"), file("d", "a")]))).toEqual([
    ["src/a.ts", "src/b.ts", "src/c.ts"],
  ]);
});

test("folders of the service import folders of lower layers only", () => {
  expect(climbingImports(graph)).toEqual([]);
});

test.each([
  ["src/service/store/sites.ts", "../drafts/draft-view"],
  ["src/service/jobs/run-job.ts", "../alerts/send-alert"],
  ["src/service/versions/bundle.ts", "../issues/issue-view"],
  ["src/service/request/pipeline.ts", "../routes"],
  ["src/service/routes/sites.ts", "../app"],
  ["src/service/elsewhere/new.ts", "../store/sites"],
])("%s may not import %s", (path, specifier) => {
  const added = importGraph([...files.filter((file) => file.path !== path), { path, text: `import "${specifier}";` }]);
  expect(climbingImports(added)).toHaveLength(1);
});

test("every folder of the service is in exactly one layer", () => {
  const folders = new Set(files.flatMap(({ path }) => folderOf(path) ?? []));
  expect(LAYERS.flatMap((layer) => layer.folders).sort()).toEqual([...folders].sort());
});

test.each([
  ["the folders of src", foldersDiagram()],
  ["the layers of src/service", layersDiagram()],
])("docs/architecture.md has the current picture of %s", (_, diagram) => {
  expect(readFileSync(join(repositoryFolder, "docs/architecture.md"), "utf8")).toContain(diagram);
});
