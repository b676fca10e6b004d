import type { Client } from "../../../src/client";
import { check } from "../../../src/pulumi/runtime";
import { programInputValues } from "../../../src/pulumi/spelling/translate";
import { type Kind, registry } from "../../../src/resources";
import { type Laboratory, openLaboratory } from "../../conformance/laboratory";
import { rows } from "../../conformance/rows";
import { plantedShown, withRefusedTexts } from "../../support/planted-values";

let laboratory: Laboratory;
let client: Client;
beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});
afterAll(() => laboratory?.close());

test.each(Object.keys(registry) as Kind[])("%s: no error of check shows a value that is a secret", async (kind) => {
  const refused = withRefusedTexts(registry[kind], await rows[kind].inputs(laboratory, client));
  const inputs = programInputValues(registry[kind], refused);
  const hidden = { __consentform: { kind, name: "it", key: "0".repeat(40) } };
  const secrets = { __secrets: Object.keys(inputs).map((name) => [name]) };
  const { failures = [] } = await check({}, { ...inputs, ...hidden, ...secrets });
  expect(failures.length).toBeGreaterThan(0);
  expect(plantedShown(JSON.stringify(failures))).toEqual([]);
});
