import { check } from "../../../../src/provider/lifecycle";
import { programText } from "../../../../src/provider/pulumi/argument-names";
import { findingLine } from "../../../../src/provider/pulumi/finding-line";
import { named, registry, text } from "../../../../src/provider/resources";

test("names the argument that takes a resource in place of its property", () => {
  const given = text`remove one of ${named("site_id")}, ${named("environment")}`;
  expect(programText(registry.Token, given)).toBe("remove one of site, environment");
  expect(programText(registry.Site, text`${named("settings", "promotion_gate")}`)).toBe("settings.promotionGate");
});

test("keeps a user's value that looks like the name of a property", () => {
  const inputs = { site_id: "site_1", host: "a.example.com", environment: "siteId" };
  const { failures } = check(registry.Domain, { recordedInputs: {}, inputs, isUnknown: () => false });
  expect(failures.map((one) => programText(registry.Domain, findingLine(one)))).toEqual([
    expect.stringMatching(/^environment \[enum\]: is "siteId"; allowed: /),
  ]);
});
