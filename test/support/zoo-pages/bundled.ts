import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { repositoryFolder } from "../repository-folder";

/** Bundles a page's program with its libraries. In development mode, frameworks report more. */
export function bundled(
  program: string,
  modules = join(repositoryFolder, "node_modules"),
  mode: "development" | "production" = "development",
): string {
  const { outputFiles } = buildSync({
    stdin: { contents: program, resolveDir: dirname(modules), loader: "js" },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "silent",
    define: {
      "process.env.NODE_ENV": JSON.stringify(mode),
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
  });
  return outputFiles[0]?.text ?? "";
}

/** The folder of modules with React 18, or why there is none. */
export function react18(): { readonly modules: string } | { readonly reason: string } {
  const found = JSON.parse(
    execFileSync(process.execPath, [join(repositoryFolder, "tools/npm-tool.mjs"), "react-dom"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    }),
  ) as { file: string } | { reason: string };
  return "reason" in found ? found : { modules: dirname(dirname(found.file)) };
}
