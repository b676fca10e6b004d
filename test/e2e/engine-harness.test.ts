import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { parse } from "yaml";
import { inlineStack } from "../support/inline-stack";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { SECRETS_PROVIDER } from "../support/stack-files";
import { until } from "../support/until";
import { outputOf, succeeded } from "./output-of";

const { keptTranspiler } = require("../support/kept-transpiler") as {
  keptTranspiler(options: { folder: string; version: string; load: () => typeof ts }): typeof ts;
};

/** A dynamic resource of the plainest kind. */
const program = (value: string) => `
const pulumi = require("@pulumi/pulumi");
const provider = {
  create: async (inputs) => ({ id: "thing-1", outs: inputs }),
  diff: async (_id, olds, news) => ({ changes: olds.value !== news.value }),
  update: async (_id, _olds, news) => ({ outs: news }),
};
class Thing extends pulumi.dynamic.Resource {
  constructor(name, props) { super(provider, name, props, {}, "trivial", "Thing"); }
}
const thing = new Thing("thing", { value: ${JSON.stringify(value)} });
exports.id = thing.id;
exports.hidden = new pulumi.Config("x").get("hidden");
`;

let stack: PulumiStack | undefined;
afterEach(() => {
  stack?.remove();
  jest.restoreAllMocks();
});

const { CONSENTFORM_KEY_SERVER: _, ...withoutKeyServer } = process.env;

test("the real engine creates, finds nothing to do, updates, refreshes and destroys", async () => {
  // With a passphrase, as users have it; most tests have a key server.
  jest.replaceProperty(process, "env", withoutKeyServer);
  stack = await createPulumiStack({
    program: { "index.js": program("a") },
    config: { "x:plain": "1" },
    secretConfig: { "x:hidden": "planted-secret" },
  });

  expect(await stack.up("--show-preview")).toMatchObject({ exitCode: 0, changes: { create: 1 } });
  expect(await stack.outputs()).toEqual({ id: "thing-1", hidden: "planted-secret" });
  expect((await stack.up()).changes).toEqual({ same: 1 });

  stack.write("index.js", program("b"));
  const preview = await stack.preview("--diff");
  expect(preview.changes).toEqual({ update: 1 });
  expect(preview.stdout).toContain('"a" => "b"');
  expect((await stack.up()).changes).toEqual({ update: 1 });
  expect((await stack.refresh()).exitCode).toBe(0);
  const { deployment } = stack.state();
  expect(deployment.resources?.find(({ type }) => type.endsWith("trivial:Thing"))?.inputs).toMatchObject({
    value: "b",
  });
  expect((await stack.destroy()).changes).toEqual({ delete: 1 });
});

