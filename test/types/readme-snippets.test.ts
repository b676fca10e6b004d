import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { type DevService, startDevService } from "../support/dev-service";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";

/** README, and the guides that continue it. */
const read = (path: string) => readFileSync(join(repositoryFolder, path), "utf8");
const readme = read("README.md");
const quickStart = read("docs/guides/quick-start.md");
const usingFleets = read("docs/guides/fleet.md");
const usingPipelines = read("docs/guides/pipeline.md");
/** The generated block of an example, which compiles with the other files of its example. */
const EMBEDDED = /<!-- example: \S+ -->\n```ts\n[\s\S]*?```\n/g;

const blocks = (language: string, page: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, text = ""]) => text);
const [readmeProgram = "", ...furtherPrograms] = blocks("ts", readme);
const [fleetProgram = ""] = blocks("ts", usingFleets);
const commandsOf = (page: string) =>
  blocks("sh", page).flatMap((block) =>
    block
      .split("\n")
      .map((line) => line.replace(/\s+#.*$/, "").trim())
      .filter(Boolean),
  );

const QUICKSTART = join(repositoryFolder, "examples/quickstart");
const manifest = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

let service: DevService | undefined;
let stack: PulumiStack | undefined;
afterEach(async () => {
  stack?.remove();
  await service?.stop();
});

test("the README has a program and commands to show, and fits on a few screens", () => {
  expect(readmeProgram.split("\n").filter(Boolean)).toHaveLength(12);
  expect(furtherPrograms).toEqual([]);
  expect(commandsOf(readme)).toEqual(
    expect.arrayContaining([
      "npm start",
      "npm test",
      "npm install consentform @consentform/service",
      "npx consentform demo",
    ]),
  );
  expect(commandsOf(quickStart)).toContain("npx pulumi up");
  expect(readme.split("\n").length - 1).toBeLessThanOrEqual(130);
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(1100);
});

test("the guide of the pipeline shows the program that an approval deploys", () => {
  expect(usingPipelines.match(EMBEDDED)).toEqual([expect.stringContaining(read("examples/gitops/production.ts"))]);
});

test("every npm script that the README names exists", () => {
  const named = [...readme.matchAll(/\bnpm (?:run )?([a-z]+(?::[a-z]+)*)\b/g)].map(([, name = ""]) => name);
  const ofNpm = new Set(["install"]);
  expect(named.filter((name) => !(name in manifest.scripts) && !ofNpm.has(name))).toEqual([]);
});

test("every file that the README links to exists", () => {
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, target = ""]) => target);
  expect(links.filter((target) => !existsSync(join(repositoryFolder, target.replace(/#.*/, ""))))).toEqual([]);
});

test("the guide of fleets shows the program and the table that `npm start` deploys", () => {
  const example = (file: string) => read(`examples/quickstart-fleet/${file}`);
  expect(fleetProgram).toBe(example("index.ts").replace("../quickstart/", ""));
  const [shown = ""] = blocks("csv", usingFleets);
  expect(example("sites.csv").startsWith(shown)).toBe(true);
  expect(shown.split("\n").length).toBeGreaterThan(2);
});

/** A text without the line breaks and the indentation of a page. */
const unwrapped = (text: string) => text.replace(/\s+/g, " ").trim();

test("the README's program deploys as in the quick start; its preview is refused", async () => {
  service = await startDevService();
  const { endpoint, token } = service;
  const banner = readFileSync(join(QUICKSTART, "banner.yaml"), "utf8");
  stack = await createPulumiStack({
    program: {
      "Pulumi.yaml": "name: readme\nruntime: nodejs\nmain: index.ts\n",
      "tsconfig.json": readFileSync(join(QUICKSTART, "tsconfig.json"), "utf8"),
      "index.ts": readmeProgram,
      "banner.yaml": banner,
    },
  });
  // Commands that follow `npx pulumi up` belong to other parts of the page. The tests' engine is on PATH, and its state
  // is in a folder of the test, so nothing signs in.
  const commands = commandsOf(quickStart);
  const shown = commands.slice(0, commands.indexOf("npx pulumi up") + 1);
  const lines = shown.filter((line) => /^npx pulumi (?!login )/.test(line)).map((line) => line.slice("npx ".length));
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    const own = line.replace("http://127.0.0.1:4071", endpoint).replace('"$(npx consentform tokens local)"', token);
    const [, ...args] = own.split(/\s+/);
    const run = await stack.run(...args, ...(args[0] === "up" ? ["--yes"] : []));
    expect({ line, exitCode: run.exitCode, text: run.exitCode === 0 ? "" : run.stdout + run.stderr }).toEqual({
      line,
      exitCode: 0,
      text: "",
    });
  }
  expect(await stack.outputs()).toMatchObject({ scriptTag: expect.stringContaining("<script") });

  // The change that the README describes: a rule for Germany that shows "Accept all" without "Reject all".
  const document = parse(banner) as { regimes: { rules: unknown[] } };
  const match = { countries: ["DE"] };
  document.regimes.rules.push({ id: "germany", match, model: "opt_in", first_layer: ["accept_all", "customize"] });
  stack.write("banner.yaml", stringify(document));
  const [preview = ""] = blocks("console", readme);
  const [command, ...output] = preview.split("\n");
  expect(command).toBe("$ npx pulumi preview");
  const refused = await stack.preview();
  expect(refused.exitCode).not.toBe(0);
  expect(unwrapped(refused.stdout + refused.stderr)).toContain(unwrapped(output.join("\n")));
});
