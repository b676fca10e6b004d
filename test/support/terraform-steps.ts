import { block, reference } from "./hcl";
import { type PlannedAction, type TerraformPlan, touched } from "./terraform-output";
import { outputOf, succeeded, type TerraformWorkspace } from "./terraform-workspace";

/** The expectations of a configuration step for its plan. */
export interface Planned {
  /** The actions, by address; every object that is not named stays as it is. Left out, nothing is expected. */
  readonly actions?: Readonly<Record<string, PlannedAction>>;
  /** More to expect of the plan before it is applied. */
  readonly inspect?: (plan: TerraformPlan) => void;
}

/** The file that the steps write. */
const MAIN_FILE = "main.tf";

/**
 * A configuration step (the idiom of terraform-plugin-testing): applies the configuration, and then plans it once more,
 * which has to be empty, and nothing may have drifted. With expectations of its plan, that one is looked at before it
 * is applied.
 *
 * @param configuration null goes on with the one before
 * @returns the plan that was applied
 */
export async function applyStep(workspace: TerraformWorkspace, configuration: string | null): Promise<undefined>;
export async function applyStep(
  workspace: TerraformWorkspace,
  configuration: string | null,
  planned: Planned,
): Promise<TerraformPlan>;
export async function applyStep(
  workspace: TerraformWorkspace,
  configuration: string | null,
  planned?: Planned,
): Promise<TerraformPlan | undefined> {
  if (planned === undefined && configuration !== null) workspace.write(MAIN_FILE, configuration);
  const plan = planned && (await planStep(workspace, configuration, planned));
  succeeded(await (plan === undefined ? workspace.apply() : workspace.applyPlan()));
  await expectSettled(workspace);
  return plan;
}

/** Plans and looks at the plan; nothing is applied. */
export async function planStep(
  workspace: TerraformWorkspace,
  configuration: string | null,
  { actions, inspect }: Planned,
): Promise<TerraformPlan> {
  if (configuration !== null) workspace.write(MAIN_FILE, configuration);
  const plan = await workspace.plan();
  if (actions !== undefined) expect(touched(plan)).toEqual(actions);
  inspect?.(plan);
  return plan;
}

/**
 * Expects that state and service match the declaration.
 *
 * @param args of the plan; `-refresh=false` leaves the service out, which the acceptance tests try with every kind
 */
export async function expectSettled(workspace: TerraformWorkspace, ...args: string[]): Promise<void> {
  const { isEmpty, drifted, stdout } = await workspace.isSettled(...args);
  expect({ isEmpty, drifted, output: isEmpty && drifted.length === 0 ? "" : stdout }).toEqual({
    isEmpty: true,
    drifted: [],
    output: "",
  });
}

/** An import as a step describes it. */
export interface Imported {
  readonly address: string;
  readonly id: string;
  /** Named in the `import` block instead of the id. */
  readonly identity?: object;
  /** Attributes that an import cannot know, and why not. */
  readonly ignored: Readonly<Record<string, string>>;
}

/**
 * Imports with `terraform import` into an empty state and compares every attribute with those recorded before.
 *
 * @param into a workspace with the same configuration and no state
 * @param recorded attributes of the object where it was made
 */
export async function importByCommandStep(
  into: TerraformWorkspace,
  { address, id, ignored }: Imported,
  recorded: Readonly<Record<string, unknown>>,
): Promise<void> {
  succeeded(await into.run("import", address, id));
  expect(without(into.state()[address]?.attributes ?? {}, ignored)).toEqual(without(recorded, ignored));
}

/**
 * Imports with `import` blocks into an empty state: the plan may change nothing but what an import cannot know, and the
 * apply settles.
 *
 * @param into a workspace without state
 */
export async function importByBlockStep(
  into: TerraformWorkspace,
  configuration: string,
  imports: readonly Imported[],
): Promise<TerraformPlan> {
  const blocks = imports.map(({ address, id, identity }) =>
    block("import", [], { to: reference(address), ...(identity === undefined ? { id } : { identity }) }),
  );
  return applyStep(into, [configuration, ...blocks].join("\n"), {
    inspect: ({ changes }) => {
      for (const { address, id, identity, ignored } of imports) {
        const change = changes[address];
        const importedId = identity === undefined ? id : change?.importedId;
        expect({ address, importedId: change?.importedId }).toEqual({ address, importedId });
        expect({ address, id: change?.before?.id }).toEqual({ address, id });
        expect(["no-op", "update"]).toContain(change?.action);
        const after = withoutUnknown(change?.after ?? {}, change?.unknown ?? {});
        const before = Object.fromEntries(Object.keys(after).map((name) => [name, change?.before?.[name] ?? null]));
        expect(without(after, ignored)).toEqual(without(before, ignored));
      }
    },
  });
}

/** A step whose plan has to fail: every pattern is found in one of its errors. */
export async function errorStep(
  workspace: TerraformWorkspace,
  configuration: string,
  ...patterns: readonly RegExp[]
): Promise<void> {
  workspace.write(MAIN_FILE, configuration);
  const run = await workspace.run("plan");
  expect(run.exitCode).toBe(1);
  for (const pattern of patterns) expect(outputOf(run)).toMatch(pattern);
}

/**
 * Destroys everything; state is empty afterwards. Whether the objects are gone is for the test to ask of the service.
 */
export async function destroyStep(workspace: TerraformWorkspace): Promise<void> {
  succeeded(await workspace.destroy());
  expect(workspace.state()).toEqual({});
}

function without(attributes: Readonly<Record<string, unknown>>, ignored: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !(name in ignored)));
}

function withoutUnknown(attributes: Readonly<Record<string, unknown>>, unknown: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !(name in unknown)));
}
