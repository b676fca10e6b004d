import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "../../support/process-tree";
import type { RunningCommand } from "../../support/pulumi-command";
import type { PulumiStack } from "../../support/pulumi-stack";
import type { RequestTrap } from "../../support/request-trap";
import { type FaultCase, faultKinds } from "./fault-cases";

/** Time for an answer to get through a host: what waits for it behind is stopped, so a longer one changes nothing. */
const ANSWER_PASSES_MS = 400;

/** Runs `up` and kills at the named point. A lock that a killed engine left is removed. */
export function crashAt(stack: PulumiStack, trap: RequestTrap, fault: FaultCase): Promise<void> {
  return crashAtRequest(stack, trap, { ...faultKinds[fault.kind], ...fault });
}

/** The same at the first request of a method and a path. */
export async function crashAtRequest(
  stack: PulumiStack,
  trap: RequestTrap,
  { method, path, ...fault }: Pick<FaultCase, "point" | "victims"> & { method: string; path: RegExp },
): Promise<void> {
  const held = trap.set({ method, path, point: fault.point });
  const command = await stack.start("up", "--yes", "--skip-preview");
  await Promise.race([held.caught, refuseToEnd(command)]);
  if (fault.point === "after answer, before save") {
    // Whoever would save the answer is stopped first; a stopped process can be killed, and can do nothing else.
    const stopped = fault.victims === "engine and host" ? [command.engine] : command.hosts();
    for (const { pid } of stopped) process.kill(pid, "SIGSTOP");
    await held.deliver();
    await sleep(ANSWER_PASSES_MS);
  }
  const hosts = command.hosts();
  if (fault.victims === "engine and host") command.killAll();
  else command.killHosts();
  const { exitCode } = await command.finished;
  // 137: ended by SIGKILL. An engine whose host was killed ends with a failure.
  if (fault.victims === "engine and host" ? exitCode !== 137 : exitCode === 0)
    throw new Error(`the deployment ended with ${exitCode} although it was killed`);
  if (hosts.length === 0 || hosts.some(isRunning)) throw new Error("no provider host was killed");
  if (fault.victims === "engine and host") await stack.cancel();
}

async function refuseToEnd(command: RunningCommand): Promise<never> {
  const { stdout, stderr } = await command.finished;
  throw new Error(`the deployment ended before the fault could hit it:\n${stdout}${stderr}`);
}
