import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";

/** The folder of the files with which users run the service in containers. */
export const containerFolder = join(repositoryFolder, "examples/container");

/** An instruction of a Dockerfile. */
interface Instruction {
  readonly name: string;
  /** Everything after the name, on one line. */
  readonly text: string;
}

/** The instructions of each stage, without comments. */
export function readDockerfile(): readonly (readonly Instruction[])[] {
  const text = readFileSync(join(containerFolder, "Dockerfile"), "utf8");
  const lines = text.replace(/^#.*\n/gm, "").replace(/\\\n\s*/g, "");
  const stages: Instruction[][] = [];
  for (const [, name = "", rest = ""] of lines.matchAll(/^([A-Z]+) (.+)$/gm)) {
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, text: rest });
  }
  return stages;
}

/** The text of the only instruction of a name in a stage. */
export function instruction(stage: readonly Instruction[], name: string): string {
  const [found, ...more] = stage.filter((one) => one.name === name);
  if (found === undefined || more.length > 0) throw new Error(`a stage has ${name} ${1 + more.length} times or never`);
  return found.text;
}

/** The command that installs the package, which the first stage of the Dockerfile runs in a shell. */
export function installCommand(): string {
  return instruction(readDockerfile()[0] ?? [], "RUN");
}
