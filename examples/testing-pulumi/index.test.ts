// Tests the program in index.ts. Runs without a service: the mocks answer in its place.
import assert from "node:assert";
import { before, test } from "node:test";
import * as pulumi from "@pulumi/pulumi";

const declared: pulumi.runtime.MockResourceArgs[] = [];

before(() =>
  pulumi.runtime.setMocks({
    newResource: (resource) => {
      declared.push(resource);
      const { name, type, inputs } = resource;
      // The values that the service adds, as far as the program reads them.
      const added = type.endsWith(":Version") ? { number: 3 } : {};
      return { id: `${name}-id`, state: { ...inputs, ...added } };
    },
    call: ({ inputs }) => inputs,
  }),
);

test("promotes the version that the gate scans", async () => {
  // The program runs after the mocks are set.
  const { liveNumber } = await import("./index.js");
  await new Promise((resolve) => liveNumber.apply(resolve));
  const inputsOf = (kind: string) => declared.find(({ type }) => type.endsWith(`:${kind}`))?.inputs;
  assert.equal(inputsOf("Promotion")?.siteId, "shop-id");
  assert.equal(inputsOf("Promotion")?.versionNumber, 3);
  assert.equal(inputsOf("ScanGate")?.versionNumber, 3);
});
