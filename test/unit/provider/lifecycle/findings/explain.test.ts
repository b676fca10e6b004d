import { ProblemError } from "../../../../../src/provider/client";
import { explain } from "../../../../../src/provider/lifecycle/findings/explain";
import { pulumiWording } from "../../../../../src/provider/pulumi/wording";
import { defineResource } from "../../../../../src/provider/resources/definition";

const say = { kinds: new Set<string>(), wording: pulumiWording };

const conflict = new ProblemError({
  operation: "createExport",
  status: 409,
  headers: new Headers(),
  answeredAtMs: 0,
  body: {
    type: "https://problems.consent.example/v1/conflict",
    detail: "The site is building another export.",
    conflicting_id: "exp_1",
  },
});

const messageFor = (more: { notImportable?: string }) =>
  explain(conflict, defineResource("ProofExport", { description: "", operations: {}, properties: {}, ...more }), say)
    .message;

test("a conflict with an object that can be adopted names its id for `adopt`", () => {
  expect(messageFor({})).toContain('adopt: "exp_1". Otherwise choose another value.');
});

test("a kind that cannot be imported gets no advice to adopt at a conflict", () => {
  const message = messageFor({ notImportable: "the service does not report it again." });
  expect(message).toContain("It is taken by exp_1.");
  expect(message).toMatch(/`aliases`.*\. Otherwise choose another value\.$/);
  expect(message).not.toContain("adopt");
});
