import { completeExamples } from "../../../../tools/generate/complete-examples";
import type { Json, JsonObject } from "../../../../tools/generate/json";

const shop = {
  type: "object",
  required: ["id", "nickname", "name", "open"],
  properties: { id: {}, name: {}, nickname: { "x-default": null }, open: { default: true }, note: { default: "" } },
};

/** The example of a response with a schema, completed. */
function completedExample(schema: JsonObject, example: Json): Json | undefined {
  const media: JsonObject = { schema, example };
  const document = {
    components: { schemas: { Shop: shop } },
    paths: { "/shops": { get: { responses: { 200: { content: { "application/json": media } } } } } },
  };
  completeExamples(document);
  return media.example;
}

test("completes examples with the defaults of required members, and no others", () => {
  const reference = { $ref: "#/components/schemas/Shop" };
  const page = { properties: { data: { items: { anyOf: [reference, { type: "null" }] } } } };
  expect(completedExample(page, { data: [{ id: "1" }, null, { id: "2", nickname: "x", open: false }] })).toEqual({
    data: [{ id: "1", nickname: null, open: true }, null, { id: "2", nickname: "x", open: false }],
  });
});
