import { siteProgress } from "../../../../../src/provider/cli/adopt/progress";
import type { CommandContext } from "../../../../../src/provider/cli/command-context";

/** The output of a command that has read so many sites at a time, in a pipe or on a terminal. */
function shownFor(counts: readonly number[], isTerminal: boolean): { lines: string[]; rewritten: string[] } {
  const [lines, rewritten]: [string[], string[]] = [[], []];
  const context: CommandContext = {
    variables: {},
    stdout: () => {},
    stderr: (line) => lines.push(line),
    exitWith: () => {},
    ...(isTerminal && { rewriteLine: (line: string) => rewritten.push(line) }),
  };
  const { show, end } = siteProgress(context);
  for (const done of counts) show(done);
  end();
  return { lines, rewritten };
}

test("a terminal shows every count in one line, which is cleared at the end", () => {
  expect(shownFor([1, 9], true)).toEqual({ lines: [], rewritten: ["1 site read", "9 sites read", ""] });
});

test("a pipe gets a line when 25 more sites have been read, and nothing else", () => {
  const counts = [8, 16, 24, 32, 40, 48, 56, 60];
  expect(shownFor(counts, false)).toEqual({ lines: ["32 sites read", "56 sites read"], rewritten: [] });
});

test("nothing is shown or cleared if no site was read", () => {
  expect(shownFor([], true)).toEqual({ lines: [], rewritten: [] });
});
