import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "./repository-folder";

const SDK = "github.com/consentform/consentform/sdk/go/consentform";

/**
 * The files of a Go module that uses our SDK. It has the versions of the SDK generator's module: they are pinned, and
 * Go has already compiled them.
 *
 * @param sdk folder of the generated SDK
 */
export function goModule(sdk: string): Readonly<Record<"go.mod" | "go.sum", string>> {
  const pinned = (file: string) => readFileSync(join(repositoryFolder, "tools/engine/pulumi-sdk", file), "utf8");
  const requirements = pinned("go.mod").replace(/^module .*$/m, "module program");
  return {
    "go.mod": `${requirements}\nrequire ${SDK} v0.0.0\n\nreplace ${SDK} => ${sdk}\n`,
    "go.sum": pinned("go.sum"),
  };
}

/** Environment of Go for such a module. Compiled packages of the generator have trimmed paths. */
export const goVariables = { GOFLAGS: "-mod=mod -trimpath", GOWORK: "off" };
