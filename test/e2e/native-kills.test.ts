import { isRunning, killNow } from "../support/process-tree";
import type { RunningCommand } from "../support/pulumi-command";
import type { PulumiStack } from "../support/pulumi-stack";
import { until } from "../support/until";
import { nativeBench, nativeProgram } from "./native-stack";
import { succeeded } from "./output-of";

/** Kills of one deployment, in turn of each of the processes that take part in it. */
const KILLS = 20;
const SITES = 100;
/** A plugin without its engine has to end within this time. */
const ORPHAN_LIMIT_MS = 10_000;

const bench = nativeBench();

/** Processes that are killed together, by name. */
const victims = {
  plugin: (command: RunningCommand) => command.hosts(),
  engine: (command: RunningCommand) => [command.engine],
  "language host": (command: RunningCommand) =>
    command.below().filter(({ command: line }) => /pulumi-language-nodejs/.test(line)),
} as const;
const turns = Object.keys(victims) as (keyof typeof victims)[];

test(`${KILLS} kills while ${SITES} resources are created make none of them twice`, async () => {
  const objects = Array.from({ length: SITES }, (_, i) => ({
    kind: "Site",
    name: `shop-${i}`,
    inputs: { deletionProtection: false },
  }));
  const files = { "index.js": nativeProgram, "objects.json": JSON.stringify({ objects }) };
  // A hosted program has no language host below its engine.
  const stack = await bench.stack(files, { isProgramHosted: false });
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killAfter(stack, 1 + (kill % 4), turns[kill % turns.length] ?? "plugin");
  }

  succeeded(await stack.up());
  expect(await siteNames()).toEqual(objects.map(({ name }) => name).sort());
  bench.laboratory.forgetRequests();
  expect(succeeded(await stack.up()).changes).toEqual({ same: SITES });
  expect(bench.requestsSeen()).toEqual([]);
  expect(succeeded(await stack.destroy()).changes).toEqual({ delete: SITES });
  expect(await siteNames()).toEqual([]);
});

/** Deploys until the service has made so many sites more, kills, and waits until every plugin has ended. */
async function killAfter(stack: PulumiStack, count: number, name: keyof typeof victims): Promise<void> {
  let made = 0;
  bench.laboratory.intercept(async (request, pass) => {
    const answer = await pass(request);
    if (request.method === "POST") made += 1;
    return answer;
  });
  const command = await stack.start("up", "--yes", "--skip-preview", "--parallel", "2");
  await until(() => made >= count);
  const [plugins, others] = [command.hosts(), command.below()];
  const killed = victims[name](command);
  expect({ name, killed: killed.length }).not.toEqual({ name, killed: 0 });
  killNow(killed);
  await command.finished;
  bench.laboratory.intercept(null);
  await until(() => plugins.every((one) => !isRunning(one)), ORPHAN_LIMIT_MS);
  // Pulumi's language host looks for its engine every five minutes only.
  killNow(others);
  if (name === "engine") await stack.cancel();
}

async function siteNames(): Promise<string[]> {
  const { data } = await bench.client.call("listSites", { query: { limit: 200 } });
  return data.data.map((site) => site.name).sort();
}
