import { type Definition, type Kind, registry } from "../../../../src/provider/resources";
import { defineResource } from "../../../../src/provider/resources/definition";
import { inSetUpOrder } from "../../../../tools/generate/set-up-order";

const orderOf = (definitions: readonly Definition[]) => inSetUpOrder(definitions).map(({ kind }) => kind);

test("the order does not depend on that of the files", () => {
  expect(orderOf(Object.values(registry).reverse())).toEqual(Object.keys(registry));
});

test.each<[part: Kind, whole: Kind]>([
  ["Domain", "Site"],
  ["DomainVerification", "Domain"],
  // Its `version_number` names a version.
  ["Promotion", "Version"],
  // Its `template` takes the resource.
  ["TemplateRollout", "BannerTemplate"],
])("%s follows %s", (part, whole) => {
  const order = Object.keys(registry);
  expect(order.indexOf(part)).toBeGreaterThan(order.indexOf(whole));
});

test("kinds that refer to each other are refused by name", () => {
  const referringTo = (kind: string, other: string) =>
    defineResource(kind, {
      description: "",
      operations: registry.Site.operations,
      properties: { [`${other}_id`]: { local: { type: "string", description: "" } } },
    });
  expect(() => inSetUpOrder([referringTo("Hen", "egg"), referringTo("Egg", "hen")])).toThrow(/^Egg, Hen refer/);
});
