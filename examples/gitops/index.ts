import * as pulumi from "@pulumi/pulumi";
import { preview } from "./preview";
import { production } from "./production";
import { currentRun } from "./run";
import { workspace } from "./workspace";

/** The resources of each stack, in the order in which the pipeline deploys them. */
const stages: Record<string, () => Promise<Record<string, unknown>>> = { workspace, preview, production };

const stack = pulumi.getStack();
const stage = stages[stack];
if (stage === undefined)
  throw new Error(`No stage "${stack}". Use one of the stacks ${Object.keys(stages).join(", ")}.`);

export = async () => {
  const run = await currentRun(stack);
  return { ...(await stage()), ...(run !== undefined && { run }) };
};
