import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileProgram } from "../support/compile-program";
import { type DevService, startDevService } from "../support/dev-service";
import { installedPackage } from "../support/installed-package";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";

const readme = readFileSync(join(repositoryFolder, "README.md"), "utf8");
/** The generated block of an example, which compiles with the other files of its example. */
const EMBEDDED = /<!-- example: \S+ -->\n```\w+\n[\s\S]*?```\n/g;
const usingPulumi = readFileSync(join(repositoryFolder, "docs/guides/pulumi.md"), "utf8");
const blocks = (language: string, page = readme) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, text = ""]) => text);
const programs = [...blocks("ts", readme.replace(EMBEDDED, "")), ...blocks("ts", usingPulumi)];
const commands = blocks("sh").flatMap((block) =>
  block
    .split("\n")
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter(Boolean),
);

const QUICKSTART = join(repositoryFolder, "examples/quickstart");
const manifest = JSON.parse(readFileSync(join(repositoryFolder, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

let service: DevService | undefined;
let stack: PulumiStack | undefined;
afterEach(async () => {
  stack?.remove();
  await service?.stop();
});

test("the README has a program and commands to show", () => {
  expect(programs.length).toBeGreaterThan(0);
  expect(readme.match(EMBEDDED)).toEqual([
    expect.stringContaining(readFileSync(join(repositoryFolder, "examples/gitops/production.ts"), "utf8")),
  ]);
  expect(commands).toEqual(expect.arrayContaining(["npm start", "npm test", "npx pulumi up"]));
});

test.each(programs.map((text, index) => ({ text, number: index + 1 })))(
  "program $number of README.md and docs/guides/pulumi.md compiles as a user's does",
  ({ text }) => {
    const folder = mkdtempSync(join(installedPackage(), "programs", "readme-"));
    try {
      cpSync(join(QUICKSTART, "tsconfig.json"), join(folder, "tsconfig.json"));
      writeFileSync(join(folder, "index.ts"), text);
      compileProgram(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test("every npm script that the README names exists", () => {
  const named = [...readme.matchAll(/\bnpm (?:run )?([a-z]+(?::[a-z]+)*)\b/g)].map(([, name = ""]) => name);
  const ofNpm = new Set(["install"]);
  expect(named.filter((name) => !(name in manifest.scripts) && !ofNpm.has(name))).toEqual([]);
});

test("every file that the README links to exists", () => {
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, target = ""]) => target);
  // Written by `npm run bench`, on the machine of whoever runs it.
  const measured = new Set(["bench/results.md"]);
  expect(
    links.filter((target) => !measured.has(target) && !existsSync(join(repositoryFolder, target.replace(/#.*/, "")))),
  ).toEqual([]);
});

/** The lines that let the example be destroyed again. */
const TRIAL = /^.*(?:For a trial|deletionProtection).*\n/gm;

test("the README's fleet is the program and the table that `npm start` deploys", () => {
  const example = (file: string) => readFileSync(join(repositoryFolder, "examples/quickstart-fleet", file), "utf8");
  expect(programs[1]).toBe(example("index.ts").replace(TRIAL, "").replace("../quickstart/", ""));
  const [shown = ""] = blocks("csv");
  expect(example("sites.csv").startsWith(shown)).toBe(true);
  expect(shown.split("\n").length).toBeGreaterThan(2);
});

test("the README's program deploys with the README's commands", async () => {
  service = await startDevService();
  const { endpoint, token } = service;
  stack = await createPulumiStack({
    program: {
      "Pulumi.yaml": "name: readme\nruntime: nodejs\nmain: index.ts\n",
      "tsconfig.json": readFileSync(join(QUICKSTART, "tsconfig.json"), "utf8"),
      "index.ts": programs[0] ?? "",
      "banner.yaml": readFileSync(join(QUICKSTART, "banner.yaml"), "utf8"),
    },
  });
  // Commands that follow `npx pulumi up` belong to other parts of the README. The tests' engine is on PATH.
  const shown = commands.slice(0, commands.indexOf("npx pulumi up") + 1);
  const lines = shown.filter((line) => line.startsWith("npx pulumi ")).map((line) => line.slice("npx ".length));
  for (const line of lines) {
    const [, ...args] = line.replace("http://127.0.0.1:4071", endpoint).replace("<token>", token).split(/\s+/);
    const run = await stack.run(...args, ...(args[0] === "up" ? ["--yes"] : []));
    expect({ line, exitCode: run.exitCode, text: run.exitCode === 0 ? "" : run.stdout + run.stderr }).toEqual({
      line,
      exitCode: 0,
      text: "",
    });
  }
  expect(await stack.outputs()).toMatchObject({ scriptTag: expect.stringContaining("<script") });
});
