/** Requirements that a machine may lack. */
type Requirement =
  | "postgres"
  | "pgbouncer"
  | "chromium"
  | "python"
  | "opentofu"
  | "go-tools"
  | "java"
  | "react-18"
  | "namespaces";

/** Comma-separated requirements that must be there, which `.ci/run` sets; what lacks others leaves its tests out. */
const required = (process.env.CONSENTFORM_REQUIRED ?? "").split(",");

/**
 * Says that something is missing, and so which tests do not run.
 * @throws {Error} where it is required: a run that leaves tests out must not look like one that passed them
 */
export function tellMissing(what: Requirement, message: string): null {
  if (required.includes(what)) throw new Error(`${message} (CONSENTFORM_REQUIRED=${process.env.CONSENTFORM_REQUIRED})`);
  process.stderr.write(`${message}\n`);
  return null;
}
