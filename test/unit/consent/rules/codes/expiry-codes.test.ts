import { type BannerDocument, validateBanner } from "../../../../../src/consent/rules";
import { flawless, regimeRule } from "../cases/code-case";

const findingsWith = (
  accept_days: number,
  reject_days: number,
  place: { countries?: string[]; subdivisions?: string[] },
  own: boolean,
) => {
  const document: BannerDocument = flawless();
  const expiry = { accept_days, reject_days };
  document.regimes.rules = [regimeRule(place, own ? { expiry } : {})];
  if (own) document.regimes.audience = place.countries ?? [];
  else document.regimes.expiry = expiry;
  const { errors, warnings } = validateBanner(document);
  return [...errors, ...warnings].filter(({ pointer }) => pointer.includes("expiry"));
};

/** Values by member that the findings advise. */
function advised(messages: readonly string[]): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const message of messages) {
    const [, members = "", value = ""] = / Fix: Set (.*?) to (\d+)/.exec(message) ?? [];
    for (const member of members.split(" and ")) values.set(member, (values.get(member) ?? new Set()).add(value));
  }
  return values;
}

const days = [30, 150, 180, 190, 396, 800];

describe.each(["FR", "IE", "ES", "DE", "IT", "GB", "NL"])("advice about days in %s", (country) => {
  test("names one value for each member, and no value that is found again", () => {
    for (const accept of days) {
      for (const reject of days) {
        const found = findingsWith(accept, reject, { countries: [country] }, true);
        const values = advised(found.map(({ message }) => message));
        const chosen = Object.fromEntries([...values].map(([member, all]) => [member, [...all]]));
        for (const all of Object.values(chosen))
          expect({ accept, reject, chosen, count: all.length }).toMatchObject({ count: 1 });
        const [accepted, refused] = [values.get("accept_days"), values.get("reject_days")].map(
          (all) => [...(all ?? [])][0],
        );
        const again = findingsWith(
          Number(accepted ?? accept),
          Number(refused ?? reject),
          { countries: [country] },
          true,
        );
        expect({ accept, reject, again: again.map(({ code }) => code) }).toEqual({ accept, reject, again: [] });
      }
    }
  });
});

test("the Californian year is advised for the rule, not for every place", () => {
  const california = { subdivisions: ["US-CA"] };
  const [found] = findingsWith(180, 180, california, false).filter(({ code }) => code === "optout-reprompt-too-soon");
  expect(found).toMatchObject({ pointer: "/regimes/expiry/reject_days" });
  expect(found?.message).toMatch(/ Fix: Set expiry\.reject_days to 365 in the rule [a-z-]+\./);
});

test.each(["FR", "IT", "DE"])("no day is too few or too many in %s where no one is asked", (country) => {
  for (const [accept, reject] of [
    [365, 30],
    [30, 30],
    [365, 365],
  ] as const) {
    const document = flawless();
    const expiry = { accept_days: accept, reject_days: reject };
    document.regimes.audience = [country];
    document.regimes.rules = [regimeRule({ countries: [country] }, { first_layer: [], expiry })];
    const { errors, warnings } = validateBanner(document);
    expect([...errors, ...warnings].filter(({ pointer }) => pointer.includes("expiry"))).toEqual([]);
  }
});
