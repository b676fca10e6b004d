import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { type GeneratedFiles, generatedHeader } from "./generated-files";

const root = join(__dirname, "..", "..");
const SOURCE = "src/provider/terraform/protocol";
const TARGET = "src/provider/terraform/generated";

/** Options of ts-proto: plain objects, static code, services as grpc-js takes them. */
const OPTIONS = [
  "outputServices=grpc-js",
  "outputServices=generic-definitions",
  "outputClientImpl=false",
  "addGrpcMetadata=false",
  "outputJsonMethods=false",
  "env=node",
  "esModuleInterop=true",
  "oneof=unions-value",
  "useExactTypes=false",
  "useDate=true",
];

/**
 * Messages of the plugin protocol: buf reads the .proto files, ts-proto writes static TypeScript for them. Nothing is
 * fetched.
 */
export function generateTerraformProtocol(): GeneratedFiles {
  const folder = mkdtempSync(join(tmpdir(), "consentform-protocol-"));
  try {
    const plugin = { local: ["node", "node_modules/ts-proto/protoc-gen-ts_proto"], out: folder, opt: OPTIONS };
    const template = JSON.stringify({ version: "v2", plugins: [{ ...plugin, include_imports: true }] });
    const buf = require.resolve("@bufbuild/buf/bin/buf");
    execFileSync(process.execPath, [buf, "generate", SOURCE, "--template", template], { cwd: root });
    return new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const file = join(entry.parentPath, entry.name);
          return [join(TARGET, relative(folder, file)), generatedHeader(SOURCE) + readFileSync(file, "utf8")];
        }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
