// Run by `npm run release:version`: bumps the version and writes its section of CHANGELOG.md, with one line for each
// change, grouped by area. With `--preview`, prints the section and changes nothing.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { repositoryFolder } from "./repository.mjs";

/** The headings in their order, by the area that a changeset names in a comment. */
const HEADINGS = {
  action: "What you may have to change",
  infrastructure: "Pulumi, Terraform and constructs",
  pipelines: "Example pipelines",
  banner: "The banner",
  rules: "Legal rules and `validate`",
  scans: "Scans and install checks",
  cli: "The command line",
  console: "The console",
  service: "The service",
  other: "Other changes",
};

/** The longest line of a page, in characters. */
const LINE_LENGTH = 120;

const folder = path.join(repositoryFolder, ".changeset");
const names = (await readdir(folder)).filter((name) => name.endsWith(".md") && name !== "README.md").sort();
const changes = await Promise.all(names.map(async (name) => changeOf(await readFile(path.join(folder, name), "utf8"))));
const section = Object.entries(HEADINGS)
  .map(([area, heading]) => ({ heading, lines: changes.filter((change) => change.area === area) }))
  .filter(({ lines }) => lines.length > 0)
  .map(({ heading, lines }) => `### ${heading}\n\n${lines.map(({ line }) => line).join("\n")}\n`)
  .join("\n");

if (process.argv.includes("--preview")) console.log(section);
else if (names.length === 0) {
  console.error("There is no changeset, so there is nothing to release. To add one, run: npx changeset");
  // The next programs of the release would keep its contract.
  process.exitCode = 1;
} else {
  const version = await setVersion(changes.map(({ kind }) => kind));
  for (const name of names) await rm(path.join(folder, name));
  const page = path.join(repositoryFolder, "CHANGELOG.md");
  const [title, ...versions] = (await readFile(page, "utf8")).split(/^(?=## )/m);
  const others = versions.filter((text) => !text.startsWith(`## ${version}\n`));
  const upgrading = "[Upgrading](docs/guides/upgrading.md) says what to do.";
  await writeFile(page, `${title}## ${version}\n\n${upgrading}\n\n${section}\n${others.join("")}`);
}

/**
 * Sets the version of all packages, and of each in the others that need exactly it. Changesets cannot: it releases no
 * package at the root of workspaces.
 *
 * @param {string[]} kinds of the changes
 * @returns {Promise<string>} the version
 */
async function setVersion(kinds) {
  const files = ["package.json", "src/consent/package.json", "src/service/package.json"];
  const [{ version: former }] = await Promise.all(files.map(manifestOf));
  const parts = former.split(".").map(Number);
  const place = ["major", "minor", "patch"].findIndex((kind) => kinds.includes(kind));
  const version = parts.map((part, index) => (index < place ? part : index === place ? part + 1 : 0)).join(".");
  for (const file of files) {
    const manifest = await manifestOf(file);
    manifest.version = version;
    for (const needed of [manifest.dependencies, manifest.peerDependencies ?? {}])
      for (const name of Object.keys(needed)) if (name.startsWith("@consentform/")) needed[name] = version;
    await writeFile(path.join(repositoryFolder, file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  return version;
}

/** @param {string} file */
async function manifestOf(file) {
  return JSON.parse(await readFile(path.join(repositoryFolder, file), "utf8"));
}

/**
 * The kind and the area of a changeset, and its first sentence as a list item.
 *
 * @param {string} text
 */
function changeOf(text) {
  const [, head = "", body = ""] = text.split(/^---$/m);
  const kind = /: (major|minor|patch)$/m.exec(head)?.[1] ?? "patch";
  const area = /<!-- area: (\w+) -->/.exec(body)?.[1] ?? "other";
  const words = body
    .replace(/<!--.*?-->/g, "")
    .trim()
    .split(/\s+/);
  const end = words.findIndex((word, index) => /[.!?]$/.test(word) && !/^[a-z]/.test(words[index + 1] ?? ""));
  return {
    kind,
    area: area in HEADINGS ? area : "other",
    line: wrapped(words.slice(0, end === -1 ? undefined : end + 1)),
  };
}

/**
 * @param {string[]} words
 * @returns {string}
 */
function wrapped(words) {
  const lines = ["-"];
  for (const word of words) {
    if (`${lines.at(-1)} ${word}`.length > LINE_LENGTH) lines.push(" ");
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.join("\n");
}
