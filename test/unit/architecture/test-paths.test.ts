import { existsSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";
import { sourceFiles } from "./source-files";

/** Folders of test/unit that test files of the repository other than programs: pages, examples, imports. */
const WITHOUT_SOURCE = ["architecture", "docs", "examples"];

/** Folders of test/unit that mirror a folder of the repository. The others mirror a folder of src. */
const AT_THE_ROOT = ["bench", "tools"];

/** Tests of more than one file or folder, with what they test. */
const OF_SEVERAL_FILES: Readonly<Record<string, string>> = {
  "consent/banner/sizes": "the scripts of a banner as a visitor loads them, together",
  "provider/pulumi/mocks": "every class and component, under the mocks of unit tests",
  "provider/pulumi/secret-errors": "the errors of every kind of resource",
  "consent/rules/corpus": "all rules, on a corpus of banners",
  "consent/rules/grace-of-widened-rules": "rules of several subjects that find more than they did",
  "consent/rules/hostile-input": "validation and the canonical form, with random documents",
  "service/scanner/choice-verdicts": "all findings about choices, on a corpus of visits",
  "service/scanner/verdicts": "all findings about trackers, on a corpus of pages",
  "service/store/power-failure": "the whole store, on a disk that loses what was not synced",
  "provider/terraform/consistency": "plan, apply and read together, with random configurations",
  "tools/lock-file": "package-lock.json",
};

const ENDINGS = [".ts", ".tsx", ".mjs", ""];

const tests = sourceFiles("test/unit", /\.test\.ts$/).map(({ path }) =>
  path.replace("test/unit/", "").replace(".test.ts", ""),
);

/** Reports whether a file or a folder is at the path that the path of a unit test names. */
function hasSource(test: string): boolean {
  const [folder = ""] = test.split("/");
  const path = AT_THE_ROOT.includes(folder) ? test : `src/${test}`;
  return ENDINGS.some((ending) => existsSync(join(repositoryFolder, `${path}${ending}`)));
}

test("each unit test has the path of the source file or folder that it tests", () => {
  const mirrors = tests.filter((path) => !WITHOUT_SOURCE.includes(path.split("/")[0] ?? ""));
  expect(mirrors.length).toBeGreaterThan(150);
  expect(mirrors.filter((path) => !hasSource(path))).toEqual(Object.keys(OF_SEVERAL_FILES).sort());
});
