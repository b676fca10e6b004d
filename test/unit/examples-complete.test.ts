import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { registry } from "../../src/resources";
import { repositoryFolder } from "../support/repository-folder";

const kebabCase = (kind: string) => kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** What a folder needs to be a program that its reader can copy and run. */
const FILES = ["index.ts", "Pulumi.yaml", "package.json", "tsconfig.json"];

test.each(Object.keys(registry))("%s has a runnable example of its own name that declares it", (kind) => {
  const folder = join(repositoryFolder, "examples", kebabCase(kind));
  expect(FILES.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  expect(readFileSync(join(folder, "index.ts"), "utf8")).toContain(`new consentform.${kind}(`);
});
