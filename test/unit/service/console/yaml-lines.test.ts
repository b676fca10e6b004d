import { linesOf, syntaxErrors } from "../../../../src/service/console/yaml-lines";

const text = `# first
texts:
  en:
    banner:
      title: "a
        b"
links: {a/b: x, "c~d": y}
categories:
  - key: one
  - key: two
`;

test.each([
  ["/texts/en/banner/title", 5],
  ["/links/a~1b", 7],
  ["/links/c~0d", 7],
  ["/categories/1", 10],
  ["/categories/1/key", 10],
  // Absent: the line of its parent.
  ["/texts/en/banner/body", 4],
  ["/categories/7/key", 8],
])("the line of %s is %i", async (pointer, line) => {
  expect((await linesOf(text, [pointer])).get(pointer)).toBe(line);
});

test("a place whose beginning is absent has no line", async () => {
  expect([...(await linesOf(text, ["/nothing/here", ""]))]).toEqual([]);
});

test("lines are found in JSON and in text that is not valid", async () => {
  expect((await linesOf('{\n"a": [\n1,\n2]}', ["/a/1"])).get("/a/1")).toBe(4);
  expect((await linesOf("a: 1\nb: [\n", ["/a"])).get("/a")).toBe(1);
});

test("a syntax error has its line, without an excerpt", async () => {
  const [first] = await syntaxErrors("a: 1\nb: [1, 2\nc: 3\n");
  expect(first?.line).toBeGreaterThan(1);
  expect(first?.detail).toMatch(/^[^\n]+\.$/);
  expect(await syntaxErrors(text)).toEqual([]);
});
