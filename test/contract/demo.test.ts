import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { stringify } from "yaml";
import { banner } from "../support/banners";
import { testInBrowser } from "../support/browser";
import { openConsole } from "../support/console-visit";
import { repositoryFolder } from "../support/repository-folder";
import { startBrowser } from "../support/start-browser";
import { until } from "../support/until";

const main = join(repositoryFolder, "dist/provider/cli/main.js");

let folder: string;
let browser: Browser | null;
const running: ChildProcess[] = [];
beforeAll(async () => {
  browser = await startBrowser();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "demo-"));
});
afterEach(async () => {
  for (const child of running.splice(0)) await ended(child, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => browser?.close());

/** Starts `consentform demo`, in an empty folder. */
function startDemo(...args: string[]) {
  const { CONSENTFORM_ENDPOINT: _, CONSENTFORM_TOKEN: __, DATABASE_URL: ___, ...env } = process.env;
  const child = spawn(process.execPath, [main, "demo", ...args], { cwd: folder, env, stdio: "pipe" });
  running.push(child);
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output.text += chunk;
    });
  }
  return { child, output };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return gone;
}

/** The shop's page for a new visitor, once its banner is drawn. */
async function visit(address: string): Promise<{ page: Page; errors: string[] }> {
  const context = await (browser as Browser).createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(address, { waitUntil: "load" });
  await page.waitForSelector('[data-consentform="first-layer"]');
  return { page, errors };
}

const states = (page: Page) => page.$$eval("[data-state]", (cells) => cells.map(({ textContent }) => textContent));
const lineOf = (page: Page) => page.$eval("#record", ({ textContent }) => textContent ?? "");
const press = async (page: Page, selector: string) => (await page.waitForSelector(`>>> ${selector}`))?.click();
const title = (page: Page) =>
  page.evaluate(
    `document.querySelector('[data-consentform="first-layer"]').shadowRoot.querySelector("h2").textContent`,
  );

/** Signs in with the link that the demo printed, and looks for a record. */
async function showsRecordInConsole(printed: string, record: string): Promise<void> {
  const [link = ""] = /http:\/\/127\.0\.0\.1:\d+\/sign-in\S*/.exec(printed) ?? [];
  const window = await openConsole(browser as Browser, new URL(link).origin);
  await window.page.goto(link, { waitUntil: "load" });
  await Promise.all([window.page.waitForNavigation(), window.press("Sign in to consentform")]);
  for (const name of ["Demo shop", "Consents"]) {
    await window.page.locator(`::-p-xpath(//main//a[normalize-space()="${name}"])`).click();
  }
  await window.shows(record);
  await window.shows("refused (banner)");
  expect(window.errors).toEqual([]);
}

testInBrowser("the demo shop records choices, runs tags on consent, and shows an edited banner", async () => {
  if (browser === null) return;
  const file = join(folder, "banner.yaml");
  writeFileSync(file, stringify(banner("First title")));
  const { child, output } = startDemo("banner.yaml", "--port", "0");
  await until(() => output.text.includes("Press Ctrl+C"));
  const [address = ""] = /http:\/\/shop\.localhost:\d+\//.exec(output.text) ?? [];

  const refusing = await visit(address);
  expect(await title(refusing.page)).toBe("First title");
  expect(new Set(await states(refusing.page))).toEqual(new Set(["waits"]));
  await press(refusing.page, "button.reject");
  await until(async () => /^Recorded as \w+ at /.test(await lineOf(refusing.page)));
  await refusing.page.reload({ waitUntil: "load" });
  await refusing.page.waitForSelector('[data-consentform="reopen"]');
  expect(new Set(await states(refusing.page))).toEqual(new Set(["waits"]));

  const accepting = await visit(address);
  await press(accepting.page, "button.accept");
  await until(async () => (await states(accepting.page)).every((state) => state === "runs"));
  expect([...refusing.errors, ...accepting.errors]).toEqual([]);
  await until(async () => /^Recorded as \w+ at /.test(await lineOf(accepting.page)));

  // The printed commands, as they are typed.
  const printed = /^ {2}export .*\n {2}npx (consentform consents \w+)$/m.exec(output.text);
  const [variables = ""] = printed?.[0].split("\n") ?? [];
  const command = `${variables}; ${process.execPath} ${printed?.[1]?.replace("consentform", main)}`;
  const listed = execFileSync("bash", ["-c", command], { encoding: "utf8" }).trim().split("\n");
  expect(listed.map((line) => line.split(/ {2,}/).slice(1, 3))).toEqual([
    ["given", "analytics, functional, marketing, necessary"],
    ["refused", "necessary"],
  ]);
  expect(listed[0]).toContain(/Recorded as (\w+)/.exec(await lineOf(accepting.page))?.[1]);

  await showsRecordInConsole(output.text, /Recorded as (\w+)/.exec(await lineOf(refusing.page))?.[1] ?? "");

  // The link was used; another one signs in, too.
  const before = output.text.length;
  expect(output.text).toContain("Press Enter for a new link.");
  child.stdin.write("\n");
  await until(() => /sign-in\?code=\S+\n/.test(output.text.slice(before)));
  await showsRecordInConsole(
    output.text.slice(before),
    /Recorded as (\w+)/.exec(await lineOf(refusing.page))?.[1] ?? "",
  );

  writeFileSync(file, readFileSync(file, "utf8").replace("First title", "Second title"));
  await until(() => output.text.includes("Published banner.yaml as version 2."));
  await until(async () => (await title((await visit(address)).page)) === "Second title");

  // What cannot be published is explained, and changes nothing.
  writeFileSync(file, readFileSync(file, "utf8").replace(/schema_version: .*/, "schema_version: nine"));
  await until(() => output.text.includes("schema_version"));
  expect(output.text).toContain("banner.yaml was not published. ");
  expect(await title((await visit(address)).page)).toBe("Second title");
  expect(await ended(child, "SIGINT")).toBe(0);
});

