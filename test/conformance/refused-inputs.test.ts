import { runtime } from "@pulumi/pulumi";
import * as consentform from "../../src/provider/index";
import { check } from "../../src/provider/pulumi/runtime";
import { registry } from "../../src/provider/resources";
import { type WrongInput, wrongInputs } from "../support/wrong-inputs";

/** Refusals by the provider's check, of what a program declares as the resource classes pass it on. */

/** The classes by kind; a test passes what their types refuse. */
const classes = consentform as unknown as Record<string, new (name: string, args: object) => unknown>;
let declared: (inputs: Record<string, unknown>) => void;

beforeAll(() =>
  runtime.setMocks({
    newResource: ({ name, inputs }) => {
      declared(inputs);
      return { id: `${name}-id`, state: inputs };
    },
    call: ({ inputs }) => inputs,
  }),
);

/** The refusals of a resource that a program declares. */
async function refusals({ kind, args }: Pick<WrongInput, "kind" | "args">): Promise<string[]> {
  const values = Object.entries(args).map(([name, value]) => {
    const isNotFinite = typeof value === "object" && value !== null && "notFinite" in value;
    return [name, isNotFinite ? Number.NaN : value];
  });
  const inputs = await new Promise<Record<string, unknown>>((resolve, reject) => {
    declared = resolve;
    const Resource = classes[kind];
    if (Resource === undefined) return reject(new Error(`there is no ${kind}`));
    try {
      new Resource("thing", Object.fromEntries(values));
    } catch (error) {
      reject(error);
    }
  }).catch((error: Error) => error);
  if (inputs instanceof Error) return [inputs.message];
  const { failures = [] } = await check({}, inputs);
  return failures.map(({ property, reason }) => `${property}: ${reason}`);
}

test("something is wrong with a resource of every kind", () => {
  expect([...new Set(wrongInputs.map(({ kind }) => kind))].sort()).toEqual(Object.keys(registry).sort());
});

test.each(wrongInputs.map((wrong) => ({ ...wrong, what: JSON.stringify(wrong.refusal.source) })))(
  "$kind is refused for $what, without its value",
  async ({ refusal, ...wrong }) => {
    const texts = await refusals(wrong);
    expect(texts.join("\n")).toMatch(refusal);
    expect(texts.join("\n")).not.toContain("x".repeat(121));
  },
);
