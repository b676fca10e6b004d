import { isProblem } from "../client";
import { redaction, withConfigurationAdvice } from "../lifecycle";
import { lookUpArguments } from "../lifecycle/verbs/look-up";
import type { Properties } from "../resources";
import type { DataSource } from "../resources/data-sources";
import { programName } from "../resources/program-name";
import type { SecretPath } from "./secret-paths";
import { secretTexts } from "./secret-texts";
import { pulumiWording } from "./wording";

/** A function's call that failed. */
export interface FailedCall {
  source: DataSource;
  args: Properties;
  /** The place of the call in the program: lines of a stack trace. */
  frames: string;
  /** Places of secrets in the arguments. */
  secretPaths: readonly SecretPath[];
}

/**
 * The failure as the user sees it: with the arguments to check, without their secrets, and with the program's own
 * frames alone.
 */
export function functionFailure(error: unknown, { source, args, frames, secretPaths }: FailedCall): Error {
  const advised = withConfigurationAdvice(error, pulumiWording);
  const failure = advised instanceof Error ? advised : new Error(String(advised));
  const known = lookUpArguments(source).map(({ name }) => [programName(name), {}]);
  const { values, names } = secretTexts({ properties: Object.fromEntries(known) }, args, secretPaths);
  const message = redaction(
    [...values, ...names],
    "[secret]",
  )(`${failure.message}${argumentsToCheck(failure, source, args)}`);
  // The same object: programs may distinguish failures by their class.
  return Object.assign(failure, { message, stack: `${failure.name}: ${message}${frames}` });
}

/** Arguments in the path of a request say which object is meant, so they are what a 404 is about. */
function argumentsToCheck(error: Error, { path }: DataSource, args: Properties): string {
  if (!isProblem(error, "not-found")) return "";
  const names = Object.keys(path).map(programName);
  const named = names.map((name) => `${name} ${JSON.stringify(args[name])}`);
  return named.length === 0 ? "" : ` Check ${[...named, "the token's workspace"].join(" and ")}.`;
}
