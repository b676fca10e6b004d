import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
