import { packageVersion } from "../../service/runtime";

/** The files of a TypeScript project beside its program. */
export function projectFiles({
  name,
  dependencies,
}: {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}): Record<string, string> {
  const all = { ...dependencies, consentform: `^${packageVersion}`, typescript: "^5.9.3" };
  const compilerOptions = {
    ...{ target: "ES2022", module: "commonjs", moduleResolution: "node" },
    ...{ strict: true, skipLibCheck: true },
  };
  return {
    "package.json": jsonText({ name, private: true, dependencies: all }),
    "tsconfig.json": jsonText({ compilerOptions, include: ["**/*.ts"] }),
  };
}

/** JSON as files have it. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
