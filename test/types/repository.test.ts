import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { repositoryFolder } from "../support/repository-folder";

const textOf = (...path: string[]) => readFileSync(join(repositoryFolder, ...path), "utf8");
const workflow = (name: string) => parse(textOf(".github/workflows", name));

test("every action of our workflows is pinned to a commit, labeled with its version", () => {
  for (const name of readdirSync(join(repositoryFolder, ".github/workflows"))) {
    const used = textOf(".github/workflows", name).match(/uses: .*/g) ?? [];
    expect(used.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+(\.\d+)+$/.test(line))).toEqual([]);
  }
});

test("workflows pass values to commands through the environment only", () => {
  for (const name of readdirSync(join(repositoryFolder, ".github/workflows"))) {
    const jobs = Object.values(workflow(name).jobs) as { steps: { run?: string }[] }[];
    expect(jobs.flatMap(({ steps }) => steps).filter(({ run }) => run?.includes("${{"))).toEqual([]);
  }
});

test("CI runs .ci/run on every version of Node.js that docs/testing.md lists", () => {
  const { everything } = workflow("ci.yml").jobs;
  const documented = [...textOf("docs/testing.md").matchAll(/^\| (\d\d) \|/gm)].map(([, version]) => Number(version));
  expect(documented.length).toBeGreaterThan(2);
  expect([...everything.strategy.matrix.node].sort()).toEqual(documented.sort());
  expect(everything.steps.at(-1)).toEqual({ run: ".ci/run" });
  expect(everything["timeout-minutes"]).toBe(90);
});

test("contributors get a version of Node.js that is supported", () => {
  expect(textOf("docs/testing.md")).toContain(`| ${textOf(".nvmrc").trim()} | Supported`);
});

test("every npm script and file that CONTRIBUTING.md names exists", () => {
  const { scripts } = JSON.parse(textOf("package.json"));
  const text = textOf("CONTRIBUTING.md");
  const named = [...text.matchAll(/npm (?:run (?:--silent )?)?([\w:-]+)/g)].map(([, name = ""]) => name);
  const own = named.filter((name) => !["ci", "install"].includes(name));
  expect(own.length).toBeGreaterThan(4);
  expect(own.filter((name) => !(name in scripts))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !/^https:/.test(link)).map((link) => textOf(link).length > 0)).not.toContain(false);
});

test("the lock file has an entry for every platform's package, without which `npm ci` refuses it", () => {
  const { packages } = JSON.parse(textOf("package-lock.json")) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  // npm looks for a dependency in the package's own folder and in those above it.
  const foldersAbove = (place: string): string[] =>
    place === "" ? [""] : [`${place}/`, ...foldersAbove(place.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ""))];
  const wanted = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ place, name })),
  );
  const isLocked = ({ place, name }: { place: string; name: string }) =>
    foldersAbove(place).some((folder) => `${folder}node_modules/${name}` in packages);
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((one) => !isLocked(one))).toEqual([]);
});
