import { packageVersion } from "@consentform/consent/package-version";
import { compilerOptions, TYPESCRIPT } from "../typescript-project";

/** The files of a TypeScript project beside its program. */
export function projectFiles({
  name,
  dependencies,
}: {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}): Record<string, string> {
  const all = { ...dependencies, consentform: `^${packageVersion}`, typescript: TYPESCRIPT };
  return {
    "package.json": jsonText({ name, private: true, dependencies: all }),
    "tsconfig.json": jsonText({ compilerOptions, include: ["**/*.ts"] }),
  };
}

/** JSON as files have it. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
