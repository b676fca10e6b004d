import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { validateBanner } from "../../../../src/consent/rules";
import { starterText } from "../../../../src/provider/cli/starter-text";
import { repositoryFolder } from "../../../support/repository-folder";

const read = (path: string) => readFileSync(join(repositoryFolder, path), "utf8");
const schema = JSON.parse(read("src/consent/rules/generated/banner.schema.json"));

test("the schema in the package accepts a starter and refuses a misspelled member", () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  const isValid = ajv.compile(schema);
  const starter = parse(starterText({ language: "fr" }));
  expect(isValid(starter)).toBe(true);
  expect(isValid({ ...starter, identity: { ...starter.identity, controler_name: "Shop" } })).toBe(false);
});

test("a starter begins with the line that editors use to find the exported schema", () => {
  const [, path] =
    /^# yaml-language-server: \$schema=node_modules\/consentform\/(\S+)\n/.exec(starterText({ language: "en" })) ?? [];
  const { exports } = JSON.parse(read("package.json"));
  expect(exports["./banner.schema.json"]).toBe(`./${path}`);
});

test.each(["en", "de", "es", "fr", "it", "nl", "pl", "pt"])(
  "a starter in %s for a named controller has no errors",
  (language) => {
    const document = parse(starterText({ language, controller: "Shop Ltd", email: "privacy@shop.example" }));
    expect(document.languages.default).toBe(language);
    expect(validateBanner(document).errors).toEqual([]);
  },
);

test("the page has every member of the document, with a description", () => {
  const page = read("docs/reference/banner.md");
  const members = Object.values(schema.$defs).flatMap((node) =>
    Object.keys((node as { properties?: object }).properties ?? {}),
  );
  const missing = [...new Set(members)].filter((name) => !new RegExp(`[\`.# ]${name}\\b`).test(page));
  expect({ count: members.length > 100, missing }).toEqual({ count: true, missing: [] });
  expect(page.split("\n").filter((line) => /\| \|$|\| {2}\|$/.test(line))).toEqual([]);
});
