import { preProcessFile } from "typescript";
import { roomOf, targetOf } from "../../../tools/house/room-imports";
import type { SourceFile } from "./source-files";

/** The permitted imports of each folder of src. The name of a room permits all its folders. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  consent: [],
  "consent/chromium": [],
  "consent/contract": [],
  "consent/failures": [],
  "consent/values": [],
  "consent/rules": ["consent/values"],
  "consent/banner": ["consent/rules", "consent/values"],
  "consent/catalogue": ["consent/contract", "consent/rules", "consent/values"],
  "consent/proof": ["consent/contract", "consent/failures", "consent/values"],
  "provider/client": ["consent/contract"],
  "provider/resources": ["consent/contract", "consent/failures", "consent/rules", "consent/values"],
  "provider/lifecycle": [
    ...["consent/contract", "consent/rules", "consent/values"],
    ...["provider/client", "provider/resources"],
  ],
  "provider/fleet": ["consent/contract", "consent/rules", "consent/values", "provider/resources"],
  "provider/pulumi": [
    ...["consent/contract", "consent/rules", "consent/values"],
    ...["provider/client", "provider/fleet", "provider/lifecycle", "provider/resources"],
  ],
  "provider/terraform": [
    ...["consent/contract", "consent/rules", "consent/values"],
    ...["provider/client", "provider/fleet", "provider/lifecycle", "provider/resources"],
  ],
  "provider/cdktf": ["consent/contract", "provider/fleet", "provider/resources", "provider/terraform"],
  "provider/index": ["provider/pulumi"],
  "provider/page": ["consent/banner"],
  "provider/check-service": ["consent"],
  "provider/former-service": ["provider/check-service", "service"],
  "provider/cli": ["consent", "provider", "service/command-line"],
  "service/console": ["consent/contract"],
  service: ["consent"],
};

/** Packages that only these folders may import, so that they can be replaced there. */
export const CONFINED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  commander: ["src/provider/cli/"],
  preact: ["src/service/console/"],
  uplot: ["src/service/console/"],
  "@pulumi/pulumi": ["src/provider/pulumi/"],
  "openapi-fetch": ["src/provider/client/", "src/service/console/"],
  "@grpc/grpc-js": ["src/provider/pulumi/plugin/", "src/provider/terraform/"],
  "google-protobuf": ["src/provider/pulumi/plugin/"],
  "@msgpack/msgpack": ["src/provider/terraform/values/"],
  asn1js: ["src/provider/terraform/protocol/"],
  "@electric-sql/pglite": ["src/service/store/"],
  kysely: ["src/service/store/"],
  pg: ["src/service/store/"],
  "@opentelemetry/api": ["src/service/start/"],
  "@opentelemetry/sdk-node": ["src/service/start/"],
  constructs: ["src/provider/cdktf/"],
};

/** The only packages of a folder that promises to be pure; of node:net and node:url it uses functions on text. */
const PURE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  "consent/rules": ["ajv", "ajv-formats", "colord", "tldts", "node:crypto", "node:net", "node:url"],
  "consent/values": ["node:crypto"],
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
    const target = targetOf(file.path, fileName);
    const reason =
      target === null ? checkPackage(file.path, from, fileName) : checkFile(file.path, from, fileName, target);
    return reason ? [`${file.path} imports ${fileName}: ${reason}`] : [];
  });
}

function checkFile(path: string, from: string, specifier: string, target: string): string | null {
  // That of the whole is the one file outside src that is at the same place beside dist.
  if (/^(src\/\w+\/)?package\.json$/.test(target)) return null;
  if (!target.startsWith("src/")) return "it is outside src";
  const to = folderOf(target);
  if (to === from) return null;
  if (roomOf(target) !== roomOf(path) && specifier.startsWith(".")) return "another room is imported by its package";
  const allowed = ARROWS[from] ?? [];
  if (allowed.some((name) => `${target}/`.startsWith(`src/${name}/`))) return null;
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

/**
 * `src/provider/client/auth.ts` -> `provider/client`; `src/consent/package-version.ts` -> `consent`; everything of the
 * service but its console -> `service`.
 */
function folderOf(path: string): string {
  const [, room = "", part = "", ...rest] = path.split("/");
  const name = `${room}/${part.replace(/\.tsx?$/, "")}`;
  if (name in ARROWS) return name;
  return rest.length === 0 || room === "service" ? room : name;
}
