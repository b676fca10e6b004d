import type { Client } from "../../src/client";
import { type Properties, read } from "../../src/lifecycle";
import { type Kind, registry } from "../../src/resources";
import { sessionOf } from "../conformance/laboratory";
import { rows } from "../conformance/rows";
import type { Row } from "../conformance/rows/row";
import { hclName, toOutputs } from "../support/terraform-configuration";
import type { TerraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import {
  applyStep,
  destroyStep,
  expectSettled,
  importByBlockStep,
  importByCommandStep,
  planStep,
} from "../support/terraform-steps";
import { createTerraformWorkspace, outputOf, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";
import {
  addressOf,
  configuration,
  type Declared,
  having,
  isRefused,
  notImportable,
  withKey,
  without,
} from "./acceptance-cases";

const kinds = Object.keys(registry) as Kind[];

/**
 * Shows of every kind of the registry that a real engine gets along with it. What to set, to change, to remove and to refuse
 * stands in the conformance rows, so a new kind needs nothing here. Many objects of one kind go through each run, one for each
 * input that is tried: a run of an engine costs more than an object in it.
 */
export function acceptance(engine: TerraformEngine): void {
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
  const declare = async (kind: Kind, name: string): Promise<Declared> =>
    withKey(kind, { name, inputs: await rows[kind].inputs(laboratory, client) });
  const configure = (kind: Kind, objects: readonly Declared[]) => configuration(laboratory.provider, kind, objects);

  /** What the service has, asked as an import asks. */
  const found = async (kind: Kind, id: unknown) =>
    read(registry[kind], sessionOf(client), { id: String(id), recorded: {}, isFirstRead: true });

  describe.each(kinds)("%s", (kind) => {
    const row: Row = rows[kind];
    const address = (name: string) => addressOf(kind, name);
    const all = (objects: readonly Declared[], action: "create" | "update") =>
      Object.fromEntries(objects.map(({ name }) => [address(name), action] as const));

    test("is created, changed input by input, changed back, and destroyed", async () => {
      const workspace = openWorkspace();
      const asIs = await declare(kind, "as_is");
      const changing = await Promise.all(
        Object.entries(row.changes).map(async ([input, value]) => {
          const before = await declare(kind, `change_${hclName(input)}`);
          return { input, before, after: having(kind, before, input, value) };
        }),
      );
      const removing = await Promise.all(
        Object.keys(row.removals).map(async (input) => {
          const before = await declare(kind, `remove_${hclName(input)}`);
          return { input, before, after: without(before, input) };
        }),
      );
      const first = [asIs, ...[...changing, ...removing].map(({ before }) => before)];
      await applyStep(workspace, configure(kind, first), { actions: all(first, "create") });

      // Without a value that is the default anyway, everything stays as it is.
      const differing = removing.filter(({ input, before }) => !equal(before.inputs[input], row.removals[input]));
      const later = [...changing, ...differing].map(({ after }) => after);
      const whole = [asIs, ...[...changing, ...removing].map(({ after }) => after)];
      await applyStep(workspace, configure(kind, whole), {
        actions: all(later, "update"),
        inspect: ({ changes }) => {
          for (const { input, after } of changing) {
            const { before, after: planned, unknown } = changes[address(after.name)] ?? {};
            const attribute = hclName(input);
            expect(unknown?.[attribute] === true || planned?.[attribute] !== before?.[attribute]).toBe(true);
          }
        },
      });
      const recorded = workspace.state();
      for (const { input, after } of removing) {
        const fallback = row.removals[input];
        const attributes = recorded[address(after.name)]?.attributes ?? {};
        if (fallback === null || typeof fallback !== "object") {
          if (fallback !== undefined)
            expect({ input, value: attributes[hclName(input)] }).toEqual({ input, value: fallback });
        }
      }

      await applyStep(workspace, configure(kind, first), { actions: all(later, "update") });
      const ids = Object.values(workspace.state()).map(({ attributes }) => attributes.id);
      await destroyStep(workspace);
      for (const id of ids) await expectAfterRemoval(row, () => found(kind, id));
    });

    test("is replaced when an input that cannot change does, and when the engine is told to", async () => {
      const workspace = openWorkspace();
      const replacing = await Promise.all(
        Object.entries(row.replacements).map(async ([input, value]) => {
          const before = await declare(kind, `replace_${hclName(input)}`);
          return { input, before, after: having(kind, before, input, value) };
        }),
      );
      const asked = await declare(kind, "asked");
      const first = [asked, ...replacing.map(({ before }) => before)];
      await applyStep(workspace, configure(kind, first));
      await planStep(workspace, configure(kind, [asked, ...replacing.map(({ after }) => after)]), {
        inspect: ({ changes }) => {
          const planned = replacing.map(({ input, after }) => {
            const change = changes[address(after.name)];
            return { input, action: change?.action, isNamed: change?.replacedBy.includes(hclName(input)) };
          });
          expect(planned).toEqual(replacing.map(({ input }) => ({ input, action: "replace", isNamed: true })));
        },
      });
      workspace.write("main.tf", configure(kind, first));
      succeeded(await workspace.apply(`-replace=${address("asked")}`));
      await expectSettled(workspace);
      await destroyStep(workspace);
    });

    test("is seen to have changed or vanished behind the engine's back", async () => {
      const workspace = openWorkspace();
      const { foreignEdit, vanish } = row;
      const [edited, vanished] = [await declare(kind, "edited"), await declare(kind, "vanished")];
      await applyStep(workspace, configure(kind, [edited, vanished]));
      const recorded = (name: string) => workspace.state()[address(name)]?.attributes ?? {};
      if ("edit" in foreignEdit) {
        await foreignEdit.edit(other, String(recorded("edited").id), toOutputs(kind, recorded("edited")));
        const plan = await applyStep(workspace, null, { actions: { [address("edited")]: "update" } });
        expect(plan.drifted).toContain(address("edited"));
      }
      if (typeof vanish === "function") {
        await vanish(other, String(recorded("vanished").id), toOutputs(kind, recorded("vanished")));
        await planStep(workspace, null, { actions: { [address("vanished")]: "create" } });
      }
    });

    test("is imported by its id, with the command and with a block", async () => {
      const workspace = openWorkspace();
      const object = await declare(kind, "imported");
      const text = configure(kind, [object]);
      await applyStep(workspace, text);
      const attributes = workspace.state()[address("imported")]?.attributes ?? {};
      const imported = { address: address("imported"), id: String(attributes.id), ignored: notImportable(kind) };

      const byCommand = openWorkspace();
      byCommand.write("main.tf", text);
      await importByCommandStep(byCommand, imported, attributes);
      await importByBlockStep(openWorkspace(), text, [imported]);

      const byWrongId = openWorkspace();
      byWrongId.write("main.tf", text);
      const missing = await byWrongId.run(
        "import",
        imported.address,
        imported.id.replace(/[0-9a-z]{26}/, "0".repeat(26)),
      );
      // The engine breaks the lines of what it prints.
      expect({ exitCode: missing.exitCode, output: outputOf(missing).replace(/\s+/g, " ") }).toEqual({
        exitCode: 1,
        output: expect.stringMatching(/does not exist/),
      });
      const nonsense = await byWrongId.run("import", imported.address, "no such id");
      expect({ exitCode: nonsense.exitCode, output: outputOf(nonsense) }).toEqual({
        exitCode: 1,
        output: expect.stringMatching(/id/i),
      });
    });

    test("refuses what no input can be, and says where it stands", async () => {
      const workspace = openWorkspace();
      const { inputs } = await declare(kind, "refused");
      const refused = Object.entries(row.refusals)
        .map(([input, value]) => ({ input, name: `refuse_${hclName(input)}`, inputs: { ...inputs, [input]: value } }))
        .filter(({ input, inputs: wrong }) => isRefused(kind, wrong, input));
      expect(refused.length).toBeGreaterThan(0);
      workspace.write("main.tf", configure(kind, refused));
      const { diagnostics } = await workspace.validate();
      const told = refused.map(({ input, name }) => ({
        input,
        isTold: diagnostics.some(
          ({ severity, context, code, detail }) =>
            severity === "error" &&
            context?.endsWith(`"${name}"`) === true &&
            `${code} ${detail}`.includes(hclName(input)),
        ),
      }));
      expect(told).toEqual(refused.map(({ input }) => ({ input, isTold: true })));
    });
  });
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
