/** Compiler options that TypeScript 5.9 and 6 both accept; programs are CommonJS unless package.json says otherwise. */
export const compilerOptions = { target: "ES2022", module: "nodenext", strict: true, skipLibCheck: true } as const;

/** Versions of TypeScript, as a range of npm. */
export const TYPESCRIPT = "^5.9.3 || ^6.0.0";

/**
 * npm packages of a Pulumi program beside `consentform`, with their ranges. The package `pulumi` downloads the CLI of
 * its version when `npx pulumi` first runs.
 */
export const pulumiPackages = { "@pulumi/pulumi": "^3.248.0", pulumi: "^3.250.0", typescript: TYPESCRIPT } as const;