test.each([
  { keeper: "a key server", args: ["--secrets-provider", SECRETS_PROVIDER] },
  { keeper: "a passphrase", args: [] },
])("a stack's files are those that the engine writes with $keeper", async ({ args }) => {
  if (args.length === 0) jest.replaceProperty(process, "env", withoutKeyServer);
  stack = await createPulumiStack({
    program: { "index.js": program("a") },
    config: { "x:plain": "1" },
    secretConfig: { "x:hidden": "planted-secret" },
  });
  const { folder } = stack;
  const files = ["Pulumi.test.yaml", "../state/.pulumi/meta.yaml", "../home/workspaces"].map((name) =>
    join(folder, name),
  );
  const [settings = "", meta = "", workspaces = ""] = files;
  // Each key and salt is another one.
  const settingsOf = ({
    config = {},
    encryptedkey = "",
    encryptionsalt = "",
    ...rest
  }: Record<string, object | string>) => ({
    ...rest,
    config: Object.keys(config).sort(),
    lengths: [encryptedkey, encryptionsalt].map((text) => String(text).length),
  });
  const contents = () => ({
    settings: settingsOf(parse(readFileSync(settings, "utf8"))),
    meta: readFileSync(meta, "utf8"),
    workspaces: readdirSync(workspaces).map((name) => [name, JSON.parse(readFileSync(join(workspaces, name), "utf8"))]),
  });
  const [ours, { checkpoint: ourStack }] = [contents(), JSON.parse(readFileSync(stack.stateFile, "utf8"))];
  for (const name of [settings, dirname(meta), workspaces]) rmSync(name, { recursive: true });
  succeeded(await stack.run("stack", "init", "test", ...args));
  succeeded(await stack.run("config", "set-all", "--plaintext", "x:plain=1", "--secret", "x:hidden=planted-secret"));
  expect(ours).toEqual(contents());
  expect(JSON.parse(readFileSync(stack.stateFile, "utf8"))).toMatchObject({ version: 3, checkpoint: ourStack });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("hosted programs share a process until it ends or a command fails", async () => {
  const program = 'require("node:fs").writeFileSync("pid", String(process.pid));';
  stack = await createPulumiStack({ program: { "index.js": program }, isProgramHosted: true });
  const { folder, start, up, write, cancel } = stack;
  const file = join(folder, "pid");
  const nextHost = async () => {
    write("index.js", program);
    succeeded(await up());
    return Number(readFileSync(file, "utf8"));
  };
  const first = await nextHost();
  expect(await nextHost()).toBe(first);
  process.kill(first, "SIGKILL");
  await until(() => !isAlive(first));
  const hosts = [first, await nextHost()];

  rmSync(file);
  write("index.js", `${program} exports.never = new Promise(() => undefined);`);
  const command = await start("up", "--yes", "--skip-preview");
  await until(() => existsSync(file));
  command.killAll();
  await command.finished;
  await cancel();
  hosts.push(await nextHost());

  write("index.js", 'throw new Error("the program is broken");');
  expect(outputOf(await up())).toContain("the program is broken");
  hosts.push(await nextHost());
  expect(new Set(hosts).size).toBe(4);
});

test("an inline program runs in the Automation API", async () => {
  const inline = inlineStack<{ value: string }>(({ pulumi }, { value }) => {
    const provider = {
      create: async (inputs: object) => ({ id: "thing-1", outs: inputs }),
      diff: async (_id: string, olds: { value: string }, news: { value: string }) => ({
        changes: olds.value !== news.value,
      }),
      update: async (_id: string, _olds: object, news: object) => ({ outs: news }),
    };
    class Thing extends pulumi.dynamic.Resource {}
    return { id: new Thing(provider, "thing", { value }, {}, "trivial", "Thing").id };
  });
  try {
    expect(await inline.up({ value: "a" })).toMatchObject({
      exitCode: 0,
      changes: { create: 1 },
      outputs: { id: "thing-1" },
    });
    const second = await inline.up({ value: "a" });
    expect(second.changes).toEqual({ same: 1 });
    expect(second.state.deployment.resources?.map(({ id }) => id)).toContain("thing-1");
    expect((await inline.preview({ value: "b" })).changes).toEqual({ update: 1 });
    inline.setProgram(() => undefined);
    expect((await inline.up({ value: "b" })).changes).toEqual({ delete: 1 });
    inline.setProgram(() => {
      throw new Error("the program is broken");
    });
    const failed = await inline.up({ value: "b" });
    expect(failed.exitCode).toBe(1);
    expect(failed.stdout + failed.stderr).toContain("the program is broken");
  } finally {
    inline.remove();
  }
});

test("a program gets TypeScript's own answers, and new ones for what is new or refused", () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-transpiler-"));
  const loads: string[] = [];
  const transpiled = (text: string, target = ts.ScriptTarget.ES2020) => {
    const load = () => {
      loads.push(text);
      return ts;
    };
    const { transpileModule } = keptTranspiler({ folder, version: ts.version, load });
    const options = { fileName: "index.ts", compilerOptions: { target, sourceMap: true }, reportDiagnostics: true };
    const read = ({ outputText, sourceMapText, diagnostics }: ts.TranspileOutput) => ({
      outputText,
      sourceMapText,
      codes: diagnostics?.map(({ code }) => code),
    });
    expect(read(transpileModule(text, options))).toEqual(read(ts.transpileModule(text, options)));
  };
  try {
    for (const text of ["let a: number = 1;", "let a: number = 1;", "let a: number = 2;"]) transpiled(text);
    transpiled("let a: number = 1;", ts.ScriptTarget.ES5);
    for (const text of ["let a: = 1;", "let a: = 1;"]) transpiled(text);
    expect(loads).toEqual([
      ...["let a: number = 1;", "let a: number = 2;", "let a: number = 1;"],
      ...["let a: = 1;", "let a: = 1;"],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
