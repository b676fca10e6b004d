/** Levels of the engines' logs, as TF_LOG names them. */
export type LogLevel = "trace" | "debug" | "info" | "warn" | "error";

/**
 * Writes a line that the engine puts into its own log, with its level, if the user asked for one (TF_LOG,
 * TF_LOG_PROVIDER).
 *
 * @param fields further members of the line; never a secret
 */
export function log(
  level: LogLevel,
  message: string,
  fields: Readonly<Record<string, unknown>> = {},
  write: (line: string) => void = (line) => process.stderr.write(line),
): void {
  const line = {
    "@level": level,
    "@message": message,
    "@module": "provider.consentform",
    // The engines' log library takes a line as ours only with six digits after the second.
    "@timestamp": new Date().toISOString().replace("Z", "000Z"),
    ...fields,
  };
  write(`${JSON.stringify(line)}\n`);
}
