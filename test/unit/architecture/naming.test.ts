import { basename } from "node:path";
import { sourceFiles } from "./source-files";

/** Folders and files of these names collect things without a place. */
const DUMPING_GROUNDS = new Set(["utils", "util", "helpers", "helper", "common", "core", "lib", "shared", "misc"]);

/** The limit is about 300; beyond this a file holds more than one idea. Tests may list more cases of theirs. */
const MAXIMUM_LINES = 400;
const MAXIMUM_TEST_LINES = 600;

const FOLDERS = ["src", "test", "tools", "bench", "examples"];
const files = FOLDERS.flatMap((folder) => sourceFiles(folder, /\.(tsx?|mjs|js)$/)).filter(
  ({ path }) => !path.includes("/node_modules/"),
);

test("files and folders are kebab-case, and none is a dumping ground", () => {
  const isKebabCase = (part: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part);
  const withoutEnding = (path: string) => path.replace(/(\.test|\.d)?\.(tsx?|mjs|js)$/, "");
  const wrong = files.filter(({ path }) =>
    withoutEnding(path)
      .split("/")
      .some((part) => !isKebabCase(part) || DUMPING_GROUNDS.has(part)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("no file has grown beyond its one idea", () => {
  const limitOf = (path: string) => (path.startsWith("test/") ? MAXIMUM_TEST_LINES : MAXIMUM_LINES);
  const tooLong = files.filter(({ path, text }) => text.split("\n").length > limitOf(path));
  expect(tooLong.map(({ path, text }) => `${path}: ${text.split("\n").length} lines`)).toEqual([]);
});

test("nothing is left for later in a comment", () => {
  const marker = new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME", "XX" + "X"].join("|")})\\b`);
  expect(files.filter(({ text }) => marker.test(text)).map(({ path }) => path)).toEqual([]);
});

test("tests replace no module: what comes from outside is passed in", () => {
  const mocks = /\bjest\.(mock|doMock|unstable_mockModule)\b/;
  const own = basename(__filename);
  expect(files.filter(({ path, text }) => mocks.test(text) && !path.endsWith(own)).map(({ path }) => path)).toEqual([]);
});
