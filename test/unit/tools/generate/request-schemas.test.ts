import { deriveRequestSchemas } from "../../../../tools/generate/request-schemas";

/** A resource with one more property. */
const resource = (property: object, required: string[] = []) => ({
  Shop: {
    type: "object",
    "x-create": "ShopCreate",
    "x-update": "ShopUpdate",
    "x-required": required,
    properties: { id: { type: "string", "x-flags": "R" }, nickname: { type: "string", "x-flags": "CU", ...property } },
  },
});

test("refuses an optional member that can be changed and has no value to go back to", () => {
  expect(() => deriveRequestSchemas(resource({}))).toThrow(/^Shop\.nickname is optional.*needs a default/);
});

test.each([
  ["has a default", resource({ default: "" })],
  ["may be empty", resource({ type: ["string", "null"], default: null })],
  ["is required", resource({}, ["nickname"])],
  ["cannot be changed", resource({ "x-flags": "C" })],
])("accepts a member that %s", (_, schemas) => {
  expect(Object.keys(deriveRequestSchemas(schemas))).toEqual(["Shop", "ShopCreate", "ShopUpdate"]);
});
