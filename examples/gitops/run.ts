import * as pulumi from "@pulumi/pulumi";
import { recordedOutput } from "./stack-outputs";

/**
 * The number of this pipeline run, which ci/deploy.sh configures and the stack records; outside the pipeline, the
 * recorded number. Refuses a run that is older than the recorded one: its content must not go back because someone
 * approved late. The engine has locked the stack by now, so no other run can come in between.
 */
export async function currentRun(stack: string): Promise<number | undefined> {
  const newest = await recordedOutput<number>(stack, "run");
  refuseOlderRun(stack, newest);
  return configuredRun() ?? newest;
}

/** Refuses to go on if a newer run has deployed the stack. */
export function refuseOlderRun(stack: string, newest: number | undefined): void {
  const run = configuredRun();
  if (run !== undefined && Number(newest ?? 0) > run)
    throw new pulumi.RunError(
      `Run ${newest} has deployed the stack ${stack}; this is run ${run}. Approve the newest run, or revert the commit to go back.`,
    );
}

function configuredRun(): number | undefined {
  return new pulumi.Config().getNumber("run");
}
