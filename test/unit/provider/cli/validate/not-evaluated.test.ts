import { type BannerDocument, type RuleContext, rules } from "../../../../../src/consent/rules";
import { type Evaluation, evaluationOf } from "../../../../../src/consent/rules/evaluation";
import { contextualRules } from "../../../../../src/provider/cli/validate/not-evaluated";
import { cases } from "../../../consent/rules/cases";
import { documentOf, flawless } from "../../../consent/rules/cases/code-case";

const service = {
  key: "a",
  category: "analytics",
  legal_basis: "necessary" as const,
  status: "live" as const,
  storage: [{ duration: "P2Y" }],
};

/** The members of the context that each rule reads about a flawless document and about one that it finds fault with. */
function readMembers(): Map<string, Set<string>> {
  return new Map(
    rules.map((rule) => {
      const read = new Set<string>();
      const faulty = documentOf(cases[rule.code]?.raises ?? {}) as BannerDocument;
      const documents = rule.level === "S" ? [flawless()] : [flawless(), faulty];
      for (const document of documents) readAbout(document, rule, read);
      return [rule.code, read];
    }),
  );
}

function readAbout(document: BannerDocument, rule: (typeof rules)[number], read: Set<string>): void {
  const context = new Proxy({ services: [service] } as RuleContext, {
    get: (target, name) => {
      read.add(String(name));
      return target[name as keyof RuleContext];
    },
  });
  const watched: Evaluation = { ...evaluationOf(document, { services: [service] }, "2099-01-01"), context };
  const { liveServices } = watched;
  Object.defineProperty(watched, "liveServices", {
    get: () => {
      read.add("services");
      return liveServices;
    },
  });
  if (rule.places === null) Array.from(rule.find(watched, document));
  else for (const group of watched.groupsTestedBy(rule.places)) Array.from(rule.find(watched, group));
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
