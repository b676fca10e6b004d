import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { validateBanner } from "../../../src/consent/rules";
import { readSites } from "../../../src/provider/fleet";
import { registry } from "../../../src/provider/resources";
import { generateExampleProjects } from "../../../tools/generate/example-projects";
import { repositoryFolder } from "../../support/repository-folder";

const kebabCase = (kind: string) => kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** The files of a program that its reader can copy and run. */
const FILES = ["index.ts", "Pulumi.yaml", "package.json", "tsconfig.json"];

test.each(Object.keys(registry))("%s has a runnable example with its name that declares it", (kind) => {
  const folder = join(repositoryFolder, "examples", kebabCase(kind));
  expect(FILES.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  expect(readFileSync(join(folder, "index.ts"), "utf8")).toContain(`new consentform.${kind}(`);
});

test("one table writes the project files of every example", () => {
  const written = generateExampleProjects();
  const found = readdirSync(join(repositoryFolder, "examples"))
    .flatMap((name) => ["package.json", "tsconfig.json"].map((file) => `examples/${name}/${file}`))
    .filter((path) => existsSync(join(repositoryFolder, path)));
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter((path) => !written.has(path))).toEqual([]);
});

const banners = readdirSync(join(repositoryFolder, "examples"))
  .map((example) => join("examples", example, "banner.yaml"))
  .filter((path) => existsSync(join(repositoryFolder, path)));

test.each(banners)("%s has no error and no warning", (path) => {
  // A template is validated with the values of the first site of its table.
  const table = join(repositoryFolder, path, "../sites.csv");
  const [{ variables = {} } = {}] = existsSync(table) ? readSites(table) : [];
  const text = readFileSync(join(repositoryFolder, path), "utf8");
  const document = parse(text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => variables[name] ?? all));
  const { errors, warnings } = validateBanner(document);
  expect([...errors, ...warnings].map(({ code, message }) => [code, message])).toEqual([]);
});

test("files common to both template repositories are equal", () => {
  const files = ["banner.yaml", "sites.csv", ".github/workflows/comment-fork.yml"].concat(
    ["comment.mjs", "forge.mjs", "issue.mjs", "report-files.mjs", "report-fork.sh", "report.sh", "validate.sh"].map(
      (name) => `ci/${name}`,
    ),
  );
  const textsIn = (example: string) =>
    files.map((file) => [file, readFileSync(join(repositoryFolder, "examples", example, file), "utf8")]);
  expect(textsIn("gitops-terraform")).toEqual(textsIn("gitops"));
});

test("the quick start and the examples to copy have a banner", () => {
  const folders = ["fleet", "fleet-sharded", "gitops", "gitops-terraform", "quickstart"];
  expect(banners).toEqual(expect.arrayContaining(folders.map((folder) => join("examples", folder, "banner.yaml"))));
});

test.each(["fleet", "fleet-sharded"])("examples/%s reads nothing outside its folder", (name) => {
  expect(readFileSync(join(repositoryFolder, "examples", name, "index.ts"), "utf8")).not.toContain("../");
});

test.each([
  ["fleet", { company: "Shop Example Ltd", privacy_email: "privacy@shop.example" }],
  ["fleet-sharded", { company: "Shop Example Ltd" }],
  ["gitops", { company: "Shop Example Ltd" }],
])("the banner of examples/%s is the quick start's, with variables", (name, values) => {
  const textOf = (example: string) => readFileSync(join(repositoryFolder, "examples", example, "banner.yaml"), "utf8");
  const filled = Object.entries(values).reduce(
    (text, [key, value]) => text.replace(`"{{${key}}}"`, value),
    textOf(name),
  );
  expect(filled).toBe(textOf("quickstart"));
});
