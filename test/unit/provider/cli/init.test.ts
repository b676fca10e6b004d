import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Ask, initCommand } from "../../../../src/provider/cli/init";
import { type Run, runCommand } from "./recorded-context";

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "consentform-init-")), "my-shop");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const all = [
  "--language",
  "de",
  "--controller",
  "Shop GmbH",
  "--email",
  "datenschutz@shop.example",
  "--host",
  "www.shop.example",
];
const init = (args: string[], ask: Ask = null): Promise<Run> => runCommand(initCommand(ask), [folder, ...args]);

test.each(["pulumi", "terraform", "cdktn"])(
  "%s: writes a program, the banner and the project's files",
  async (engine) => {
    const { status, stderr } = await init(["--engine", engine, ...all]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: [] });
    const program = readFileSync(join(folder, engine === "terraform" ? "main.tf" : "index.ts"), "utf8");
    expect(program).toContain('"www.shop.example"');
    expect(program).toContain('"de"');
    expect(readFileSync(join(folder, "banner.yaml"), "utf8")).toContain("controller_name: Shop GmbH");
    expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toMatchObject({
      name: "my-shop",
      private: true,
    });
  },
);

test.each([
  [
    "pulumi",
    "You need Pulumi, which `npx pulumi` downloads when it first runs. An installed Pulumi 3.248.0 or newer works as well.",
  ],
  ["terraform", "You need Terraform or OpenTofu 1.11 or newer."],
])("%s: prints which program is needed before the next steps", async (engine, needed) => {
  const { stdout } = await init(["--engine", engine, ...all]);
  const lines = stdout.join("\n").split("\n");
  expect(lines).toContain(needed);
  expect(lines.indexOf("Next steps:")).toBe(lines.indexOf(needed) + 2);
});

test("asks on a terminal for what no option says", async () => {
  const asked: string[] = [];
  const given = ["terraform", "", "Shop Ltd", "privacy@shop.example"];
  const { status } = await init(["--host", "www.shop.example"], async (question) => {
    asked.push(question);
    return given[asked.length - 1] ?? "";
  });
  expect(asked.map((question) => question.split(/[ :]/)[0])).toEqual(["Engine", "Language", "Controller", "E-mail"]);
  expect(status).toBe(0);
  expect(readFileSync(join(folder, "main.tf"), "utf8")).toContain('default_language = "en"');
});

test("keeps every file that exists, and says how to install beside one's own manifest", async () => {
  await init(["--engine", "pulumi", ...all]);
  for (const name of ["package.json", "banner.yaml", "index.ts"]) writeFileSync(join(folder, name), "mine");
  const again = await init(["--engine", "pulumi", ...all]);
  for (const name of ["package.json", "banner.yaml", "index.ts"])
    expect(readFileSync(join(folder, name), "utf8")).toBe("mine");
  expect(again.stderr).toHaveLength(6);
  expect(again.stdout.join("\n")).toContain(
    'npm install consentform @consentform/service "@pulumi/pulumi@^3.248.0" "pulumi@^3.250.0"',
  );
});

test("keeps a banner with another identity, and names the answers that it lacks", async () => {
  await init(["--engine", "terraform", ...all]);
  const again = await init(["--engine", "terraform", ...all, "--controller", "Other GmbH"]);
  const kept = again.stderr.find((line) => line.includes("banner.yaml"));
  expect(kept).toMatch(/already exists\. Change its identity to your answers: controller_name: Other GmbH$/);
  const same = await init(["--engine", "terraform", ...all]);
  expect(same.stderr.find((line) => line.includes("banner.yaml"))).toMatch(/already exists\.$/);
});

test.each([
  [
    "lacks lines",
    "dist/\n/node_modules\n",
    " Add these lines to it: .consentform/, .terraform/, *.tfstate*, terraform.tfrc",
  ],
  ["has them all", "node_modules\n.consentform\n.terraform\n*.tfstate*\nterraform.tfrc\n", ""],
])("keeps a .gitignore that %s, and names the missing lines", async (_what, existing, advice) => {
  mkdirSync(folder);
  writeFileSync(join(folder, ".gitignore"), existing);
  const { stderr } = await init(["--engine", "terraform", ...all]);
  expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe(existing);
  expect(stderr).toEqual([expect.stringMatching(/^Kept .*\.gitignore, which already exists\./)]);
  expect(stderr[0]?.split("which already exists.")[1]).toBe(advice);
});

test.each([
  [
    "no answers in a script",
    [],
    /^Without a terminal, init needs --engine, --language, --controller, --email, --host\./,
  ],
  ["an unknown engine", ["--engine", "chef", ...all], /Allowed choices are pulumi, terraform, cdktn/],
  ["a host with a scheme", ["--engine", "pulumi", ...all.slice(0, -1), "https://www.shop.example"], /^--host: /],
  ["an address that is not one", ["--engine", "pulumi", ...all, "--email", "nobody"], /contact_email/],
])("%s writes nothing and exits with 2", async (_what, args, message) => {
  const run = await init(args);
  expect(run.stderr.join("\n")).toMatch(message);
  expect({ isThere: existsSync(folder), isOk: run.status === 0 }).toEqual({ isThere: false, isOk: false });
});

test("asks again after an answer that cannot be used", async () => {
  const given = [
    "npm",
    "terraform",
    "xx",
    "fr",
    "",
    "Shop SARL",
    "nobody",
    "privacy@shop.example",
    "a b",
    "www.shop.example",
  ];
  const { status, stderr } = await init([], async () => given.shift() ?? "");
  expect(status).toBe(0);
  expect(stderr.slice(0, 5)).toEqual([
    '"npm" is not an engine. Choose pulumi, terraform, cdktn.',
    expect.stringContaining("There is no starter document in xx."),
    "The controller has no name. Enter one.",
    '"nobody" is not an e-mail address.',
    expect.stringContaining("a b"),
  ]);
  expect(readFileSync(join(folder, "banner.yaml"), "utf8")).toContain("default: fr");
});

test("ends after five answers that cannot be used", async () => {
  let asked = 0;
  const { status, stderr } = await init(["--engine", "pulumi"], async () => `x${asked++}`);
  expect({ status, asked }).toEqual({ status: 2, asked: 5 });
  expect(stderr.at(-1)).toContain("There is no starter document in x4.");
  expect(existsSync(folder)).toBe(false);
});
