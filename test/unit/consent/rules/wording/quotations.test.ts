import { impliedConsentIn } from "../../../../../src/consent/rules/wording/implied-consent";
import { withoutQuotations } from "../../../../../src/consent/rules/wording/quotations";

const words = "By continuing to use this site, you accept cookies";

test.each([
  `“${words}.”`,
  `“${words}”.`,
  `"${words}."`,
  `We ask you. “${words}.”`,
  `“${words}.” Thank you.`,
  `“We are so fond of you”, “${words}”`,
])("evaluates a sentence that is only a quotation: %s", (text) => {
  expect(impliedConsentIn(text, "en")).toContain(words);
});

test.each([`Others write “${words}”.`, `“${words}”, some say.`, `“${words},” some say.`, `E.g. others: “${words}.”`])(
  "ignores what the words around it quote: %s",
  (text) => {
    expect(impliedConsentIn(text, "en")).toBeNull();
  },
);

test("takes no text between two French quotations for a quotation", () => {
  const long = "un très long avis ".repeat(15);
  const text = `Ils disent « ${long} ». En continuant, vous acceptez les cookies. D'autres « ne disent rien de tout cela ».`;
  expect(withoutQuotations(text)).toContain("En continuant, vous acceptez les cookies.");
});

test("takes no text between two German quotations for a quotation", () => {
  const long = "eine sehr lange Meinung ".repeat(12);
  const text = `Sie sagen »${long}«. Mit dem Weitersurfen stimmen Sie zu. Andere sagen »nichts von all dem hier«.`;
  expect(withoutQuotations(text)).toContain("Mit dem Weitersurfen stimmen Sie zu.");
  expect(withoutQuotations("Sie sagen »nichts von all dem« und »das hier auch nicht«.")).toBe("Sie sagen ,  und , .");
});
