import { operations, type RequestBody, type Schemas, type Scope } from "@consentform/consent/contract";
import { UsageError } from "@consentform/consent/failures";
import { closest } from "@consentform/consent/rules";
import type { DatabaseOption } from "@consentform/service/command-line";
import { InvalidArgumentError, Option } from "commander";
import { type Client, isProblem } from "../client";
import type { CommandContext } from "./command-context";
import { connect } from "./connection";
import { type Declaration, withToken } from "./declaration";
import { loadService } from "./load-service";
import { wholeNumber } from "./whole-number";

/** Attempts to create a token when the response with its secret is lost. */
const MAX_TRIES = 3;

/** The ten scopes, as the operations name them. */
const SCOPES: readonly Scope[] = [...new Set(Object.values(operations).map((operation) => operation.scope))].sort();

type TokenRequest = RequestBody<"createToken">;

/** Options as commander hands them over. */
interface Options {
  name: string;
  scope: Scope[];
  site?: string;
  environment?: Schemas["Environment"];
  expiresAt?: string;
  expiresInDays?: number;
  neverExpires?: true;
  externalKey?: string;
  endpoint?: string;
  database?: DatabaseOption;
}

/**
 * `consentform tokens create`: makes a token and prints its secret, once and alone, on stdout; everything else goes to
 * stderr, so that `TOKEN=$(consentform tokens create ...)` holds the secret and nothing more.
 */
export const tokensCreateCommand = (
  createInDatabase = (database: string, request: TokenRequest) =>
    loadService().createTokenInDatabase(database, request),
): Declaration => ({
  endpoint: withToken,
  declare: (command) =>
    command
      .requiredOption("--name <name>", "name of the token, 1 to 80 characters")
      .requiredOption("--scope <scopes...>", `scopes of the token: ${SCOPES.join(", ")}`, collectScopes)
      .option("--site <id>", "bind it to one site")
      .addOption(new Option("--environment <name>", "bind it to one environment").choices(["preview", "production"]))
      .option("--expires-at <time>", "expiry, in UTC with milliseconds, such as 2027-01-31T00:00:00.000Z")
      .option("--expires-in-days <days>", "lifetime in days, 1 to 3650", wholeNumber(1, 3650))
      .option("--never-expires", "keep it valid until it is revoked")
      .option("--external-key <key>", "your own key for it, unique among active tokens")
      .option(
        "--database [location]",
        "write directly to the database, without a token, for a workspace's first token. Default: the PostgreSQL database of DATABASE_URL; otherwise pass a data folder. Everyone on the machine can see a password in an argument",
      )
      .addHelpText(
        "after",
        "\nWithout --expires-at, --expires-in-days and --never-expires it expires when the configured token does, and never with --database.",
      ),
  run: async (context, options: Options) => {
    const request = tokenRequest(options);
    // Only a database needs the service, which takes a while to load.
    const database = options.database === undefined ? null : loadService().databaseLocation(options.database, context);
    const token =
      database === null
        ? await createWithSecret(connect(options.endpoint, context), request, context)
        : await createInDatabase(database, request);
    context.stderr(describe(token));
    context.stdout(secretOf(token));
  },
});

function tokenRequest(options: Options): TokenRequest {
  const ends = [options.expiresAt, options.expiresInDays, options.neverExpires].filter((end) => end !== undefined);
  if (ends.length > 1) {
    throw new UsageError("Use only one of --expires-at, --expires-in-days and --never-expires.");
  }
  if (options.site !== undefined && options.environment !== undefined) {
    throw new UsageError(
      "Use only one of --site and --environment: a token is bound to one site or to one environment.",
    );
  }
  return {
    name: options.name,
    scopes: options.scope,
    ...(options.site === undefined ? {} : { site_id: options.site }),
    ...(options.environment === undefined ? {} : { environment: options.environment }),
    ...(options.expiresAt === undefined ? {} : { expires_at: momentOf(options.expiresAt) }),
    ...(options.expiresInDays === undefined ? {} : { expires_in_days: options.expiresInDays }),
    ...(options.neverExpires === true ? { expires_at: null } : {}),
    ...(options.externalKey === undefined ? {} : { external_key: options.externalKey }),
  };
}

/** Checks the form here: a request that cannot be right costs no round trip. */
function momentOf(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new UsageError(
    `--expires-at is ${JSON.stringify(text)}; write a time in UTC with milliseconds, such as 2027-01-31T00:00:00.000Z.`,
  );
}

/**
 * An answer that had to be asked for twice comes without its secret (contract 4.4): that token is revoked and another
 * one made.
 */
async function createWithSecret(
  client: Client,
  request: TokenRequest,
  commandContext: CommandContext,
): Promise<Schemas["Token"]> {
  for (let left = MAX_TRIES; ; left -= 1) {
    const { data: token } = await client.call("createToken", { body: request });
    if (token.secret !== null || left === 1) {
      return token;
    }
    await client.call("revokeToken", { path: { id: token.id } }).catch((error: unknown) => {
      if (!isProblem(error, "not-found")) {
        throw error;
      }
    });
    commandContext.stderr(
      `The response with the secret of ${token.id} was lost, so the token is revoked and another one is created.`,
    );
  }
}

function secretOf(token: Schemas["Token"]): string {
  if (token.secret === null) {
    throw new Error(`The secret of ${token.id} was lost with its response; revoke that token and try again.`);
  }
  return token.secret;
}

function describe(token: Schemas["Token"]): string {
  const binding = token.site_id ?? token.environment;
  return [
    `Created token ${token.id} (${token.hint}…), ${JSON.stringify(token.name)}:`,
    `${token.scopes.join(", ")};`,
    `${binding === null ? "not bound" : `bound to ${binding}`};`,
    `${token.expires_at === null ? "never expires" : `expires ${token.expires_at}`}.`,
  ].join(" ");
}

/** Accepts `--scope a --scope b`, `--scope a b` and `--scope a,b`. */
function collectScopes(text: string, before: Scope[] | undefined): Scope[] {
  const scopes = text.split(",").map((part) => {
    const scope = SCOPES.find((known) => known === part.trim());
    if (scope === undefined) {
      throw new InvalidArgumentError(scopeFault(part.trim()));
    }
    return scope;
  });
  return [...new Set([...(before ?? []), ...scopes])];
}

function scopeFault(text: string): string {
  const near = closest(text, SCOPES);
  const advice = near === null ? "" : ` Did you mean ${near}?`;
  return `${JSON.stringify(text)} is not a scope.${advice} Allowed are ${SCOPES.join(", ")}.`;
}
