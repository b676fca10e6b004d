import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Browser } from "puppeteer-core";
import type { BannerDocument } from "../../src/consent/rules";
import { banner } from "../support/banners";
import { testInBrowser, testInVersion } from "../support/browser";
import { repositoryFolder } from "../support/repository-folder";
import { startBrowser } from "../support/start-browser";
import { until } from "../support/until";

const main = join(repositoryFolder, "dist/provider/cli/main.js");

let folder: string;
let browser: Browser | null;
let count = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs the built command with a new folder for its output. In a separate process: comparing pixels takes ten times as
 * long inside of Jest.
 */
async function run(args: readonly string[], out = join(folder, `out-${++count}`)) {
  const child = spawn(process.execPath, [main, "pictures", ...args, "--out", out], { stdio: "pipe" });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("exit", resolve)),
  ]);
  return { status, out, stdout: stdout.trim(), stderr };
}

function documentFile(name: string, document: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

/** Every file below a folder, with its content. */
function filesIn(root: string): Record<string, string> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    paths
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(root.length + 1), readFileSync(path).toString("base64")]),
  );
}

/** The banner with another label. */
function changed(label = "Agree to everything"): BannerDocument {
  const document = banner();
  const { en = {} } = document.texts;
  return { ...document, texts: { en: { ...en, banner: { ...en.banner, accept_all: label } } } } as BannerDocument;
}

const few = ["--rule", "fallback"];

testInBrowser("two runs write the same bytes, and only pictures that differ from the base", async () => {
  if (browser === null) return;
  const [before, after] = [documentFile("before.json", banner()), documentFile("after.json", changed())];
  const one = await run([after, "--base", before]);
  expect(one).toMatchObject({ status: 0, stderr: expect.stringContaining("2 rules in 1 language") });
  const other = await run([after, "--base", before]);
  const files = filesIn(one.out);
  expect(filesIn(other.out)).toEqual(files);
  const names = ["en-first-1280", "en-first-390", "en-preferences-1280", "en-preferences-390"];
  const pictures = (rule: string, ...list: string[]) =>
    list.flatMap((name) => [`${rule}/${name}.before.png`, `${rule}/${name}.mask.png`, `${rule}/${name}.png`]);
  // The first layer of the other rule has no such button.
  expect(Object.keys(files)).toEqual([
    ...pictures("_fallback", ...names),
    ...["pictures.html", "pictures.md"],
    ...pictures("us-opt-out", ...names.slice(2)),
  ]);
  const table = readFileSync(join(one.out, "pictures.md"), "utf8");
  expect(table).toContain("| fallback | first | en | 2 changed, at most ");
  expect(table).toMatch(/Font: [A-Z].+\. This is the machine's system font; visitors get the font of your page\./);
  expect(table).not.toMatch(/\d\d:\d\d|20\d\d-/);
});

testInBrowser("a document without changes has no pictures in its report", async () => {
  if (browser === null) return;
  const file = documentFile("same.json", banner());
  const { status, out, stdout } = await run([file, "--base", file, ...few]);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `Wrote pictures to ${out}: 0 of 4 differ. Open ${out}/pictures.html.`,
  });
  expect(Object.keys(filesIn(out))).toEqual(["pictures.html", "pictures.md"]);
});

testInBrowser("the report names the font that was used, and a font that the machine lacks", async () => {
  if (browser === null) return;
  const document = banner();
  const lacking = { ...document, theme: { ...document.theme, font_family: "'No Such Font', serif" } };
  const { out } = await run([documentFile("lacking.json", lacking), ...few]);
  expect(readFileSync(join(out, "pictures.md"), "utf8")).toMatch(
    /Font: [A-Z].+\. This machine does not have No Such Font, the first font of theme/,
  );
});

