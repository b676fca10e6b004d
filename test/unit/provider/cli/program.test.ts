import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { program } from "../../../../src/provider/cli/program";
import { repositoryFolder } from "../../../support/repository-folder";
import { sourceFiles } from "../../architecture/source-files";

/** Tests that run a command and are not named after it: its whole name, or its group. */
const testedIn: Readonly<Record<string, string>> = {
  audit: "contract/audit-command",
  completion: "unit/provider/cli/completion",
  consents: "contract/consent-intake",
  "consents erase": "contract/erase-command",
  init: "unit/provider/cli/init",
  report: "unit/provider/cli/report",
  sites: "contract/api-command",
  starter: "contract/command-line",
  "terraform-setup": "unit/provider/cli/terraform-setup",
  "tokens local": "contract/dev",
  "users link": "contract/serve",
  "users list": "contract/serve",
  "users remove": "contract/serve",
  validate: "unit/provider/cli/validate",
  "verify-evidence": "contract/evidence-command",
  whoami: "contract/api-command",
};

/** Every command that does something, by the words that call it. */
function commandsOf(command: Command, words: readonly string[] = []): [name: string, command: Command][] {
  const isGroup = command.commands.length > 0 && command.registeredArguments.length === 0;
  return [
    ...(isGroup ? [] : [[words.join(" "), command] as [string, Command]]),
    ...command.commands.flatMap((each) => commandsOf(each, [...words, each.name()])),
  ];
}

const commands = commandsOf(program(undefined, true));
const names = commands.map(([name]) => name);

test("every command has a test that runs it", () => {
  const tests = names.map((name) => {
    const kebab = name.replaceAll(" ", "-");
    const [group = ""] = name.split(" ");
    const own = [kebab, `${kebab}-command`, `${group}-command`].map((file) => `contract/${file}`);
    return [name, testedIn[name] ?? own.find((file) => existsSync(join(repositoryFolder, "test", `${file}.test.ts`)))];
  });
  const runs = ([name = "", file]: (string | undefined)[]) => {
    if (file === undefined) return false;
    const words = name.split(" ");
    const constant = words.join("-").replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const text = readFileSync(join(repositoryFolder, "test", `${file}.test.ts`), "utf8");
    return text.includes(`${constant}Command`) || text.includes(`"${words.at(-1)}"`) || /startDevService/.test(text);
  };
  expect(tests.filter((each) => !runs(each))).toEqual([]);
  expect(Object.keys(testedIn).filter((name) => !names.includes(name))).toEqual([]);
});

test("every command is on a page that is written by hand", () => {
  const pages = sourceFiles("docs", /\.md$/)
    .filter(({ text }) => !text.startsWith("<!-- Generated"))
    .map(({ text }) => text);
  const isShown = (name: string) => pages.some((text) => new RegExp(`consentform ${name}(?![\\w-])`).test(text));
  expect(names.filter((name) => !isShown(name))).toEqual([]);
});

test("the list of commands has the first sentence of each command's help", () => {
  const list = program(undefined).helpInformation().replace(/\s+/g, " ");
  for (const command of program(undefined, true).commands) {
    expect(list).toContain(` ${command.summary()} `);
    expect(command.summary()).not.toBe("");
    expect(command.description().startsWith(command.summary())).toBe(true);
  }
});

test("a command called alone has the options that it has in the whole program", () => {
  for (const command of program(undefined, true).commands) {
    const called = program(command.name()).commands.find((each) => each.name() === command.name());
    expect(called?.helpInformation()).toBe(command.helpInformation());
  }
});
