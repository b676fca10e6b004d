import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeLines } from "./code-lines";
import { longFunctions } from "./long-functions";
import { machinesIn } from "./private-machines";
import { importsIntoRooms } from "./room-imports";
import { type TrackedFile, trackedFiles } from "./tracked-files";

/** Lines of code of `src`, `tools` and `bench` at the start: when this was written. */
const CODE_LINES_AT_START = 80_721;

/** Lines of a function's body that need no reason (CONTRIBUTING.md). */
const LINES_OF_A_FUNCTION = 40;

const PROGRAM = /\.(tsx?|mjs|js)$/;
const CODE = /\.(tsx?|mjs|js|css|sql)$/;

/** Rows of what, now and goal; "-" where a figure has none. */
export function figures(root: string): string[][] {
  const [src, tools, bench, test] = ["src", "tools", "bench", "test"].map((folder) => trackedFiles(root, folder)) as [
    ...[TrackedFile[], TrackedFile[], TrackedFile[], TrackedFile[]],
  ];
  const lines = { src: codeLinesOf(src), tools: codeLinesOf(tools), bench: codeLinesOf(bench) };
  const all = lines.src + lines.tools + lines.bench;
  const crossing = src.filter(isProgram).flatMap(({ path, text }) => importsIntoRooms(path, text));
  const machines = machinesIn(src.map(({ text }) => text));
  const long = src.filter(isProgram).map(({ path, text }) => longFunctions(path, text, LINES_OF_A_FUNCTION));
  const [readme = { text: "" }] = trackedFiles(root, "README.md");
  return [
    ["lines of code in src", String(lines.src), "-"],
    ["lines of code in tools", String(lines.tools), "-"],
    ["lines of code in bench", String(lines.bench), "-"],
    ["all three, against the start", (all / CODE_LINES_AT_START).toFixed(3), "0.97"],
    ["imports from one room into the inside of another", String(crossing.length), "0"],
    ["third-party dependencies without the service", String(leanDependencies(root).size), "13"],
    ["private machines", `${machines.length} (${machines.join(", ")})`, "0"],
    ["functions over 40 lines in src", String(sum(long)), "40"],
    ["`as never` in tests", String(sum(test.map(({ text }) => text.split(/\bas never\b/).length - 1))), "10"],
    ["lines of README", String(readme.text.split("\n").length - 1), "130"],
    ["lines of tests", String(sum(test.filter(isProgram).map(({ text }) => text.split("\n").length - 1))), "-"],
  ];
}

/** The packages of others that `consentform` depends on. test/package/lean-install.test.ts measures the bytes. */
function leanDependencies(root: string): ReadonlySet<string> {
  const manifests = ["package.json", "src/consent/package.json"].map((file) =>
    JSON.parse(readFileSync(join(root, file), "utf8")),
  );
  const names = manifests.flatMap(({ dependencies }) => Object.keys(dependencies));
  return new Set(names.filter((name) => !name.startsWith("@consentform/")));
}

const isProgram = ({ path }: TrackedFile): boolean => PROGRAM.test(path);

function codeLinesOf(files: readonly TrackedFile[]): number {
  return sum(files.filter(({ path }) => CODE.test(path)).map(({ path, text }) => codeLines(path, text)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
