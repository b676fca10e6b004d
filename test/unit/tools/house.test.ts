import { codeLines } from "../../../tools/house/code-lines";
import { longFunctions } from "../../../tools/house/long-functions";
import { importsIntoRooms } from "../../../tools/house/room-imports";

test("counts neither blank lines nor lines with only a comment as code", () => {
  const text = "/** Says\n * why. */\n\nexport const a = `\n\nx`; // and so on\n// b\nfunction f(/** c */ d: 1) {\n}\n";
  expect(codeLines("src/a.ts", text)).toBe(5);
  expect(codeLines("src/a.sql", "-- why\n\nSELECT 1\n;\n")).toBe(2);
});

test("a function is long by the lines between its braces", () => {
  const ofLines = (count: number) => `const f = () => {\n${"a();\n".repeat(count)}};`;
  expect([40, 41].map((count) => longFunctions("src/a.ts", ofLines(count), 40))).toEqual([0, 1]);
});

test("a room is entered by the name of its package", () => {
  const leading = (path: string, ...names: string[]) =>
    importsIntoRooms(path, names.map((name) => `import "${name}";`).join("\n"));
  expect(
    leading(
      ...["src/provider/client/call.ts", "@consentform/consent/contract", "../../consent/contract/operation"],
      ...["../call", "../lifecycle/check", "node:path"],
    ),
  ).toEqual(["src/consent/contract/operation"]);
  expect(leading("src/provider/cli/dev.ts", "@consentform/service/command-line", "../../service")).toEqual([
    "src/service",
  ]);
  expect(leading("src/consent/rules/rule.ts", "../../provider/client")).toEqual(["src/provider/client"]);
});

test("a path outside the rooms is refused", () => {
  expect(() => importsIntoRooms("src/cellar/a.ts", 'import "../consent/rules";')).toThrow("belongs to no room");
});
