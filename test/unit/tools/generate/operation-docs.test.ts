import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type OperationId, operations } from "../../../../src/consent/contract";
import { apiCommand } from "../../../../src/provider/cli/api";
import { registry } from "../../../../src/provider/resources";
import { operationReach } from "../../../../tools/generate/operation-docs";
import { repositoryFolder } from "../../../support/repository-folder";
import { runCommand } from "../../provider/cli/recorded-context";

const reach = operationReach();

test("every operation has a resource, a data source, a command or a note", () => {
  const without = reach.filter(({ kinds, dataSources, commands, note }) => {
    return kinds.length + dataSources.length + commands.length === 0 && note === null;
  });
  expect(without.map(({ id }) => id)).toEqual([]);
  expect(reach.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort());
});

test("a note explains why a resource has no operation, and appears nowhere else", () => {
  const superfluous = reach.filter(
    ({ kinds, dataSources, commands, note }) =>
      note !== null && kinds.length + dataSources.length + commands.length > 0,
  );
  expect(superfluous.map(({ id }) => id)).toEqual([]);
});

/** The text of all files below a folder, by path. */
function sources(folder: string): string[] {
  return readdirSync(join(repositoryFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(repositoryFolder, folder, name), "utf8"));
}

test("named commands exist and call their operation, and named kinds exist", () => {
  const main = readFileSync(join(repositoryFolder, "src/provider/cli/program.ts"), "utf8");
  const calling = [...sources("src/provider/cli"), ...sources("src/provider/resources/scans")].join("\n");
  for (const { id, commands, kinds } of reach) {
    for (const command of commands) {
      const missing = command.split(" ").filter((word) => !new RegExp(`^ +"?${word}"?: `, "m").test(main));
      expect([id, missing]).toEqual([id, []]);
      expect([id, calling.includes(`"${id}"`)]).toEqual([id, true]);
    }
    expect([id, kinds.filter((kind) => !Object.hasOwn(registry, kind))]).toEqual([id, []]);
  }
});

test("the api command calls every operation but those of signed-in users", async () => {
  const refused: OperationId[] = [];
  for (const { id } of reach) {
    const { status, stderr } = await runCommand(apiCommand, [id]);
    expect([id, status]).toEqual([id, 2]);
    if (stderr.join("").includes("needs a signed-in user")) refused.push(id);
  }
  expect(refused).toEqual(reach.filter(({ isCallable }) => !isCallable).map(({ id }) => id));
});
