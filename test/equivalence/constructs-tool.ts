import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type LibraryName, synthesize } from "../cdktf/synthesis";
import { takingOver, type Writer } from "./terraform-tool";

/** The fleet as a program of a construct library; it is written for one and read for both. */
export function inConstructs(library: LibraryName): Writer {
  const program = readFileSync(join(__dirname, "programs/fleet.ts"), "utf8");
  return (fleet, existing) => {
    const declared = fleet.map((member) => ({
      ...member,
      inputs: { ...member.inputs, ...takingOver(member, existing) },
      importId: existing[member.name],
    }));
    const { status, stderr, text } = synthesize(library, program, "fleet", { FLEET: JSON.stringify(declared) });
    if (status !== 0) throw new Error(`the program failed:\n${stderr}`);
    return { "cdk.tf.json": withoutBackend(text) };
  };
}

/** The library keeps state where the program is; the engine keeps it beside the configuration. */
function withoutBackend(text: string): string {
  const { terraform, ...rest } = JSON.parse(text);
  const { backend: _path, ...settings } = terraform;
  return JSON.stringify({ ...rest, terraform: settings });
}
