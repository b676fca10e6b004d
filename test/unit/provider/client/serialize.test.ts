import { serializeBody, serializePath } from "../../../../src/provider/client/serialize";

describe("serializeBody", () => {
  test("is JSON with absent members left out", () => {
    expect(serializeBody({ a: undefined, b: null, c: [1, "é"], d: { e: false } })).toBe(
      '{"b":null,"c":[1,"é"],"d":{"e":false}}',
    );
  });

  test.each<[unknown, string]>([
    [{ retention: Number.NaN }, "NaN at /retention"],
    [{ a: { "b/c~d": [0, Number.POSITIVE_INFINITY] } }, "Infinity at /a/b~1c~0d/1"],
    [{ list: ["x", undefined] }, "undefined at /list/1"],
    [Number.NaN, "NaN at /"],
  ])("refuses what would become null: %p", (body, why) => {
    expect(() => serializeBody(body)).toThrow(why);
  });
});

describe("serializePath", () => {
  test("encodes values", () => {
    expect(serializePath("/sites/{id}/versions/{number}", { id: "a/b?c#d%$&", number: 3 })).toBe(
      "/sites/a%2Fb%3Fc%23d%25%24%26/versions/3",
    );
  });

  test.each([[undefined], [null], [""], ["."], [".."], [{}], [["a"]]])(
    "refuses %p, which would be another path",
    (id) => {
      expect(() => serializePath("/sites/{id}", { id })).toThrow("The path parameter id of /sites/{id} is");
    },
  );
});
