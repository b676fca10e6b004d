import { operations } from "../../../../src/consent/contract";
import { contractValidation } from "../../../../src/service/http/validation";
import { processorMs } from "../../../support/processor-time";

const validation = contractValidation();
const template = (fields: object) => ({ name: "Brands", document: {}, ...fields });
const faults = (fields: object) =>
  validation.body(operations.createTemplate, template(fields)).map(({ pointer, code }) => `${pointer} ${code}`);

test("reports a list or map that is much too long without its entries", () => {
  const many = Array.from({ length: 100_000 }, (_, index) => index);
  const usual = processorMs(() => faults({ locked_paths: ["/a", 1], variables: { "?": 1 } }));
  const cost = processorMs(() => {
    expect(faults({ locked_paths: many.map((index) => [index]) })).toEqual(["/locked_paths maxItems"]);
    expect(faults({ variables: Object.fromEntries(many.map((index) => [`k${index}!`, 1])) })).toEqual([
      "/variables maxProperties",
    ]);
    expect(faults(Object.fromEntries(many.map((index) => [`k${index}`, 1])))).toHaveLength(100);
  });
  expect(cost).toBeLessThan(50 * Math.max(usual, 20));
});

test("a list that is a little too long is reported with everything else", () => {
  const paths = Array.from({ length: 101 }, (_, index) => (index === 3 ? 1 : `/p${index}`));
  expect(faults({ name: "", locked_paths: paths.slice(0, 100) })).toEqual(["/name minLength", "/locked_paths/3 type"]);
  expect(faults({ locked_paths: paths })).toContain("/locked_paths maxItems");
});
