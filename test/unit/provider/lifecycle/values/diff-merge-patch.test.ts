import fc from "fast-check";
import { diffMergePatch } from "../../../../../src/provider/lifecycle/values/diff-merge-patch";
import { applyMergePatch } from "../../../../support/merge-patch";

type Members = Record<string, unknown>;

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A merge patch cannot say null, nor distinguish an empty object from an absent one. */
const { members } = fc.letrec<{ members: Members; value: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.string(), fc.boolean(), fc.array(fc.integer()), tie("members")),
  members: fc.dictionary(fc.constantFrom("a", "b", "c", "d"), tie("value"), { noNullPrototype: true }),
}));

function withoutEmptyObjects(value: Members): Members {
  const kept = Object.entries(value).flatMap(([name, member]) => {
    const inner = isObject(member) ? withoutEmptyObjects(member) : member;
    return isObject(inner) && Object.keys(inner).length === 0 ? [] : [[name, inner] as const];
  });
  return Object.fromEntries(kept);
}

test("applying the difference gives the target", () => {
  fc.assert(
    fc.property(members, members, (from, to) => {
      const patched = applyMergePatch(from, diffMergePatch(from, to)) as Members;
      expect(withoutEmptyObjects(patched)).toEqual(withoutEmptyObjects(to));
    }),
  );
});

test("no difference gives an empty patch", () => {
  fc.assert(fc.property(members, (value) => expect(diffMergePatch(value, structuredClone(value))).toEqual({})));
});

test("resets removed values member by member and keeps unmanaged ones", () => {
  expect(diffMergePatch({ settings: { timezone: "UTC", labels: { a: "1" } } }, {})).toEqual({
    settings: { timezone: null, labels: { a: null } },
  });
});

test("lists are replaced as a whole", () => {
  expect(diffMergePatch({ list: [1, 2] }, { list: [1] })).toEqual({ list: [1] });
});
