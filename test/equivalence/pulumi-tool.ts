import { registry } from "../../src/provider/resources";
import { outputOf, succeeded } from "../e2e/output-of";
import { resourceNamed } from "../e2e/state-resource";
import { inlineStack, type ProgramModules } from "../support/inline-stack";
import type { ImportIds, Member } from "./fleet";
import type { Tool } from "./tool";

/** Arguments of {@link fleetProgram}. */
export interface FleetArgs {
  readonly fleet: readonly Member[];
  /** The option `adopt` by member. */
  readonly adopt: Readonly<Record<string, string | true>>;
}

/** Declares a fleet. Runs in another process, so everything that it uses is in it. */
export function fleetProgram({ consentform, pulumi }: ProgramModules, { fleet, adopt }: FleetArgs): undefined {
  const classes = consentform as unknown as Record<string, new (name: string, args: object) => Record<string, unknown>>;
  const made: Record<string, Record<string, unknown>> = {};
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    const { $output, $then } = value as { $output?: [string, string]; $then?: string };
    const output = $output && made[$output[0]]?.[$output[1]];
    if ($then !== undefined) return pulumi.all([output]).apply(() => $then);
    if ($output !== undefined) return output;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolve(member)]));
  };
  for (const { kind, name, inputs } of fleet) {
    const resource = classes[kind];
    if (resource === undefined) throw new Error(`there is no class ${kind}`);
    const option = adopt[name] === undefined ? {} : { adopt: adopt[name] };
    made[name] = new resource(name, { ...(resolve(inputs) as object), ...option });
  }
  return undefined;
}

/** The value of `adopt` for an object: its import id, or only that it may be taken over. */
export function adoption({ kind, name }: Member, existing: ImportIds): [string, string | true][] {
  const id = existing[name];
  if (id === undefined) return [];
  if (kind === "ConfigDraft") return [[name, "take-over"]];
  return [[name, registry[kind].isSingleton ? true : id]];
}

/** Pulumi, with the fleet as a program. */
export const pulumiTool: Tool = {
  name: "Pulumi",
  open: async (laboratory, fleet) => {
    const stack = inlineStack<FleetArgs>(fleetProgram, {
      config: {
        "consentform:endpoint": { value: laboratory.endpoint },
        "consentform:token": { value: await laboratory.token(), secret: true },
      },
    });
    let ids: ImportIds = {};
    return {
      apply: async (existing = {}) => {
        const adopt = Object.fromEntries(fleet.flatMap((member) => adoption(member, existing)));
        const { state } = succeeded(await stack.up({ fleet, adopt }));
        ids = Object.fromEntries(fleet.map(({ name }) => [name, String(resourceNamed(state, name).id)]));
      },
      plan: async () => {
        const run = await stack.preview({ fleet, adopt: {} }, { refresh: true, expectNoChanges: true });
        return { isEmpty: run.exitCode === 0, output: outputOf(run) };
      },
      importIds: () => ids,
      remove: () => stack.remove(),
    };
  },
};