/** Runs a printed command in the demo's folder. */
function run(command: string, ...more: string[]): string {
  const typed = command.replace(/^npx consentform/, `${process.execPath} ${main}`);
  return execFileSync("bash", ["-c", [typed, ...more].join(" ")], { cwd: folder, encoding: "utf8", stdio: "pipe" });
}

testInBrowser("a stranger rejects, finds the record, changes a text and sees both as pictures", async () => {
  if (browser === null) return;
  const { child, output } = startDemo("--port", "0");
  await until(() => output.text.includes("Press Ctrl+C"));
  expect(output.text).toContain("1. Edit a text in banner.yaml, which was written to this folder.");
  const [address = ""] = /http:\/\/shop\.localhost:\d+\//.exec(output.text) ?? [];
  const visitor = await visit(address);
  expect(await title(visitor.page)).toBe("Your privacy");
  await press(visitor.page, "button.reject");
  await until(async () => /^Recorded as \w+ at /.test(await lineOf(visitor.page)));
  await showsRecordInConsole(output.text, /Recorded as (\w+)/.exec(await lineOf(visitor.page))?.[1] ?? "");

  const file = join(folder, "banner.yaml");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace("title: Your privacy\n", "title: Your choice at our shop\n"));
  const printed = /^ {2}(npx consentform pictures .*)$/m;
  await until(() => printed.test(output.text));
  expect(await title((await visit(address)).page)).toBe("Your choice at our shop");
  const command = printed.exec(output.text)?.[1] ?? "";
  expect(run(command, "--rule", "fallback")).toMatch(/^Wrote pictures to pictures-of-version-2: \d+ of \d+ differ\./);
  const report = await (browser as Browser).newPage();
  await report.goto(`file://${join(folder, "pictures-of-version-2/pictures.html")}`);
  const captions = await report.$$eval("figcaption", (found) => found.map(({ textContent }) => textContent));
  expect(captions.slice(0, 2)).toEqual(["Before", "After"]);
  await report.close();

  // The program deploys this file. What the demo invented is named.
  const answers = "--engine terraform --language en --controller 'My Shop Ltd' --email privacy@my.example";
  const said = run(`npx consentform init ${answers} --host www.my.example 2>&1`);
  expect(said).toContain(
    "Kept banner.yaml, which already exists. Change its identity to your answers: controller_name: My Shop Ltd, contact_email: privacy@my.example",
  );
  expect(said).toContain("terraform apply");
  expect(readFileSync(file, "utf8")).toContain("Your choice at our shop");
  expect(await ended(child, "SIGINT")).toBe(0);
});

test("a port in use, a missing file and an invalid one end the demo with advice", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as { port: number };
  writeFileSync(join(folder, "broken.yaml"), "schema_version: [");
  writeFileSync(join(folder, "invalid.yaml"), 'schema_version: "1"');
  const cases = [
    [
      ["--port", String(port)],
      `Port ${port} is in use. Stop the process that uses it, or choose another port with --port `,
    ],
    [["--port", "0", "--service-port", String(port)], "choose another port with --service-port "],
    [["none.yaml"], "none.yaml does not exist"],
    [["broken.yaml"], "broken.yaml:1:"],
    [["invalid.yaml", "--port", "0"], "\nFind each fault and its line: npx consentform validate invalid.yaml\n"],
    [["--port", "70000"], "Expected a whole number from 0 to 65535."],
  ] as const;
  for (const [args, message] of cases) {
    const { child, output } = startDemo(...args);
    const status = await new Promise((resolve) => child.once("close", resolve));
    expect({ args, status, output: output.text }).toEqual({
      args,
      status: 2,
      output: expect.stringContaining(message),
    });
    expect(output.text).not.toMatch(/\n\s+at /);
  }
  await new Promise((resolve) => taken.close(resolve));
});

test("a dangling link and a folder that cannot be written are named, with what to do", async () => {
  const missing = join(folder, "none");
  symlinkSync(missing, join(folder, "banner.yaml"));
  const cases = [
    [{}, `${join(folder, "banner.yaml")} is a link to ${missing}, which does not exist. Delete the link, or name a`],
    [{ TMPDIR: missing }, `${missing} does not exist`],
    [{ TMPDIR: missing }, "Set TMPDIR to a folder that you can write to."],
  ] as const;
  for (const [variables, message] of cases) {
    if ("TMPDIR" in variables) rmSync(join(folder, "banner.yaml"), { force: true });
    const { status, stderr } = spawnSync(process.execPath, [main, "demo", "--port", "0"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...variables },
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  }
});

test("a demo that no one can enter anything into does not ask for Enter", async () => {
  const { CONSENTFORM_ENDPOINT: _, CONSENTFORM_TOKEN: __, DATABASE_URL: ___, ...env } = process.env;
  const child = spawn(process.execPath, [main, "demo", "--port", "0"], {
    cwd: folder,
    env,
    stdio: [openSync("/dev/null", "r"), "pipe", "inherit"],
  });
  running.push(child);
  let text = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  await until(() => text.includes("Press Ctrl+C"));
  expect(text).not.toContain("Press Enter");
});
