import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The event logs in a folder, as `withoutRepeatedAnswers` leaves them. */
export function eventLogsIn(folder: string): string {
  const logs = readdirSync(folder).filter((name) => /^events-\d+\.json$/.test(name));
  return logs.map((name) => withoutRepeatedAnswers(readFileSync(join(folder, name), "utf8"))).join("\n");
}

/**
 * Output or events without the debug events in which Pulumi's SDK for Node.js repeats every answer of the engine: with
 * its secrets, of any provider, and beyond its reach. The documentation says so.
 */
export function withoutRepeatedAnswers(output: string): string {
  const isRepeated = (line: string) => /"message":"\w+ RPC finished: .*"severity":"debug"/.test(line);
  return output
    .split("\n")
    .filter((line) => !isRepeated(line))
    .join("\n");
}
