import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";

const section = execFileSync(process.execPath, [join(repositoryFolder, "tools/released-changelog.mjs"), "--preview"], {
  encoding: "utf8",
});

test("the next release has one entry for each changeset, in lines of 120 characters", () => {
  const folder = join(repositoryFolder, ".changeset");
  const names = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  expect(section.match(/^- /gm) ?? []).toHaveLength(names.length);
  expect(section.split("\n").filter((line) => line.length > 120)).toEqual([]);
  const flat = section.replace(/\n {2}/g, " ");
  for (const name of names) {
    const [, , text = ""] = readFileSync(join(folder, name), "utf8").split(/^---$/m);
    expect(flat).toContain(`- ${text.trim().split(/\s+/).slice(0, 4).join(" ")}`);
  }
});

test("each entry of the next release is a whole sentence", () => {
  for (const entry of section.split(/^(?:- |#)/m).slice(1)) {
    const text = entry.trim();
    if (!text.startsWith("#")) expect(text).toMatch(/^.{20,}[.!?]$/s);
  }
});

/** A copy of what a release reads and writes, with one changeset. */
function newRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), "released-changelog-"));
  for (const file of RELEASED) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(repositoryFolder, file), join(folder, file));
  }
  writeFileSync(join(folder, ".changeset/one.md"), '---\n"consentform": minor\n---\n\nSites have nicknames.\n');
  return folder;
}

const RELEASED = [
  ...["package.json", "src/consent/package.json", "src/service/package.json", "CHANGELOG.md", ".changeset/README.md"],
  ...["tools/released-changelog.mjs", "tools/repository.mjs"],
];

test("a second release without changesets is refused and changes nothing", () => {
  const folder = newRepository();
  const texts = () => RELEASED.map((file) => readFileSync(join(folder, file), "utf8"));
  const release = () =>
    spawnSync(process.execPath, [join(folder, "tools/released-changelog.mjs")], { encoding: "utf8" });
  expect(release()).toMatchObject({ status: 0, stderr: "" });
  const released = texts();
  expect(released[3]).toContain("- Sites have nicknames.");
  expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining("nothing to release") });
  expect(texts()).toEqual(released);
});
