import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";
import { foldersDiagram, layersDiagram } from "./diagrams";
import { cyclesOf, importGraph } from "./import-graph";
import { climbingImports, folderOf, LIFECYCLE, SERVICE } from "./layers";
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

test.each([SERVICE, LIFECYCLE])("folders of $root import folders of lower layers only", (part) => {
  expect(climbingImports(part, graph)).toEqual([]);
});

test.each([
  ["src/service/store/sites.ts", "../drafts/draft-view"],
  ["src/service/jobs/run-job.ts", "../alerts/send-alert"],
  ["src/service/versions/bundle.ts", "../issues/issue-view"],
  ["src/service/request/pipeline.ts", "../routes"],
  ["src/service/routes/sites.ts", "../app"],
  ["src/service/elsewhere/new.ts", "../store/sites"],
  ["src/provider/lifecycle/values/identity.ts", "../session/session"],
  ["src/provider/lifecycle/ledger/claims.ts", "../object/work-of"],
  ["src/provider/lifecycle/findings/explain.ts", "../session/session"],
])("%s may not import %s", (path, specifier) => {
  const added = importGraph([...files.filter((file) => file.path !== path), { path, text: `import "${specifier}";` }]);
  expect([SERVICE, LIFECYCLE].flatMap((part) => climbingImports(part, added))).toHaveLength(1);
});

test.each([SERVICE, LIFECYCLE])("every folder of $root is in exactly one layer", (part) => {
  const folders = new Set(files.flatMap(({ path }) => folderOf(part, path) ?? []));
  expect(part.layers.flatMap((layer) => layer.folders).sort()).toEqual([...folders].sort());
});

test.each([
  ["the folders of src", foldersDiagram()],
  ["the layers of src/service", layersDiagram(SERVICE)],
  ["the layers of src/provider/lifecycle", layersDiagram(LIFECYCLE)],
])("docs/architecture.md has the current picture of %s", (_, diagram) => {
  expect(readFileSync(join(repositoryFolder, "docs/architecture.md"), "utf8")).toContain(diagram);
});
