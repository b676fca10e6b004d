import * as pulumi from "@pulumi/pulumi";
import { refuseLateProtection, refuseUnsendable } from "../../../../src/provider/pulumi/sendable-arguments";

const half = "\ud83d";

test.each([
  ["a text", { name: `Shop ${half}` }, /^Site shop: name: contains an unpaired UTF-16 surrogate/],
  ["a text in a list", { addresses: ["a", half] }, /^Site shop: addresses\[1\]: contains an unpaired/],
  ["a name of a map", { labels: { [half]: "x" } }, /^Site shop: labels: has a name with an unpaired/],
])("half of a pair in %s is refused with its place", (_what, args, message) => {
  expect(() => refuseUnsendable("Site shop", args)).toThrow(message);
});

test("a value that contains itself is refused with its place", () => {
  const document: Record<string, unknown> = { texts: { en: {} } };
  (document.texts as Record<string, unknown>).en = [document];
  expect(() => refuseUnsendable("ConfigDraft banner", { document })).toThrow(
    /^ConfigDraft banner: document\.texts\.en\[0\]: contains a circular reference/,
  );
});

test("accepts whole pairs, values used twice, and objects of classes", () => {
  const shared = { en: "😀" };
  class Output {
    readonly self = this;
  }
  const args = { title: "😀", one: shared, two: [shared, shared], later: Promise.resolve(half), output: new Output() };
  expect(() => refuseUnsendable("Site shop", args)).not.toThrow();
});

test.each([
  ["an output", pulumi.output(true)],
  ["a secret", pulumi.secret(false)],
  ["a promise", Promise.resolve(false)],
])("refuses deletionProtection as %s, which would protect silently", (_what, value) => {
  const refused = () => refuseLateProtection("Site shop", value);
  expect(refused).toThrow(/^Site shop: deletionProtection: is an output or a promise; it must be true or false, /);
});

test.each([undefined, true, false])("accepts deletionProtection as the plain value %s", (value) => {
  expect(() => refuseLateProtection("Site shop", value)).not.toThrow();
});
