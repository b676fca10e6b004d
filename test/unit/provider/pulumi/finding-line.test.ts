import { check } from "../../../../src/provider/lifecycle";
import { findingLine } from "../../../../src/provider/pulumi/finding-line";
import { registry, render } from "../../../../src/provider/resources";

const linesOf = (inputs: Record<string, unknown>) =>
  check(registry.Version, { recordedInputs: {}, inputs, isUnknown: () => false }).failures.map((failure) =>
    render(findingLine(failure)),
  );

test("says what to do when apply has computed null in a preview", () => {
  expect(linesOf({ site_id: "site_1", draft_digest: null })).toEqual([
    "draft_digest [type]: is null; expected string. If apply computed it, the value may not exist yet in a preview. In that case, return pulumi.unknown from the callback, for example while pulumi.runtime.isDryRun() is true.",
  ]);
});

test("another value of a wrong type has nothing to do with previews", () => {
  const [line] = linesOf({ site_id: "site_1", draft_digest: 7 });
  expect(line).toMatch(/^draft_digest \[type\]: is .*; expected string$/);
});