testInBrowser("the base is a commit of the document's repository", async () => {
  if (browser === null) return;
  const repository = join(folder, "repository");
  mkdirSync(join(repository, "sites"), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@shop.example", ...args], { cwd: repository });
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", "Start");
  const file = documentFile("repository/sites/banner.json", banner());
  git("add", "-A");
  git("commit", "-q", "-m", "Add a banner");
  documentFile("repository/sites/banner.json", changed());
  expect((await run([file, "--base", "HEAD", ...few])).stdout).toContain(": 4 of 4 differ.");
  const added = await run([file, "--base", "HEAD~1", ...few]);
  expect(readFileSync(join(added.out, "pictures.md"), "utf8")).toContain("| fallback | first | en | 2 added |");

  for (const base of ["nowhere", "--output=stolen", "-h", "HEAD:sites/banner.json", ""]) {
    const { status, stderr, out } = await run([file, `--base=${base}`, ...few]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining("--base") });
    expect(existsSync(out)).toBe(false);
  }
  expect(readdirSync(join(repository, "sites"))).toEqual(["banner.json"]);
});

testInBrowser("the report shows names as text, and its policy lets nothing be requested", async () => {
  if (browser === null) return;
  const before = documentFile("before <img src=x onerror=ran=1>.json", banner());
  const { out } = await run([documentFile("<script>ran=1<script>.json", changed()), "--base", before, ...few]);
  const page = readFileSync(join(out, "pictures.html"), "utf8");
  expect(page).toContain("&lt;script&gt;ran=1");
  expect(page).not.toMatch(/<script>ran|<img src=x/);
  expect(page).toMatch(/content="default-src 'none'; script-src 'sha256-[^']+'; [^"]*img-src data:"/);
  expect(readFileSync(join(out, "pictures.md"), "utf8")).not.toMatch(/[^\\]<(img|script)/);
});

testInBrowser("refuses what it cannot draw, and writes nothing", async () => {
  const good = documentFile("good.json", banner());
  const { identity: _, ...broken } = banner();
  const full = join(folder, "full");
  mkdirSync(full);
  writeFileSync(join(full, "kept"), "");
  const cases: readonly [args: readonly string[], status: number, message: string, out?: string][] = [
    [[documentFile("broken.json", broken)], 1, "identity"],
    [[good, "--base", join(folder, "broken.json")], 2, "does not match the schema"],
    [[good, "--browser", "none"], 2, "Install it, or name it with --browser"],
    [[good, "--browser", "/bin/false"], 2, "Chromium at /bin/false did not start"],
    [[good, "--language", "xx"], 2, "no such rule or language"],
    [[good, "--max-pictures", "3"], 2, "at most 3 are drawn"],
    [[good], 2, "is not empty", full],
  ];
  for (const [args, status, message, out] of cases) {
    const result = await run(args, out);
    expect({ args, status: result.status, stderr: result.stderr }).toEqual({
      args,
      status,
      stderr: expect.stringContaining(message),
    });
    if (existsSync(result.out)) expect(readdirSync(result.out)).toEqual(out === undefined ? [] : ["kept"]);
  }
});

testInVersion(156)("the picture in the README is what the quick start's banner looks like", async () => {
  const document = join(repositoryFolder, "examples/quickstart/banner.yaml");
  const { out } = await run([document, "--language", "en", ...few]);
  const drawn = readFileSync(join(out, "_fallback/en-first-390.png"));
  // Run the command above and copy this file if the banner was meant to change.
  expect(drawn.equals(readFileSync(join(repositoryFolder, "docs/public/banner.png")))).toBe(true);
});

testInBrowser("an interrupted run leaves no browser behind", async () => {
  if (browser === null || process.platform !== "linux") return;
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  const args = [main, "pictures", documentFile("good.json", banner()), "--out", join(folder, "interrupted")];
  const child = spawn(process.execPath, args, { env: { ...process.env, TMPDIR: temporary }, stdio: "ignore" });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  await until(() => processesNaming(temporary).length > 1);
  child.kill("SIGINT");
  expect(await gone).toBe(130);
  await until(() => processesNaming(temporary).length === 0);
  expect(readdirSync(temporary)).toEqual([]);
});

/** Processes with a text among their arguments: Chromium's name its profile. */
function processesNaming(text: string): string[] {
  return readdirSync("/proc").filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, "utf8").includes(text);
    } catch {
      return false;
    }
  });
}
