import type { Client } from "../../src/provider/client";
import { check, read } from "../../src/provider/lifecycle";
import { findingLine } from "../../src/provider/pulumi/finding-line";
import { inputProperties, type Kind, type Properties, registry, render } from "../../src/provider/resources";
import { doubledStops } from "../support/doubled-stops";
import { settableInputs } from "../support/planted-values";
import { type Laboratory, openLaboratory, sessionOf } from "./laboratory";
import { Managed } from "./managed";
import { rows } from "./rows";
import type { Row } from "./rows/row";

const kinds = Object.keys(registry) as Kind[];

let laboratory: Laboratory;
let client: Client;
let other: Client;

beforeAll(async () => {
  // With the usual quota, the tests would wait for its next minute.
  laboratory = await openLaboratory(60_000);
  client = await laboratory.client();
  other = await laboratory.client();
});

afterAll(() => laboratory.close());

async function manage(kind: Kind): Promise<Managed> {
  const managed = new Managed(kind, client, await rows[kind].inputs(laboratory, client));
  await managed.create();
  return managed;
}

function without(inputs: Properties, name: string): Properties {
  const { [name]: _removed, ...rest } = inputs;
  return rest;
}

test("every kind of the registry has a row, and every input of it a place in the row", () => {
  expect(Object.keys(rows).sort()).toEqual([...kinds].sort());
  for (const kind of kinds) {
    const row: Row = rows[kind];
    const inputs = inputProperties(registry[kind]).filter(({ traits }) => !traits.computed);
    const exempt = new Set(["adopt", ...Object.keys(row.exempt)]);
    const missingIn = (tested: object, wanted: typeof inputs) =>
      wanted.map(({ name }) => name).filter((name) => !(name in tested) && !exempt.has(name));
    const replaced = inputs.filter(({ traits }) => traits.replaces);
    const changed = inputs.filter(({ traits }) => !traits.replaces);
    const removable = changed.filter(({ isRequired }) => !isRequired);
    const names = inputs.map(({ name }) => name);
    expect({
      kind,
      "to add to refusals": names.filter((name) => !(name in row.refusals)),
      "to remove from refusals": Object.keys(row.refusals).filter((name) => !names.includes(name)),
      "to add to changes, or to exempt": missingIn(row.changes, changed),
      "to add to replacements, or to exempt": missingIn(row.replacements, replaced),
      "to add to removals, or to exempt": missingIn(row.removals, removable),
    }).toEqual({
      kind,
      "to add to refusals": [],
      "to remove from refusals": [],
      "to add to changes, or to exempt": [],
      "to add to replacements, or to exempt": [],
      "to add to removals, or to exempt": [],
    });
  }
});

