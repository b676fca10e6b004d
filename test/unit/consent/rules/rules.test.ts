import { type BannerDocument, type RuleFinding, rules, validateBanner } from "../../../../src/consent/rules";
import { cases } from "./cases";
import { advice } from "./cases/advice";
import { documentOf } from "./cases/code-case";

const outsideTheForm = rules.filter(({ level }) => level !== "S").map(({ code }) => code);

test("every code has advice to follow", () => {
  expect(Object.keys(advice).sort()).toEqual([...outsideTheForm].sort());
});

/** The grants of each category and place, by a choice or without one. */
function grantsOf({ categories, regimes, consent_mode, blocking, tcf }: BannerDocument): Set<string> {
  return new Set([
    ...categories.flatMap(({ key, signals = [], required, exempt }) => [
      ...signals.map((signal) => `${key} grants ${signal}`),
      // A category without signals and hosts that is needed for the website grants nothing.
      ...(required === true && signals.length > 0 ? [`${key} is required`] : []),
      ...(exempt === undefined ? [] : [`${key} is exempt`]),
    ]),
    ...(regimes.rules ?? []).flatMap(({ id, defaults = {} }) =>
      Object.entries(defaults).map(([key, state]) => `${id} switches ${key} ${state}`),
    ),
    ...(consent_mode?.regional_defaults ?? []).flatMap(({ regions, signals }) =>
      Object.entries(signals).map(([signal, state]) => `${signal} is ${state} in ${regions.join(" ")}`),
    ),
    ...(blocking?.rules ?? []).flatMap(({ action, match }) =>
      action === "allow" ? [`${JSON.stringify(match)} is allowed`] : [],
    ),
    ...(blocking?.iframes === "allow" ? ["frames are allowed"] : []),
    ...Object.entries(tcf?.purposes ?? {}).map(([key, purposes]) => `${key} has purposes ${purposes.join(" ")}`),
  ]);
}

const errorsIn = (findings: readonly RuleFinding[]) =>
  new Set(findings.map(({ code, pointer }) => `${code} ${pointer}`));

test.each(outsideTheForm)("the fix of %s is one thing to do", (code) => {
  const { fix } = rules.find((rule) => rule.code === code) ?? { fix: "" };
  // A way that leads to the next error hides behind another that does not: only one can be tested.
  expect(fix).not.toMatch(/\bor (?:add|allow|ask|check|declare|leave|make|move|name|remove|set|switch|use|write)\b/i);
});

test.each(outsideTheForm)("the advice of %s removes its finding, adds no error and grants no more", (code) => {
  const { raises = {} } = cases[code] ?? {};
  const document = structuredClone(documentOf(raises)) as BannerDocument;
  const context = raises.context ?? {};
  const before = validateBanner(document, context);
  expect([...before.errors, ...before.warnings].map((finding) => finding.code)).toContain(code);
  const obeyed = structuredClone(document);
  const changed = advice[code]?.(obeyed, context) ?? context;
  const after = validateBanner(obeyed, changed);
  expect([...after.errors, ...after.warnings].filter((finding) => finding.code === code)).toEqual([]);
  const known = errorsIn(before.errors);
  expect([...errorsIn(after.errors)].filter((error) => !known.has(error))).toEqual([]);
  // Whoever obeyed is done with this place: another error there was waiting behind the first.
  const places = new Set(
    [...before.errors, ...before.warnings].filter((finding) => finding.code === code).map(({ pointer }) => pointer),
  );
  expect(after.errors.filter(({ pointer }) => places.has(pointer)).map((finding) => finding.code)).toEqual([]);
  const granted = grantsOf(document);
  expect([...grantsOf(obeyed)].filter((grant) => !granted.has(grant))).toEqual([]);
});
