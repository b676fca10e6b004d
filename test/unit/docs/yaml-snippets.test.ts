import { parseAllDocuments } from "yaml";
import { repositoryTexts } from "./repository-texts";

/** Every YAML text that a reader can copy; workflows have the unquoted key `on` by convention. */
const snippets = repositoryTexts()
  .flatMap(({ path, text }) => {
    if (/^examples\/.*\.yaml$/.test(path)) return [{ path, text }];
    if (!path.endsWith(".md")) return [];
    return [...text.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)].map(([, snippet = ""]) => ({ path, text: snippet }));
  })
  .filter(({ text }) => !/^on:/m.test(text));

const valuesIn = (text: string, version: "1.1" | "1.2") =>
  parseAllDocuments(text, { version, merge: false }).map((document) => document.toJS());

test("readers of YAML 1.1 get the same values from every snippet as others", () => {
  expect(snippets.length).toBeGreaterThan(20);
  const differing = snippets.filter(
    ({ text }) => JSON.stringify(valuesIn(text, "1.1")) !== JSON.stringify(valuesIn(text, "1.2")),
  );
  expect(differing).toEqual([]);
});
