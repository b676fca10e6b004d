import { operationsDuring } from "./operations-during";
import { succeeded } from "./output-of";
import { declaredNames, resourceNamed } from "./state-resource";
import { workbench } from "./workbench";

const bench = workbench(3);

/** Two endpoints of no relation, and the names of one that a test may change. */
const program = (description: string) => `
const consentform = require("consentform");
const first = new consentform.WebhookEndpoint("first", { url: "https://hooks.example/1", eventKinds: ["*"], description: "${description}" });
const second = new consentform.WebhookEndpoint("second", { url: "https://hooks.example/2", eventKinds: ["*"], description: "${description}" });
exports.ids = [first.id, second.id];
`;

test("state taint replaces one object at the next up, deleted first", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": program("x") });
  succeeded(await stack.up());
  const { urn } = resourceNamed(stack.state(), "first");
  succeeded(await stack.run("state", "taint", "--yes", urn));

  const { run, operations } = await operationsDuring(bench.service, () => stack.up());
  succeeded(run);
  expect(operations).toEqual(["deleteWebhookEndpoint", "createWebhookEndpoint"]);
  expect((await operationsDuring(bench.service, () => stack.up())).operations).toEqual([]);
});

test("--target changes what it names; --exclude leaves out what it names", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": program("x") });
  succeeded(await stack.up());
  const state = stack.state();
  stack.write("index.js", program("y"));
  const described = async () => {
    const { data } = (await place.own.call("listWebhookEndpoints")).data;
    return Object.fromEntries(data.map(({ url, description }) => [url.slice(-1), description]));
  };
  const targeted = await operationsDuring(bench.service, () => stack.up("--target", resourceNamed(state, "first").urn));
  succeeded(targeted.run);
  expect(targeted).toMatchObject({ operations: ["updateWebhookEndpoint"] });
  expect(await described()).toEqual({ 1: "y", 2: "x" });

  const rest = await operationsDuring(bench.service, () => stack.up("--exclude", resourceNamed(state, "first").urn));
  succeeded(rest.run);
  expect(rest).toMatchObject({ operations: ["updateWebhookEndpoint"] });
  expect(await described()).toEqual({ 1: "y", 2: "y" });
});

test("preview --refresh shows drift, up --refresh repairs it, destroy needs no program", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": program("x") });
  succeeded(await stack.up());
  const [id] = (await stack.outputs()).ids as [string];
  const dashboard = await place.dashboard();
  await dashboard.call("updateWebhookEndpoint", { path: { id }, body: { description: "drifted" } });

  const plain = await operationsDuring(bench.service, () => stack.preview("--expect-no-changes"));
  succeeded(plain.run);
  expect(plain).toMatchObject({ operations: [] });
  const shown = await stack.preview("--refresh", "--diff");
  succeeded(shown);
  expect(shown.stdout).toMatch(/description: "x" => "drifted"|description: "drifted" => "x"/);
  expect(shown.changes).toMatchObject({ update: 1, same: 1 });

  const repaired = await operationsDuring(bench.service, () => stack.up("--refresh"));
  succeeded(repaired.run);
  expect(repaired.operations.filter((operation) => operation.startsWith("update"))).toEqual(["updateWebhookEndpoint"]);
  const { data } = await place.own.call("getWebhookEndpoint", { path: { id } });
  expect(data.description).toBe("x");

  stack.write("index.js", 'throw new Error("a destroy runs no program");');
  const destroyed = await operationsDuring(bench.service, () => stack.destroy());
  succeeded(destroyed.run);
  expect(destroyed).toMatchObject({ run: { changes: { delete: 2 } } });
  expect(destroyed.operations).toEqual(["deleteWebhookEndpoint", "deleteWebhookEndpoint"]);
  expect(declaredNames(stack.state())).toEqual([]);
});
