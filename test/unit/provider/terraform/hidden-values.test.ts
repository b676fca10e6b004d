import { errorDiagnostic } from "../../../../src/provider/terraform/diagnostic";
import { withoutValues } from "../../../../src/provider/terraform/hidden-values";

const detailOf = (detail: string, values: Parameters<typeof withoutValues>[1]) =>
  withoutValues([errorDiagnostic("Invalid value", detail)], values)[0]?.detail;

test.each([
  ["an object", '{"texts":{"en":"planted"}}'],
  ["an object after a line break", '\n  {"texts":{"en":"planted"}}'],
  ["a list", '["planted"]'],
  ["an object of the largest size", JSON.stringify({ texts: { en: "planted", de: "x".repeat(900_000) } })],
])("values in JSON are not shown: %s", (_what, document) => {
  expect(detailOf('document.texts.en: "planted" is too long', { document })).toBe(
    'document.texts.en: "(value not shown)" is too long',
  );
});

test("an id with any other text behind it is not shown", () => {
  const site = "site_01m83e4xjphj88hrx26h23c2sh";
  for (const part of ["production", "12", "iss_01m83e4xjphj88hrx26h23c2sh"])
    expect(detailOf(`it is ${site}/${part}`, { adopt: `${site}/${part}` })).toBe(`it is ${site}/${part}`);
  for (const part of ["planted", "12/planted", "production planted", ""])
    expect(detailOf(`it is ${site}/${part}`, { adopt: `${site}/${part}` })).toBe("it is (value not shown)");
});

test("ids, names of members and words of the contract are shown", () => {
  const values = { site_id: "site_01m83e4xjphj88hrx26h23c2sh", mode: "block", labels: { team: "planted" } };
  const detail = "labels.team of site_01m83e4xjphj88hrx26h23c2sh: planted; mode is block";
  expect(detailOf(detail, values)).toBe(detail.replace("planted", "(value not shown)"));
});

test.each(["banner.title", "settings.promotion_gate"])("shows only words of the contract of a value: %s", (name) => {
  // Quoted, it is a value; bare, it cannot be distinguished from the place.
  expect(detailOf(`name: "${name}" is taken`, { name })).toBe('name: "(value not shown)" is taken');
  expect(detailOf(`${name} is too long`, { name })).toBe(`${name} is too long`);
  expect(detailOf(`it is ${name}.planted`, { name: `${name}.planted` })).not.toContain("planted");
});

test("a value that is part of a place leaves the place as it is", () => {
  const document = JSON.stringify({ links: { cookie_policy: { en: "/cookie" }, privacy_policy: { english1: "/x" } } });
  const detail = 'At /links/cookie_policy/english1: "/cookie" is neither; settings.promotion_gate';
  expect(detailOf(detail, { document, name: "promo" })).toBe(detail.replace('"/cookie"', '"(value not shown)"'));
});
