import { createWriteStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ListOperationId, type Operation, type OperationId, operations } from "@consentform/consent/contract";
import { UsageError } from "@consentform/consent/failures";
import { closest } from "@consentform/consent/rules";
import type { Client } from "../client";
import type { CommandContext } from "./command-context";
import { connect } from "./connection";
import { type Declaration, withToken } from "./declaration";

/** Options as commander passes them on. */
interface Options {
  body?: string;
  all?: true;
  ifMatch?: string;
  output?: string;
  endpoint?: string;
}

/**
 * `consentform api OPERATION [name=value...]`: calls any operation of the API with the token of CONSENTFORM_TOKEN,
 * paced and repeated as the resources do, and prints the answer.
 */
export const apiCommand: Declaration = {
  endpoint: withToken,
  declare: (command) =>
    command
      .argument("<operation>", "id of the operation, such as listAlerts; docs/reference/api.md lists all 71")
      .argument("[parameters...]", "path and query parameters as name=value; repeat a name for several values")
      .option("--body <file>", "JSON file with the request body; - for standard input")
      .option("--if-match <etag>", "write only if the object still has this ETag, for example '\"r3\"'")
      .option("--output <file>", "save the response to a file as it arrives, byte for byte; required for archives")
      .option("--all", "print every object of all pages of a list, one JSON object per line"),
  run: callOperation,
};

async function callOperation(
  commandContext: CommandContext,
  id: string,
  parameters: readonly string[],
  options: Options,
): Promise<void> {
  const operation = operationNamed(id);
  const request = { ...requestOf(operation, parameters, options.body), ifMatch: options.ifMatch };
  if (options.all === true && !operation.isList) {
    throw new UsageError(
      `--all works only with list operations; ${operation.id} returns a single object. Remove --all.`,
    );
  }
  if (options.all === true && options.output !== undefined) {
    throw new UsageError("--all cannot be combined with --output. Redirect the output of --all to a file.");
  }
  const client = connect(options.endpoint, commandContext);
  if (options.output !== undefined) await saveAnswer(client, operation, request, options.output);
  else await print(client, operation, request, options.all === true, commandContext);
}

function operationNamed(id: string): Operation & { id: OperationId } {
  const operation = Object.hasOwn(operations, id) ? operations[id as OperationId] : undefined;
  if (operation === undefined) {
    const near = closest(id, Object.keys(operations));
    const advice = near === null ? "docs/reference/api.md lists all operations." : `Did you mean ${near}?`;
    throw new UsageError(`${JSON.stringify(id)} is not an operation. ${advice}`);
  }
  if (operation.auth === "user") {
    throw new UsageError(`${id} needs a signed-in user, not a token. Call it from a browser that is signed in.`);
  }
  return operation as Operation & { id: OperationId };
}

/** A request as the client expects it; its values are checked by the service. */
interface Request {
  readonly path?: Record<string, string>;
  readonly query?: Record<string, string | string[]>;
  readonly body?: unknown;
}

function requestOf(operation: Operation, parameters: readonly string[], body: string | undefined): Request {
  const values = new Map<string, string[]>();
  for (const parameter of parameters) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(parameter) ?? [];
    if (name === undefined || value === undefined) {
      throw new UsageError(`${JSON.stringify(parameter)} is not a parameter. Write name=value.`);
    }
    refuseUnknown(operation, name);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const missing = operation.pathParameters.filter((name) => !values.has(name));
  if (missing.length > 0)
    throw new UsageError(`${operation.id} needs ${missing.map((name) => `${name}=...`).join(" and ")}.`);
  const path = Object.fromEntries(operation.pathParameters.map((name) => [name, values.get(name)?.at(-1) ?? ""]));
  const query = [...values].filter(([name]) => operation.queryParameters.includes(name));
  return {
    ...(operation.pathParameters.length > 0 && { path }),
    ...(query.length > 0 && {
      query: Object.fromEntries(query.map(([name, all]) => [name, all.length === 1 ? (all[0] ?? "") : all])),
    }),
    ...bodyOf(operation, body),
  };
}

function refuseUnknown({ id, pathParameters, queryParameters }: Operation, name: string): void {
  const known = [...pathParameters, ...queryParameters];
  if (known.includes(name)) return;
  const allowed = known.length === 0 ? "It has none." : `Allowed are ${known.join(", ")}.`;
  throw new UsageError(`${id} has no parameter ${JSON.stringify(name)}. ${allowed}`);
}

function bodyOf({ id, requestSchema, isBodyRequired }: Operation, file: string | undefined): { body?: unknown } {
  if (file === undefined) {
    if (isBodyRequired) throw new UsageError(`${id} needs a body (${requestSchema}). Pass a JSON file with --body.`);
    return {};
  }
  if (requestSchema === null) throw new UsageError(`${id} accepts no body; remove --body.`);
  const text = bodyText(file);
  try {
    return { body: JSON.parse(text) };
  } catch {
    // The parser quotes the text, which may contain a secret.
    throw new UsageError(`--body: ${file === "-" ? "standard input" : file} is not JSON.`);
  }
}

function bodyText(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch {
    throw new UsageError(`--body: ${file} cannot be read.`);
  }
}

/** The time limit of a file download. */
const DOWNLOAD_DEADLINE_MS = 3_600_000;

async function saveAnswer(
  client: Client,
  operation: Operation & { id: OperationId },
  request: Request,
  file: string,
): Promise<void> {
  const receive = (body: AsyncIterable<Uint8Array>) => pipeline(Readable.from(body), createWriteStream(file));
  await client.callAny(operation.id, { ...request, receive, deadlineMs: DOWNLOAD_DEADLINE_MS });
}

async function print(
  client: Client,
  operation: Operation & { id: OperationId },
  request: Request,
  isWhole: boolean,
  { stdout }: CommandContext,
): Promise<void> {
  if (isWhole) {
    // Parameters are known only at run time, so the compiler cannot check them; the service does.
    for await (const item of client.list(operation.id as ListOperationId, request as never))
      stdout(JSON.stringify(item));
    return;
  }
  const { data } = await client.callAny(operation.id, request);
  if (data === undefined) return;
  stdout(typeof data === "string" ? data.replace(/\n$/, "") : JSON.stringify(data, null, 2));
}
