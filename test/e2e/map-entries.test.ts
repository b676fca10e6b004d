import type { ProgramModules } from "../support/inline-stack";
import { operationsDuring } from "./operations-during";
import { succeeded } from "./output-of";
import { workbench } from "./workbench";

const bench = workbench(1);

interface Args {
  readonly variables: Record<string, object>;
}

/** With each default marked as a secret, which changes nothing about the entries. */
function template({ consentform, pulumi }: ProgramModules, { variables }: Args): Record<string, unknown> {
  const document = { layout: { kind: "bar" } };
  const marked = Object.entries(variables).map(([name, members]) => [
    name,
    Object.fromEntries(Object.entries(members).map(([member, value]) => [member, pulumi.secret(value)])),
  ]);
  const inputs = { name: "Brands", document, variables: Object.fromEntries(marked) };
  return { id: new consentform.BannerTemplate("brands", inputs).id };
}

test("a template gains variables without a default, loses variables, and settles", async () => {
  const place = bench.place();
  const stack = place.inline(template);
  const steps = [
    { variables: { shop: { default: "x" }, motto: { default: "y" } }, change: "create" },
    { variables: { shop: { default: "x" }, motto: { default: "y" }, legal: {} }, change: "update" },
    { variables: { shop: { default: "x" }, legal: {} }, change: "update" },
    { variables: { shop: {} }, change: "update" },
  ];
  for (const { variables, change } of steps) {
    const run = succeeded(await stack.up({ variables }));
    expect(run.changes).toMatchObject({ [change]: 1 });
    const { data } = await place.own.call("getTemplate", { path: { id: String(run.outputs?.id) } });
    expect(Object.keys(data.variables).sort()).toEqual(Object.keys(variables).sort());
  }
  succeeded(await stack.refresh({ variables: { shop: {} } }, { expectNoChanges: true }));
  const again = await operationsDuring(bench.service, () =>
    stack.up({ variables: { shop: {} } }, { expectNoChanges: true }),
  );
  succeeded(again.run);
  expect(again.operations).toEqual([]);
});
