import { parse } from "yaml";
import { starterDocument, starterLanguages } from "../../../../src/consent/rules";
import { starterText } from "../../../../src/provider/cli/starter-text";

test.each(starterLanguages)(
  "every reader of YAML gets the starter in %s, also those that know on as true",
  (language) => {
    const text = starterText({ language, controller: "No", email: "12:30" });
    const document = starterDocument(language);
    Object.assign(document.identity, { controller_name: "No", contact_email: "12:30" });
    for (const version of ["1.1", "1.2"] as const) expect(parse(text, { version })).toEqual(document);
  },
);

test("wraps the texts of the starter for a reader", () => {
  const lines = starterText({ language: "en" }).split("\n");
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
  expect(lines).toContain('        analytics: "on"');
});