describe.each(kinds)("%s", (kind) => {
  const row: Row = rows[kind];

  test("has a row whose objects together set every input", async () => {
    const inputs = await row.inputs(laboratory, client);
    const others = await Promise.all((row.further ?? []).map((make) => make(inputs, client)));
    const set = new Set(["adopt", ...[inputs, ...others].flatMap((object) => Object.keys(object))]);
    const missing = settableInputs(registry[kind]).filter((name) => !set.has(name));
    expect({ "set in `inputs` or `further`": missing }).toEqual({ "set in `inputs` or `further`": [] });
  });

  test("is created with as few requests as there can be, and then does not differ", async () => {
    const inputs = await row.inputs(laboratory, client);
    const managed = new Managed(kind, client, inputs);
    laboratory.forgetRequests();
    await managed.create();
    expect(laboratory.requests.filter(({ path }) => path !== "/me")).toHaveLength(row.requestsToCreate ?? 1);
    expect(managed.diff(managed.checked(inputs))).toEqual({ kind: "none", replaces: [], changed: [] });
    laboratory.forgetRequests();
    await managed.update(inputs);
    if (!row.isAlwaysSent) expect(laboratory.requests).toEqual([]);
  });

  test("is as recorded when it is read right away", async () => {
    const managed = await manage(kind);
    const { inputs, outputs } = managed;
    const result = await managed.refresh();
    expect(result).toEqual({ state: "present", id: managed.id, outputs, ...("inputs" in result && { inputs }) });
    expect(managed.diff().kind).toBe("none");
  });

  test("can be looked up by its id alone, unless the kind says why not", async () => {
    const managed = await manage(kind);
    const { notImportable } = managed.definition;
    if (notImportable !== undefined) {
      const question = { id: managed.id, recorded: {}, origin: "id only" as const };
      await expect(read(managed.definition, sessionOf(client), question)).rejects.toThrow(notImportable);
      return;
    }
    const found = await read(managed.definition, sessionOf(client), {
      id: managed.id,
      recorded: {},
      origin: "id only",
    });
    expect(found).toMatchObject({ state: "present", id: managed.id });
    const missing = managed.id.replace(/[0-9a-z]{26}/, "0".repeat(26));
    await expect(
      read(managed.definition, sessionOf(client), { id: missing, recorded: {}, origin: "id only" }),
    ).rejects.toThrow(/does not exist/);
  });

  for (const [name, value] of Object.entries(row.changes)) {
    test(`${name} is changed in place`, async () => {
      const managed = await manage(kind);
      const desired = { ...managed.inputs, [name]: value };
      expect(managed.diff(managed.checked(desired))).toMatchObject({ kind: "inputs", replaces: [] });
      await managed.update(desired);
      expect(managed.diff().kind).toBe("none");
      const before = managed.outputs;
      await managed.refresh();
      expect(managed.outputs).toEqual(before);
      expect(managed.diff(managed.checked(desired)).kind).toBe("none");
    });
  }

  for (const [name, fallback] of Object.entries(row.removals)) {
    test(`${name} goes back to its default when it is removed`, async () => {
      const managed = await manage(kind);
      const desired = without(managed.inputs, name);
      expect(managed.diff(managed.checked(desired)).kind).toBe("inputs");
      await managed.update(desired);
      if (fallback !== undefined) expect(managed.outputs[name]).toEqual(fallback);
      expect(managed.diff(managed.checked(desired)).kind).toBe("none");
      const before = managed.outputs;
      await managed.refresh();
      expect(managed.outputs).toEqual(before);
    });
  }

  for (const [name, value] of Object.entries(row.replacements)) {
    test(`a change of ${name} replaces it`, async () => {
      const managed = await manage(kind);
      const desired = { ...managed.inputs, [name]: value };
      expect(managed.diff(desired)).toMatchObject({ kind: "inputs", replaces: [name] });
    });
  }

  for (const [name, value] of Object.entries(row.refusals)) {
    test(`${name} refuses what it cannot be`, async () => {
      const inputs = { ...(await row.inputs(laboratory, client)), [name]: value };
      const { failures } = check(registry[kind], { inputs, recordedInputs: {}, isUnknown: () => false });
      expect(failures.some(({ property: [first] }) => first === name)).toBe(true);
      expect(failures.map((failure) => render(findingLine(failure))).flatMap(doubledStops)).toEqual([]);
    });
  }

  const { foreignEdit } = row;
  if ("edit" in foreignEdit) {
    test("a read reports changes by others as a difference", async () => {
      const managed = await manage(kind);
      const desired = managed.inputs;
      await foreignEdit.edit(other, managed.id, managed.outputs);
      expect(await managed.refresh()).toMatchObject({ state: "present", inputs: foreignEdit.seen });
      expect(managed.diff(desired).kind).toBe("inputs");
      await managed.update(desired);
      await managed.refresh();
      expect(managed.diff(managed.checked(desired)).kind).toBe("none");
    });
  }

  const { vanish } = row;
  if (typeof vanish === "function") {
    test("is gone after someone else's deletion, but not for a token of another workspace", async () => {
      const managed = await manage(kind);
      await vanish(other, managed.id, managed.outputs);
      const stranger = sessionOf(await laboratory.client({ workspace: "another" }));
      const question = { id: managed.id, recorded: managed.outputs, origin: "written" as const };
      await expect(read(managed.definition, stranger, question)).rejects.toThrow(
        /belongs to workspace wks_.*configured token to workspace wks_/,
      );
      expect(await managed.refresh()).toEqual({ state: "gone" });
      await managed.remove();
    });
  }

  if (row.adoption === "id") {
    test("is adopted by its id, and only what differs is changed", async () => {
      const { id, inputs } = await manage(kind);
      const adopter = new Managed(kind, client, { ...inputs, adopt: id });
      await adopter.create();
      expect(adopter.id).toBe(id);
      expect(adopter.session.lines).toEqual([expect.stringContaining(`${id} is adopted`)]);
      expect(adopter.diff().kind).toBe("none");
      await adopter.refresh();
      expect(adopter.diff(without(adopter.inputs, "adopt")).kind).toBe("none");
    });

    test("is adopted as it is if it is as declared, with any input declared", async () => {
      const inputs = await row.inputs(laboratory, client);
      const others = await Promise.all((row.further ?? []).map((make) => make(inputs, client)));
      for (const declared of [await row.inputs(laboratory, client), ...others]) {
        const first = new Managed(kind, client, without(declared, "adopt"));
        await first.create();
        const adopter = new Managed(kind, client, { ...first.inputs, adopt: first.id });
        laboratory.forgetRequests();
        await adopter.create();
        // The service returns no secret, so an adoption writes the one that is declared.
        const secrets = inputProperties(registry[kind]).filter(({ name, traits }) => traits.secret && name in declared);
        const names = secrets.map(({ name }) => name).join(", ");
        const result = names === "" ? " as it is" : `; changed to what is declared: ${names}`;
        expect(adopter.session.lines).toEqual([`${kind}: ${first.id} is adopted${result}.`]);
        const writes = laboratory.requests.filter(({ method }) => method !== "GET");
        expect(writes).toHaveLength(names === "" ? 0 : 1);
      }
    });
  }

  if (row.adoption === "id" && "edit" in row.foreignEdit) {
    const { edit } = row.foreignEdit;
    test("with `adopt` left in the program, refuses later foreign edits as without it", async () => {
      /** The refusal of an update after the edit, if it is refused, and its requests. */
      const outcome = async (adopted: (managed: Managed) => Properties) => {
        const first = await manage(kind);
        const managed = new Managed(kind, client, { ...first.inputs, adopt: first.id });
        await managed.create();
        managed.inputs = adopted(managed);
        managed.renewSession();
        await edit(other, managed.id, managed.outputs);
        // Names can be unique in the workspace, so that a second object could not have the same one.
        const next = Object.fromEntries(
          Object.entries(without(row.changes, "name")).map(([name, value]) => [
            name,
            typeof value === "function" ? value(managed.inputs) : value,
          ]),
        );
        laboratory.forgetRequests();
        const refusal = await managed.update({ ...managed.inputs, ...next }).then(
          () => null,
          (error: unknown) => String(error).replace(/\b[a-z]+_[0-9a-z]{26}\b|\b20\S+Z\b|\b[\w-]+\.example\b/g, ""),
        );
        return { refusal, requests: laboratory.requests.map(({ method }) => method) };
      };
      const withAdopt = await outcome(({ inputs }) => inputs);
      expect(withAdopt).toEqual(await outcome(({ inputs }) => without(inputs, "adopt")));
    });
  }

  if (row.adoption === "singleton") {
    test("is adopted where it is", async () => {
      const { id, inputs } = await manage(kind);
      const adopter = new Managed(kind, client, { ...inputs, adopt: true });
      await adopter.create();
      expect(adopter.id).toBe(id);
      expect(adopter.diff().kind).toBe("none");
    });
  }

  test("is removed, twice if need be", async () => {
    const managed = await manage(kind);
    await managed.remove();
    await managed.remove();
    const expected = row.afterRemoval === "gone" ? "gone" : "present";
    expect(await managed.refresh()).toMatchObject({ state: expected });
  });
});
