import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { repositoryFolder } from "./repository-folder";
import { tellMissing } from "./required";

/** A program of another project, built from Go modules, or why there is none. */
export type GoTool = { readonly executable: string; readonly version: string } | { readonly reason: string };

/** Finds a program that `tools/go-tool.mjs` builds. The first caller may wait for its build. */
export function goTool(
  name:
    | "actionlint"
    | "pulumi-language-go"
    | "pulumi-language-java"
    | "pulumi-language-python"
    | "pulumi-language-yaml"
    | "pulumi-sdk"
    | "terraform"
    | "tfplugindocs"
    | "terraform-plugin-testing"
    | "terraform-provider-time"
    | "terraform-provider-restful",
): GoTool {
  const script = join(repositoryFolder, "tools/go-tool.mjs");
  const found = execFileSync(process.execPath, [script, name], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(found) as GoTool;
}

/** Runs a suite with a program; without it the suite is skipped, after the reason was printed. */
export function withGoTool(name: Parameters<typeof goTool>[0], suite: (executable: string, version: string) => void) {
  const tool = goTool(name);
  describe(`with ${name}`, () => {
    if ("executable" in tool) return suite(tool.executable, tool.version);
    tellMissing("go-tools", `skipped with ${name}: ${tool.reason}`);
    test.skip(tool.reason, () => {});
  });
}
