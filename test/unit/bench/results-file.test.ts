import { withSections } from "../../../bench/results-file";

test("replaces measured groups, keeps the others, and drops removed groups", () => {
  const order = ["start-up", "export"];
  const first = withSections(
    "",
    [
      { name: "export", text: "old" },
      { name: "gone", text: "x" },
      { name: "start-up", text: "a\n\n| b |\n" },
    ],
    ["gone", ...order],
  );
  const second = withSections(first, [{ name: "export", text: "new" }], order);
  expect(second.slice(second.indexOf("\n## "))).toBe("\n## start-up\n\na\n\n| b |\n\n## export\n\nnew\n");
});
