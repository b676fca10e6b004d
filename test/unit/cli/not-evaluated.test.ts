import { contextualRules } from "../../../src/cli/validate/not-evaluated";
import { RULES, type RuleContext } from "../../../src/rules";
import { type Judgement, judgementOf } from "../../../src/rules/judgement";
import { flawless } from "../rules/cases/code-case";

const service = {
  key: "a",
  category: "analytics",
  legal_basis: "necessary" as const,
  status: "live" as const,
  storage: [{ duration: "P2Y" }],
};

/** The members of the context that each rule reads, by its code. */
function readMembers(): Map<string, Set<string>> {
  return new Map(
    RULES.map((rule) => {
      const read = new Set<string>();
      const context = new Proxy({ services: [service] } as RuleContext, {
        get: (target, name) => {
          read.add(String(name));
          return target[name as keyof RuleContext];
        },
      });
      const watched: Judgement = { ...judgementOf(flawless(), { services: [service] }, "2099-01-01"), context };
      const { liveServices } = watched;
      Object.defineProperty(watched, "liveServices", {
        get: () => {
          read.add("services");
          return liveServices;
        },
      });
      if (rule.places === null) Array.from(rule.find(watched, flawless()));
      else for (const group of watched.groupsTestedBy(rule.places)) Array.from(rule.find(watched, group));
      return [rule.code, read];
    }),
  );
}

test("every rule that reads more than the document is named, with what it reads", () => {
  const read = readMembers();
  const readers = [...read].filter(([, members]) => members.size > 0).map(([code]) => code);
  expect(contextualRules.flatMap(({ codes }) => codes).sort()).toEqual(readers.sort());
  for (const { members, codes } of contextualRules) {
    for (const code of codes)
      expect([code, members.some((member) => read.get(code)?.has(member))]).toEqual([code, true]);
  }
});
