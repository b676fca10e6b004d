import { claimByCreation, claimById, claimByInputs } from "../../../../../src/provider/lifecycle/ledger/names";
import { type Definition, registry } from "../../../../../src/provider/resources";

test("kinds that find existing objects are identified by their inputs and defaults", () => {
  const found = Object.values(registry as Record<string, Definition>).filter(
    (definition) =>
      claimByInputs(definition, { site_id: "s", host: "h", fingerprint: "f", environment: "e" }).length > 0,
  );
  expect(found.map(({ kind }) => kind).sort()).toEqual([
    "ConfigDraft",
    "Domain",
    "IssueSuppression",
    "Promotion",
    "ScanSchedule",
  ]);
  const { Domain } = registry;
  const inputs = { site_id: "s", host: "h" };
  expect(claimByInputs(Domain, inputs)).toEqual(claimByInputs(Domain, { ...inputs, environment: "production" }));
  expect(claimByInputs(Domain, inputs)).not.toEqual(claimByInputs(Domain, { ...inputs, environment: "preview" }));
  expect(claimByInputs(Domain, { host: "h" })).toEqual([]);
  expect(claimByInputs(Domain, inputs, (value) => value === "s")).toEqual([]);
});

test("allows several resources that neither change nor delete an object", () => {
  const shared = Object.values(registry as Record<string, Definition>).filter(
    (definition) => claimById(definition, "x").length === 0,
  );
  expect(shared).toEqual(
    expect.arrayContaining([registry.DomainVerification, registry.InstallCheck, registry.ScanGate, registry.Version]),
  );
  expect(shared.filter(({ operations }) => operations.update !== undefined || operations.delete !== undefined)).toEqual(
    [],
  );
});

const kinds = Object.keys(registry) as (keyof typeof registry)[];
const adoptsById = ({ isSingleton, isFoundByCreating }: Definition) => !isSingleton && !isFoundByCreating;

test.each(kinds.filter((kind) => adoptsById(registry[kind]) && claimById(registry[kind], "x").length > 0))(
  "a %s that adopts an object claims it before anything is sent",
  (kind) => {
    const definition: Definition = registry[kind];
    expect(claimByCreation(definition, { adopt: "id_1" })).toEqual(claimById(definition, "id_1"));
    expect(claimByCreation(definition, { adopt: "id_1" }, (value) => value === "id_1")).toEqual([]);
    expect(claimByCreation(definition, {})).toEqual([]);
    // Later, the resource may have replaced the object.
    expect(claimByInputs(definition, { adopt: "id_1" })).toEqual([]);
  },
);

test("a draft with adopt: take-over is claimed by its site", () => {
  expect(claimByCreation(registry.TemplateRollout, { adopt: "take-over" })).toEqual([]);
  const inputs = { site_id: "s", adopt: "take-over" };
  expect(claimByCreation(registry.ConfigDraft, inputs)).toEqual(['ConfigDraft by ["s"]']);
});
