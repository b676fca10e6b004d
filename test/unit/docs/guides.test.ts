import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nextSteps } from "../../../src/provider/cli/init/next-steps";
import { program } from "../../../src/provider/cli/program";
import { repositoryFolder } from "../../support/repository-folder";

const read = (path: string) => readFileSync(join(repositoryFolder, path), "utf8");
const pagesOf = (folder: string) =>
  readdirSync(join(repositoryFolder, folder)).filter((name) => name.endsWith(".md") && name !== "README.md");

/** Names of the members of an interface, from its source. */
function membersOf(file: string, name: string): string[] {
  const [, body = ""] = new RegExp(`interface ${name} \\{\n([\\s\\S]*?)\n\\}`).exec(read(file)) ?? [];
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, member = ""]) => member);
}

test.each(["guides", "reference", "explanations"])("the entry page links to every page in docs/%s", (folder) => {
  const entry = read("docs/README.md");
  const pages = pagesOf(`docs/${folder}`);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((page) => !entry.includes(`](${folder}/${page})`))).toEqual([]);
});

test("the quick start has the commands that `consentform init` prints", () => {
  const withoutComment = (line: string) => line.replace(/\s+#.*$/, "").trim();
  const steps = nextSteps("pulumi", "npm install", "shop").filter((line) => line.startsWith("  "));
  const commands = steps.map(withoutComment).filter((line) => line !== "npx consentform dev");
  const [, shown = ""] =
    /<!-- commands: init pulumi -->\n```sh\n([\s\S]*?)```/.exec(read("docs/guides/quick-start.md")) ?? [];
  // The second `pulumi up` shows that nothing changes.
  expect(shown.trim().split("\n")).toEqual([...new Set(commands)]);
});

test("every command in the documentation exists, with its options", () => {
  const commands = new Map(
    program(undefined, true).commands.flatMap((command) => [
      // A command with commands below it may be one itself.
      ...(command.commands.length === 0 || command.registeredArguments.length > 0
        ? [[command.name(), command] as const]
        : []),
      ...command.commands.map((part) => [`${command.name()} ${part.name()}`, part] as const),
    ]),
  );
  const files = [
    ...["README.md", "CONTRIBUTING.md"],
    ...["docs/guides", "docs/reference", "docs/explanations"].flatMap((folder) =>
      pagesOf(folder).map((page) => `${folder}/${page}`),
    ),
  ];
  const used = files.flatMap((file) =>
    [...read(file).matchAll(/npx consentform ([^`\n|#;)]*)/g)].map(([line, rest = ""]) => ({ file, line, rest })),
  );
  expect(used.length).toBeGreaterThan(50);
  const wrong = used.filter(({ rest }) => {
    const words = rest.trim().split(/\s+/);
    if (/^(--help|<command>)/.test(rest)) return false;
    const command = commands.get(words.slice(0, 2).join(" ")) ?? commands.get(words[0] ?? "");
    const options = words.filter((word) => word.startsWith("--")).map((word) => word.replace(/[=.,"]+.*$/, ""));
    return (
      !options.every((option) => option === "--help" || command?.options.some(({ long }) => long === option)) ||
      !command
    );
  });
  expect(wrong).toEqual([]);
});

test("the page of the client has every option of a client and of a call", () => {
  const page = read("docs/reference/client.md");
  const options = [
    ...membersOf("src/provider/client/client.ts", "ClientOptions"),
    ...membersOf("src/provider/client/call.ts", "CallOptions"),
  ];
  expect(options.length).toBeGreaterThan(15);
  expect(options.filter((option) => !page.includes(`\`${option}\``))).toEqual([]);
});

test("the pages on Pulumi agree on which import works", () => {
  const [pulumi, adoption] = [read("docs/guides/pulumi.md"), read("docs/guides/adoption.md")];
  for (const page of [pulumi, adoption]) {
    expect(page).toContain("pulumi import --file import.json");
    expect(page).toContain("3.254.0 or newer");
  }
  expect(pulumi).toContain("](adoption.md#pulumi)");
  expect(adoption).toContain("](pulumi.md#adopting-existing-objects)");
});

test("the guide names the version that ran through Pulumi's bridge, and no other", () => {
  const [, section = ""] = read("docs/guides/terraform.md").split("## Other languages, through Pulumi's bridge");
  // Change this only after another run by hand.
  expect(section.match(/\b\d+\.\d+(\.\d+)?\b/g)).toEqual(["0.1.0", "3.259"]);
});

test("the container guide upgrades every package of this project that its example has", () => {
  const [, updated = ""] = /^npm update (.*)$/m.exec(read("docs/guides/container.md")) ?? [];
  const { dependencies } = JSON.parse(read("examples/container/package.json"));
  const ours = Object.keys(dependencies).filter((name) => /^@?consentform\b/.test(name));
  expect(ours).toContain("consentform");
  expect(updated.split(" ")).toEqual(expect.arrayContaining(ours));
});
