import { outputOf as pulumiOutput } from "../e2e/output-of";
import { inlineStack } from "../support/inline-stack";
import type { TerraformEngine } from "../support/terraform-engine";
import type { ListeningLaboratory } from "../support/terraform-laboratory";
import { hostProvider } from "../support/terraform-provider";
import { createTerraformWorkspace, outputOf, succeeded } from "../support/terraform-workspace";
import type { Member } from "./fleet";
import { type FleetArgs, fleetProgram } from "./pulumi-tool";
import { inHcl } from "./terraform-tool";

/** An engine whose plans are read as its user reads them. */
export interface PlanningTool {
  readonly name: string;
  /** True for an engine that reads everything again for each plan. */
  readonly isRefreshing: boolean;
  /**
   * Makes an empty deployment.
   *
   * @param owner distinguishes it from other deployments of the same test
   */
  open(laboratory: ListeningLaboratory, owner: string): Promise<PlannedDeployment>;
}

/** A run, and everything that it showed. */
interface Shown {
  readonly isDone: boolean;
  readonly text: string;
}

/** A deployment whose plan and apply are two runs. */
export interface PlannedDeployment {
  /** Plans; what the engine itself can know is not refreshed first. */
  plan(fleet: readonly Member[]): Promise<Shown>;
  /** Applies the last plan. */
  apply(): Promise<Shown>;
  remove(): void;
}

/** Pulumi: a preview with all differences, then `up`. */
export const pulumiPlanning: PlanningTool = {
  name: "Pulumi",
  isRefreshing: false,
  open: async (laboratory, owner) => {
    const stack = inlineStack<FleetArgs>(fleetProgram, {
      config: {
        "consentform:endpoint": { value: laboratory.endpoint },
        "consentform:owner": { value: owner },
        "consentform:token": { value: await laboratory.token(), secret: true },
      },
    });
    let args: FleetArgs = { fleet: [], adopt: {} };
    return {
      plan: async (fleet) => {
        args = { fleet, adopt: {} };
        const run = await stack.preview(args, { diff: true });
        return { isDone: run.exitCode === 0, text: pulumiOutput(run) };
      },
      apply: async () => {
        const run = await stack.up(args);
        return { isDone: run.exitCode === 0, text: pulumiOutput(run) };
      },
      remove: () => stack.remove(),
    };
  },
};

/** Terraform or OpenTofu: a saved plan as `show` prints it, with its warnings, then the apply of that file. */
export function terraformPlanning(engine: TerraformEngine): PlanningTool {
  return {
    name: engine.name,
    isRefreshing: true,
    open: async (laboratory, owner) => {
      const token = await laboratory.token();
      const environment = { CONSENTFORM_ENDPOINT: laboratory.endpoint, CONSENTFORM_TOKEN: token };
      const provider = await hostProvider({ environment: { ...environment, CONSENTFORM_OWNER: owner } });
      const workspace = createTerraformWorkspace({ engine, env: provider.env });
      return {
        plan: async (fleet) => {
          for (const [file, text] of Object.entries(inHcl(fleet, {}))) workspace.write(file, text);
          const run = await workspace.run("plan", "-no-color", "-out=saved.tfplan");
          if (run.exitCode !== 0) return { isDone: false, text: outputOf(run) };
          const shown = succeeded(await workspace.run("show", "-no-color", "saved.tfplan"));
          return { isDone: true, text: `${outputOf(run)}\n${shown.stdout}` };
        },
        apply: async () => {
          const run = await workspace.applyPlan();
          return { isDone: run.exitCode === 0, text: outputOf(run) };
        },
        remove: () => {
          workspace.remove();
          void provider.close();
        },
      };
    },
  };
}
