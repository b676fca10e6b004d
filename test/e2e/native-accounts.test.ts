import { type Kind, registry } from "../../src/provider/resources";
import type { EngineRun } from "../support/engine-run";
import type { PulumiStack } from "../support/pulumi-stack";
import { type Declared, oneOfEach } from "./native-objects";
import { nativeBench, nativeProgram } from "./native-stack";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";

const bench = nativeBench();
const kinds = Object.keys(registry) as Kind[];
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

/** A stack with one object of each kind. */
let stack: PulumiStack;
let objects: Declared[];
beforeAll(async () => {
  objects = await oneOfEach(bench, kinds);
  stack = await bench.stack({ "index.js": nativeProgram, "objects.json": JSON.stringify({ objects }) });
  succeeded(await stack.up());
});

const declare = (all: readonly Declared[]) => stack.write("objects.json", JSON.stringify({ objects: all }));
const replaceAll = () => kinds.flatMap((kind) => ["--replace", resourceNamed(stack.state(), kind).urn]);
const setToken = async (token: string) =>
  succeeded(await stack.run("config", "set", "--secret", "consentform:token", token));

test("changes no kind with a token of another workspace, and goes on with the former", async () => {
  await setToken(await bench.laboratory.token({ workspace: "another" }));
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
  // With `--continue-on-error`, the engine waits without end for a replacement whose deletion failed.
  declare(objects.map((one) => ({ ...one, options: { deleteBeforeReplace: true } })));
  await nothing(() => stack.up(...replaceAll()));
  await nothing(() => stack.destroy("--continue-on-error"));
  await nothing(() => stack.refresh());
  declare(edited);
  await nothing(() => stack.up("--continue-on-error"));

  await setToken(await bench.laboratory.token());
  declare(objects);
  // State has the token of the last deployment.
  const { run, writes } = await carriedOut(() => stack.up("--refresh", "--run-program"));
  succeeded(run);
  // The deletion of these kinds sends nothing, so state has lost them.
  expect(writes.filter((write) => !/(promote|install-checks|verify|scans|versions)$/.test(write))).toEqual([]);
});

test("neither deletes nor doubles a live object when it is replaced with another owner", async () => {
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
  await stack.up("--continue-on-error", ...replaceAll());
  succeeded(await stack.up());
  succeeded(await stack.up("--refresh", "--expect-no-changes"));
  expect(await counts()).toEqual(before);
});

test("deletes no object when a replacement is created first in another workspace", async () => {
  await setToken(await bench.laboratory.token({ workspace: "third" }));
  const { run, writes } = await carriedOut(() => stack.up("--continue-on-error", ...replaceAll()));
  expect(run.exitCode).not.toBe(0);
  // The creations are what `--replace` asks for, in the workspace of the new token. Only kinds that belong to no site
  // can be created there. The engine then deletes the former objects, whose workspace the token does not reach.
  expect(
    writes.filter((write) => !/^POST \/v1\/(sites|templates|alert-channels|webhook-endpoints|tokens)$/.test(write)),
  ).toEqual([]);
});
