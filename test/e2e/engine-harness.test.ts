import { existsSync } from "node:fs";
import { join } from "node:path";
import { inlineStack } from "../support/inline-stack";
import { isRunning } from "../support/process-tree";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { until } from "../support/until";

/** A dynamic resource of the plainest kind; `MARK` is told in its own file, so that a slow create can be seen to run. */
const program = (value: string, delayMs = 0) => `
const pulumi = require("@pulumi/pulumi");
const provider = {
  create: async (inputs) => {
    require("node:fs").writeFileSync(inputs.mark, "begun");
    await new Promise((resolve) => setTimeout(resolve, inputs.delayMs));
    return { id: "thing-1", outs: inputs };
  },
  diff: async (_id, olds, news) => ({ changes: olds.value !== news.value }),
  update: async (_id, _olds, news) => ({ outs: news }),
};
class Thing extends pulumi.dynamic.Resource {
  constructor(name, props) { super(provider, name, props, {}, "trivial", "Thing"); }
}
const thing = new Thing("thing", { value: ${JSON.stringify(value)}, delayMs: ${delayMs}, mark: __dirname + "/mark" });
exports.id = thing.id;
`;

let stack: PulumiStack | undefined;
afterEach(() => stack?.remove());
const isMarked = (one: PulumiStack | undefined) => one !== undefined && existsSync(join(one.folder, "mark"));

test("the real engine creates, finds nothing to do, updates, refreshes and destroys", async () => {
  stack = await createPulumiStack({
    program: { "index.js": program("a") },
    config: { "x:plain": "1" },
    secretConfig: { "x:hidden": "planted-secret" },
  });

  expect(await stack.up("--show-preview")).toMatchObject({ exitCode: 0, changes: { create: 1 } });
  expect(await stack.outputs()).toEqual({ id: "thing-1" });
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

test("engine and provider host can be killed in the middle of a create", async () => {
  stack = await createPulumiStack({ program: { "index.js": program("a", 60_000) } });
  const command = stack.start("up", "--yes", "--skip-preview");
  await until(() => command.hosts().length > 0 && isMarked(stack));
  const [host] = command.hosts();
  command.killAll();
  expect((await command.finished).exitCode).toBe(137);
  expect(host && isRunning(host)).toBe(false);

  expect((await stack.up()).stderr).toContain("locked");
  expect((await stack.cancel()).exitCode).toBe(0);
  expect(stack.state().deployment.pending_operations).toMatchObject([{ type: "creating" }]);
});

test("a provider host can be killed alone, and the engine says so", async () => {
  stack = await createPulumiStack({ program: { "index.js": program("a", 60_000) } });
  const command = stack.start("up", "--yes", "--skip-preview");
  await until(() => command.hosts().length > 0 && isMarked(stack));
  command.killHosts();
  const run = await command.finished;
  expect(run.exitCode).not.toBe(0);
  expect(run.diagnostics.some(({ severity, message }) => severity === "error" && message.includes("EOF"))).toBe(true);
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
