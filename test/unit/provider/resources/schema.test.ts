import { component } from "../../../../src/provider/resources/schema";

test("programs see what a token is answered by /me, and nothing of sessions", () => {
  const { properties = {}, required } = component("Me");
  expect(Object.keys(properties)).toEqual(["token", "workspace", "masking", "rate_limit"]);
  expect(required).toEqual(["token", "workspace", "masking", "rate_limit"]);
  expect(properties.token).toMatchObject({ $ref: "#/components/schemas/MeToken" });
  expect(properties.token).not.toHaveProperty("anyOf");
});
