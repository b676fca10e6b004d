import type { Client } from "../../src/provider/client";
import { read } from "../../src/provider/lifecycle";
import { inputProperties, type Kind, type Properties, registry } from "../../src/provider/resources";
import { sessionOf } from "../conformance/laboratory";
import { rows } from "../conformance/rows";
import type { Row } from "../conformance/rows/row";
import { block, reference } from "../support/hcl";
import { requiredInputs } from "../support/required-inputs";
import { toOutputs } from "../support/terraform-configuration";
import { type TerraformEngine, terraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import type { PlannedChange } from "../support/terraform-output";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import {
  applyStep,
  destroyStep,
  expectSettled,
  type Imported,
  importByBlockStep,
  importByCommandStep,
  planStep,
} from "../support/terraform-steps";
import { createTerraformWorkspace, outputOf, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";
import {
  addressOf,
  type ChangedObject,
  configuration,
  type Declared,
  declareObject,
  having,
  isImportable,
  isRefused,
  isStillChanged,
  notImportable,
  without,
} from "./acceptance-cases";

const kinds = Object.keys(registry) as Kind[];

/** An input, and its object before and after it changes; other inputs of that object may change with it. */
interface Change {
  readonly input: string;
  readonly before: Declared;
  readonly after: Declared;
}

/**
 * Shows of every kind of the registry that a real engine gets along with it. The conformance rows list the values to
 * set, change, remove and refuse, so a new kind needs nothing here. All kinds go through each run.
 */
export function acceptance(engine: TerraformEngine): void {
  // What is the provider's answer alone is tried with one engine.
  const isFirst = engine.name === "Terraform" || "reason" in terraformEngine("Terraform");
  const providerTest = (title: string, run: () => Promise<void>) => (isFirst ? test(title, run) : undefined);
  let laboratory: ListeningLaboratory;
  let provider: HostedProvider;
  let client: Client;
  let other: Client;
  const opened: TerraformWorkspace[] = [];

  beforeAll(async () => {
    laboratory = await openListeningLaboratory();
    provider = await hostProvider();
    client = await laboratory.client();
    other = await laboratory.client();
  });
  afterEach(() => {
    for (const workspace of opened.splice(0)) workspace.remove();
  });
  afterAll(async () => {
    await provider?.close();
    await laboratory?.close();
  });

  const openWorkspace = () => {
    const workspace = createTerraformWorkspace({ engine, env: provider.env });
    opened.push(workspace);
    return workspace;
  };
  const declare = (kind: Kind, name: string) => declareObject(laboratory, client, kind, name);
  const ofEachKind = (name: string) => Promise.all(kinds.map((kind) => declare(kind, name)));
  const configure = (objects: readonly Declared[]) => configuration(laboratory.provider, objects);

  /**
   * The inputs that `valuesOf` names of each kind. They change together, in as few objects as can have them: each of
   * them alone is tried without an engine (conformance/lifecycle).
   */
  const changes = async (
    verb: string,
    valuesOf: (row: Row) => Record<string, unknown>,
    apply: (declared: Declared, input: string, value: unknown) => Declared,
  ): Promise<Change[]> => {
    const ofKind = async (kind: Kind): Promise<Change[]> => {
      const objects: ChangedObject[] = [];
      for (const [input, value] of Object.entries(valuesOf(rows[kind]))) {
        const add = (object: ChangedObject) => ({
          before: object.before,
          after: apply(object.after, input, value),
          inputs: [...object.inputs, input],
        });
        const at = objects.findIndex((object) => isStillChanged(object, add(object)));
        const before = objects[at]?.before ?? (await declare(kind, `${verb}_${input}`));
        if (at < 0) objects.push(add({ before, after: before, inputs: [] }));
        else objects[at] = add(objects[at] as ChangedObject);
      }
      return objects.flatMap(({ inputs, ...object }) => inputs.map((input) => ({ input, ...object })));
    };
    return (await Promise.all(kinds.map(ofKind))).flat();
  };

  /** The service's objects, requested as an import does. */
  const found = async (kind: Kind, id: unknown) =>
    read(registry[kind], sessionOf(client), { id: String(id), recorded: {}, origin: "id only" });

  test("every kind is created, changed input by input, changed back, and destroyed", async () => {
    const workspace = openWorkspace();
    const asIs = await ofEachKind("as_is");
    const changing = await changes("change", (row) => row.changes, having);
    const removing = await changes("remove", (row) => row.removals, without);
    const first = [...asIs, ...objectsOf([...changing, ...removing], "before")];
    await applyStep(workspace, configure(first), { actions: all(first, "create") });
    await expectSettled(workspace, "-refresh=false");

    // Without a value that is the default anyway, everything stays as it is.
    const differing = removing.filter(({ input, before }) => !equal(before.inputs[input], fallbackOf(before, input)));
    const later = [...changing, ...differing].map(({ after }) => after);
    const whole = [...asIs, ...objectsOf([...changing, ...removing], "after")];
    await applyStep(workspace, configure(whole), {
      actions: all(later, "update"),
      inspect: ({ changes: planned }) => {
        for (const { input, after } of changing) expect(isPlannedToChange(planned[addressOf(after)], input)).toBe(true);
      },
    });
    await expectSettled(workspace, "-refresh=false");
    const recorded = workspace.state();
    const scalars = removing.filter(({ before, input }) => isScalar(fallbackOf(before, input)));
    const recordedValue = ({ after, input }: Change) => recorded[addressOf(after)]?.attributes[input];
    expect(scalars.map((change) => [addressOf(change.after), recordedValue(change)])).toEqual(
      scalars.map(({ after, input }) => [addressOf(after), fallbackOf(after, input)]),
    );

    // What the service kept when it was left out is back without a change.
    const returning = differing.filter(({ input, before }) => !isKeptByService(before.kind, input));
    const back = [...changing, ...returning].map(({ after }) => after);
    await applyStep(workspace, configure(first), { actions: all(back, "update") });
    await expectSettled(workspace, "-refresh=false");
    const state = workspace.state();
    // A number that is spelled as in the engine's state has not changed. Of an object with two sensitive attributes,
    // Terraform compares the order in which it lists them, which is random.
    const compared = first.filter(({ kind }) => kind !== "AlertChannel" && kind !== "WebhookEndpoint");
    const targets = compared.map((object) => `-target=${addressOf(object)}`);
    expect(await workspace.isSettled("-refresh-only", ...targets)).toMatchObject({ isEmpty: true, drifted: [] });
    await destroyStep(workspace);
    for (const object of first.filter(isImportable)) {
      await expectAfterRemoval(rows[object.kind], () => found(object.kind, state[addressOf(object)]?.attributes.id));
    }
  });

  providerTest(
    "every kind is replaced when an input that cannot change does, and when the engine is asked to",
    async () => {
      const workspace = openWorkspace();
      const replacing = await changes("replace", (row) => row.replacements, having);
      const asked = await ofEachKind("asked");
      const first = [...asked, ...objectsOf(replacing, "before")];
      await applyStep(workspace, configure(first));
      await planStep(workspace, configure([...asked, ...objectsOf(replacing, "after")]), {
        inspect: ({ changes: planned }) => {
          const reported = replacing.map(({ input, after }) => {
            const change = planned[addressOf(after)];
            return [addressOf(after), change?.action, change?.replacedBy.includes(input)];
          });
          expect(reported).toEqual(replacing.map(({ after }) => [addressOf(after), "replace", true]));
        },
      });
      workspace.write("main.tf", configure(first));
      succeeded(await workspace.apply(...asked.map((object) => `-replace=${addressOf(object)}`)));
      for (const args of [["-refresh=false"], []]) await expectSettled(workspace, ...args);
      await destroyStep(workspace);
    },
  );

  test("every kind is seen to have changed or vanished behind the engine's back", async () => {
    const workspace = openWorkspace();
    const [edited, vanished] = [await ofEachKind("edited"), await ofEachKind("vanished")];
    await applyStep(workspace, configure([...edited, ...vanished]));
    const recorded = (object: Declared) => workspace.state()[addressOf(object)]?.attributes ?? {};

    const seen: Declared[] = [];
    for (const object of edited) {
      const { foreignEdit } = rows[object.kind] as Row;
      if (!("edit" in foreignEdit)) continue;
      const attributes = recorded(object);
      await foreignEdit.edit(other, String(attributes.id), toOutputs(object.kind, attributes));
      seen.push(object);
    }
    const plan = await applyStep(workspace, null, { actions: all(seen, "update") });
    expect(plan.drifted).toEqual(expect.arrayContaining(seen.map(addressOf)));

    const gone: Declared[] = [];
    for (const object of vanished) {
      const { vanish } = rows[object.kind] as Row;
      if (typeof vanish !== "function") continue;
      const attributes = recorded(object);
      await vanish(other, String(attributes.id), toOutputs(object.kind, attributes));
      gone.push(object);
    }
    await planStep(workspace, null, { actions: all(gone, "create") });
  });

  describe("imports by id", () => {
    let text: string;
    let imports: { imported: Imported; attributes: Record<string, unknown> }[];
    beforeAll(async () => {
      const workspace = openWorkspace();
      const objects = (await ofEachKind("imported")).filter(isImportable);
      text = configure(objects);
      await applyStep(workspace, text);
      const state = workspace.state();
      imports = objects.map((object) => {
        const attributes = state[addressOf(object)]?.attributes ?? {};
        const ignored = notImportable(object.kind);
        return { imported: { address: addressOf(object), id: String(attributes.id), ignored }, attributes };
      });
    });

    // The command asks the provider what a block asks it, so with the second engine one kind shows the command itself.
    test(`the command imports ${isFirst ? "every importable kind" : "an object"} by its id`, async () => {
      const workspace = openWorkspace();
      workspace.write("main.tf", text);
      for (const { imported, attributes } of isFirst ? imports : imports.slice(0, 1)) {
        await importByCommandStep(workspace, imported, inServiceSpelling(attributes));
      }
    });

    test("a block imports every importable kind by its id", async () => {
      const objects = imports.map(({ imported }) => imported);
      await importByBlockStep(openWorkspace(), text, objects);
    });
  });

  providerTest("an import of every kind changes nothing that the configuration omits", async () => {
    const origin = openWorkspace();
    const objects = (await ofEachKind("least")).filter(isImportable);
    await applyStep(origin, configure(objects));
    const state = origin.state();
    // No answer has the address of a chat, which a channel requires.
    const known = objects.filter(({ kind }) => kind !== "AlertChannel");
    const least = known.map((object) => ({ ...object, inputs: requiredInputs(object.kind, object.inputs) }));
    const blocks = known.map((object) =>
      block("import", [], { to: reference(addressOf(object)), id: state[addressOf(object)]?.attributes.id }),
    );
    const workspace = openWorkspace();
    laboratory.forgetRequests();
    await applyStep(workspace, [configure(least), ...blocks].join("\n"));
    expect(laboratory.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  providerTest("an import of what there is not, or of what is no id, says so", async () => {
    const workspace = openWorkspace();
    const object = await declare("Site", "imported");
    workspace.write("main.tf", configure([object]));
    for (const [id, said] of [
      [`site_${"0".repeat(26)}`, /does not exist/],
      ["no such id", /id/i],
    ] as const) {
      const { exitCode, ...run } = await workspace.run("import", addressOf(object), id);
      // The engine breaks the lines of what it prints.
      const output = outputOf({ exitCode, ...run }).replace(/\s+/g, " ");
      expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringMatching(said) });
    }
  });

  providerTest("every kind refuses what no input can be, and says where it stands", async () => {
    const workspace = openWorkspace();
    const examples = await ofEachKind("refused");
    const refused = examples.flatMap(({ kind, inputs }) =>
      Object.entries(rows[kind].refusals)
        .map(([input, value]) => {
          const wrong = { ...inputs, [input]: value };
          return { input, kind, name: `refuse_${input}`, inputs: wrong };
        })
        .filter(({ input, inputs: wrong }) => isRefused(kind, wrong, input)),
    );
    expect(new Set(refused.map(({ kind }) => kind)).size).toBe(kinds.length);
    workspace.write("main.tf", configure(refused));
    const { diagnostics } = await workspace.validate();
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const reported = refused.map((object) => {
      const context = `resource "${addressOf(object).replace(".", '" "')}"`;
      const own = errors.filter((error) => error.context === context);
      return [context, own.some(({ code, detail }) => `${code} ${detail}`.includes(object.input))];
    });
    expect(reported).toEqual(reported.map(([context]) => [context, true]));
  });
}

/** The objects of changes, each of them once. */
function objectsOf(changes: readonly Change[], when: "before" | "after"): Declared[] {
  return [...new Set(changes.map((change) => change[when]))];
}

/** The same for all of these objects. */
function all(objects: readonly Declared[], action: "create" | "update"): Record<string, "create" | "update"> {
  return Object.fromEntries(objects.map((object) => [addressOf(object), action]));
}

/** The value once an input is left out. */
function fallbackOf({ kind }: Declared, input: string): unknown {
  return (rows[kind] as Row).removals[input];
}

function isScalar(value: unknown): boolean {
  return value === null || (value !== undefined && typeof value !== "object");
}

function isPlannedToChange(change: PlannedChange | undefined, input: string): boolean {
  return change?.unknown[input] === true || change?.after?.[input] !== change?.before?.[input];
}

function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function expectAfterRemoval(
  row: Row,
  look: () => Promise<{ state: string; outputs?: Properties }>,
): Promise<void> {
  // A first reading of what is gone fails, and says so.
  if (row.afterRemoval === "gone") await expect(look()).rejects.toThrow(/does not exist/);
  else expect(await look()).toMatchObject({ state: "present" });
}

/** True for an input for which the service chooses a value where a request has none, and keeps it. */
function isKeptByService(kind: Kind, input: string): boolean {
  return inputProperties(registry[kind]).some(({ name, traits }) => name === input && traits.serverDefault === true);
}

/** Attributes as an import knows them: times in the spelling of the service. */
function inServiceSpelling({ expires_at: end, ...attributes }: Readonly<Record<string, unknown>>) {
  if (end === undefined) return attributes;
  return { ...attributes, expires_at: typeof end === "string" ? new Date(end).toISOString() : end };
}
