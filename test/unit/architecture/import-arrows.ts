import { dirname, join, normalize } from "node:path";
import { preProcessFile } from "typescript";
import { isDoor } from "./service-layers";
import type { SourceFile } from "./source-files";

/** The permitted imports of a folder of src; `*` = any folder. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  banner: ["rules"],
  contract: [],
  client: ["contract"],
  console: ["contract"],
  resources: ["contract", "rules"],
  lifecycle: ["resources", "client", "contract", "rules"],
  fleet: ["resources", "contract", "rules"],
  pulumi: ["fleet", "lifecycle", "resources", "client", "contract", "rules"],
  terraform: ["fleet", "lifecycle", "resources", "client", "contract", "rules"],
  cdktf: ["fleet", "resources", "contract", "terraform"],
  index: ["pulumi"],
  service: ["banner", "contract", "rules"],
  cli: ["*"],
};

/** Packages that only these folders may import, so that they can be replaced there. */
export const CONFINED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  preact: ["src/console/"],
  uplot: ["src/console/"],
  "@pulumi/pulumi": ["src/pulumi/"],
  "openapi-fetch": ["src/client/", "src/console/"],
  "@grpc/grpc-js": ["src/terraform/"],
  "@msgpack/msgpack": ["src/terraform/values/"],
  asn1js: ["src/terraform/protocol/"],
  "@electric-sql/pglite": ["src/service/store/"],
  kysely: ["src/service/store/"],
  pg: ["src/service/store/"],
  "@opentelemetry/api": ["src/cli/dev/"],
  "@opentelemetry/sdk-node": ["src/cli/dev/"],
  constructs: ["src/cdktf/"],
};

/** The only packages of a folder that promises to be pure; of node:net and node:url it uses functions on text. */
const PURE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  rules: ["ajv", "ajv-formats", "colord", "tldts", "node:crypto", "node:net", "node:url"],
};

/**
 * Checks every import, dynamic import and require of a file of src, types included.
 *
 * @returns one sentence for each that is not allowed
 */
export function forbiddenImports(file: SourceFile): string[] {
  const from = folderOf(file.path);
  if (!(from in ARROWS)) return [`${file.path}: src/${from} has no arrows; add it to ARROWS and to the design`];
  return preProcessFile(file.text, true, true).importedFiles.flatMap(({ fileName }) => {
    const reason = fileName.startsWith(".")
      ? checkFile(file.path, from, fileName)
      : checkPackage(file.path, from, fileName);
    return reason ? [`${file.path} imports ${fileName}: ${reason}`] : [];
  });
}

function checkFile(path: string, from: string, specifier: string): string | null {
  const target = normalize(join(dirname(path), specifier));
  // The one file outside src that is at the same place beside dist.
  if (target === "package.json") return null;
  if (!target.startsWith("src/")) return "it is outside src";
  const to = folderOf(target);
  const allowed = ARROWS[from] ?? [];
  if (to === from) return null;
  if (to === "service" && !isDoor(target)) return "from outside, a folder of the service is imported by its index";
  if (allowed.includes(to) || allowed.includes("*")) return null;
  return `${from} may import ${allowed.join(", ") || "no other folder"}`;
}

function checkPackage(path: string, from: string, specifier: string): string | null {
  const name = specifier.startsWith("node:")
    ? specifier
    : specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  const homes = CONFINED_PACKAGES[name];
  if (homes !== undefined && !homes.some((home) => path.startsWith(home))) return `only ${homes.join(", ")} may`;
  const pure = PURE_FOLDERS[from];
  if (pure !== undefined && !pure.includes(name)) return `${from} is pure: only ${pure.join(", ")}`;
  return null;
}

/** `src/client/auth.ts` -> `client`, `src/index.ts` -> `index`. */
function folderOf(path: string): string {
  return (path.split("/")[1] ?? "").replace(/\.tsx?$/, "");
}
