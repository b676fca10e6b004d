import * as pulumi from "@pulumi/pulumi";
import { preview } from "./preview";
import { production } from "./production";
import { workspace } from "./workspace";

/** What each stack declares, in the order in which the pipeline deploys them. */
const stages: Record<string, () => Record<string, unknown>> = { workspace, preview, production };

const stack = pulumi.getStack();
const stage = stages[stack];
if (stage === undefined)
  throw new Error(`No stage "${stack}". Use one of the stacks ${Object.keys(stages).join(", ")}.`);

// The pipeline run that deployed last: ci/deploy.sh refuses an older one.
export = { ...stage(), run: new pulumi.Config().getNumber("run") };
