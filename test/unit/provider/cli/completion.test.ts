import { execFileSync } from "node:child_process";
import { Argument, Command, Option } from "commander";
import { completionCommand } from "../../../../src/provider/cli/completion";
import { runCommand } from "./recorded-context";

/** A program of every form that a completion has to offer. */
function program(): Command {
  const root = new Command("consentform");
  root.addCommand(
    new Command("validate")
      .description("Check documents. Offline.")
      .argument("<paths...>")
      .addOption(new Option("--format <format>").choices(["human", "json"]))
      .option("--waivers <file>", "list of the user's waivers")
      .option("--strict"),
  );
  root.addCommand(
    new Command("tokens").addCommand(new Command("create").option("--scope <scope>")).addCommand(new Command("local")),
  );
  root.addCommand(new Command("completion").addArgument(new Argument("<shell>").choices(["bash", "zsh", "fish"])));
  root.addCommand(new Command("secret").option("--hidden"), { hidden: true });
  return root;
}

async function scriptFor(shell: string): Promise<string> {
  const { stdout, status } = await runCommand(completionCommand(program), [shell]);
  expect(status).toBe(0);
  return stdout.join("\n");
}

/** The completions of bash at the end of a line, sorted. */
function offered(script: string, ...words: string[]): string[] {
  const run = `${script}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _consentform; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const output = execFileSync("bash", ["--norc", "-c", run, "bash", "consentform", ...words], { encoding: "utf8" });
  return output
    .split("\n")
    .filter((line) => line !== "")
    .sort();
}

describe("in bash", () => {
  let script: string;
  beforeAll(async () => {
    script = await scriptFor("bash");
  });

  test.each([
    [[""], ["completion", "tokens", "validate"]],
    [["v"], ["validate"]],
    [
      ["tokens", ""],
      ["create", "local"],
    ],
    [
      ["validate", "--"],
      ["--format", "--help", "--strict", "--waivers"],
    ],
    [["validate", "a.yaml", "--s"], ["--strict"]],
    [
      ["tokens", "create", "--"],
      ["--help", "--scope"],
    ],
    [
      ["validate", "--format", ""],
      ["human", "json"],
    ],
    [["validate", "--format", "j"], ["json"]],
    [
      ["completion", ""],
      ["bash", "fish", "zsh"],
    ],
  ])("offers after %j: %j", (words, expected) => {
    expect(offered(script, ...words)).toEqual(expected);
  });

  test.each([
    [["validate", "--waivers", ""]],
    [["validate", "--waivers", "--"]],
    [["validate", ""]],
    [["secret", "--"]],
  ])("offers no words after %j, where files or nothing may follow", (words) => {
    const none = words[0] === "secret" ? ["--help"] : [];
    expect(offered(script, ...words)).toEqual(none);
  });

  test("leaves file names to the shell", () => {
    expect(script).toContain("complete -o default -F _consentform consentform");
  });
});

test("zsh gets the same words by its emulation of bash", async () => {
  const bash = (await scriptFor("bash")).split("\n").filter((line) => !line.startsWith("#"));
  const zsh = await scriptFor("zsh");
  expect(zsh).toMatch(/^#compdef consentform\n/);
  expect(zsh).toContain("bashcompinit");
  for (const line of bash) expect(zsh).toContain(line);
});

test("fish gets each command, option and value, with its description quoted", async () => {
  const fish = await scriptFor("fish");
  expect(fish).toContain("-f -a validate -d 'Check documents'");
  expect(fish).toContain("-n '__fish_seen_subcommand_from validate' -l format -d '' -x -a 'human json'");
  expect(fish).toContain("-l waivers -d 'list of the user\\'s waivers' -r");
  expect(fish).toContain(
    "-n '__fish_seen_subcommand_from tokens; and not __fish_seen_subcommand_from create local' -f -a create",
  );
  expect(fish).not.toContain("secret");
});
