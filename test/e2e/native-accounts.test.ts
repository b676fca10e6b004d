import { type Kind, registry } from "../../src/provider/resources";
import type { EngineRun } from "../support/engine-run";
import type { PulumiStack } from "../support/pulumi-stack";
import { type Declared, oneOfEach } from "./native-objects";
import { nativeBench, nativeProgram } from "./native-stack";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";

const bench = nativeBench();
const kinds = Object.keys(registry) as Kind[];
let stackCount = 0;

/** A stack with one object of each kind. */
async function deployed(options: object = {}): Promise<{ stack: PulumiStack; objects: Declared[] }> {
  const objects = (await oneOfEach(bench, kinds)).map((one) => ({ ...one, options }));
  const files = { "index.js": nativeProgram, "objects.json": JSON.stringify({ objects }) };
  const stack = await bench.stack(files, { stackName: `accounts-${++stackCount}` });
  succeeded(await stack.up());
  return { stack, objects };
}

/** The writes that the service carried out during an act. */
async function carriedOut(act: () => Promise<EngineRun>): Promise<{ run: EngineRun; writes: string[] }> {
  const writes: string[] = [];
  bench.laboratory.intercept(async (request, pass) => {
    const answer = await pass(request);
    if (request.method !== "GET" && answer.ok) writes.push(`${request.method} ${new URL(request.url).pathname}`);
    return answer;
  });
  const run = await act();
  bench.laboratory.intercept(null);
  return { run, writes };
}

const replaceAll = (stack: PulumiStack) =>
  kinds.flatMap((kind) => ["--replace", resourceNamed(stack.state(), kind).urn]);
const setToken = async (stack: PulumiStack, token: string) =>
  succeeded(await stack.run("config", "set", "--secret", "consentform:token", token));

test("changes nothing of any kind with a token of another workspace, and goes on with the former one", async () => {
  const { stack, objects } = await deployed({ deleteBeforeReplace: true });
  await setToken(stack, await bench.laboratory.token({ workspace: "another" }));
  const edited = objects.map((one) => ({
    ...one,
    inputs: { ...one.inputs, ...(one.kind === "Site" && { retention: 500 }) },
  }));
  const nothing = async (act: () => Promise<EngineRun>) => {
    const { run, writes } = await carriedOut(act);
    expect(writes).toEqual([]);
    expect(run.exitCode).not.toBe(0);
    expect(outputOf(run)).toMatch(/belongs to workspace \S+, and the configured token to workspace/);
  };
  await nothing(() => stack.up("--continue-on-error", ...replaceAll(stack)));
  await nothing(() => stack.destroy("--continue-on-error"));
  await nothing(() => stack.refresh("--continue-on-error"));
  stack.write("objects.json", JSON.stringify({ objects: edited }));
  await nothing(() => stack.up("--continue-on-error"));

  await setToken(stack, await bench.laboratory.token());
  stack.write("objects.json", JSON.stringify({ objects }));
  const { run, writes } = await carriedOut(() => stack.up("--refresh"));
  succeeded(run);
  expect(writes).toEqual([]);
});

test("deletes no object when a replacement is created first in another workspace", async () => {
  const { stack } = await deployed();
  await setToken(stack, await bench.laboratory.token({ workspace: "third" }));
  const { run, writes } = await carriedOut(() => stack.up("--continue-on-error", ...replaceAll(stack)));
  expect(run.exitCode).not.toBe(0);
  expect(
    writes.filter((write) => !/^POST \/v1\/(sites|templates|alert-channels|webhook-endpoints|tokens)$/.test(write)),
  ).toEqual([]);
});

test("neither deletes nor doubles a live object when it is replaced with another owner", async () => {
  const { stack } = await deployed();
  const counts = async () => {
    const [sites, channels, endpoints, templates] = await Promise.all([
      bench.client.call("listSites", { query: { limit: 100 } }),
      bench.client.call("listAlertChannels", { query: { limit: 100 } }),
      bench.client.call("listWebhookEndpoints", { query: { limit: 100 } }),
      bench.client.call("listTemplates", { query: { limit: 100 } }),
    ]);
    return [sites, channels, endpoints, templates].map(({ data }) => data.data.length);
  };
  const before = await counts();
  succeeded(await stack.run("config", "set", "consentform:owner", "other"));
  await stack.up("--continue-on-error", ...replaceAll(stack));
  succeeded(await stack.up());
  succeeded(await stack.up("--refresh", "--expect-no-changes"));
  expect(await counts()).toEqual(before);
});
