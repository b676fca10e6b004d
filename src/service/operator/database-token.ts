import type { RequestBody, Schemas } from "@consentform/consent/contract";
import { UsageError } from "@consentform/consent/failures";
import { Problem, type ValidationError } from "../http";
import { openStore, systemRuntime } from "../index";
import { checkTokenRequest, createTokenDirectly } from "../tokens";
import { operatingUser } from "./operating-user";

type TokenRequest = RequestBody<"createToken">;

/**
 * Makes a token of workspace `default` directly in a database: a `postgres://` address, or a data folder that no
 * service uses at the time.
 * @throws {Error} whose message is for the user
 */
export async function createTokenInDatabase(database: string, request: TokenRequest): Promise<Schemas["Token"]> {
  try {
    // Before a data folder is made for nothing.
    checkTokenRequest(request);
  } catch (error) {
    throw error instanceof Problem ? new UsageError(tokenRefusal(error, request)) : error;
  }
  try {
    return await createIn(database, request);
  } catch (error) {
    throw error instanceof Problem ? new UsageError(tokenRefusal(error, request)) : error;
  }
}

async function createIn(database: string, request: TokenRequest): Promise<Schemas["Token"]> {
  const isPostgres = /^postgres(ql)?:/.test(database);
  const store = await openStore(isPostgres ? { kind: "postgres", url: database } : { kind: "folder", path: database });
  try {
    return await createTokenDirectly(store, systemRuntime(), WORKSPACE, request, {
      type: "operator",
      id: operatingUser(),
    });
  } finally {
    await store.close();
  }
}

/** The workspace of the token that `consentform dev` makes for itself. */
const WORKSPACE = "default";

/** The option that sets each member of the request. */
const options: Readonly<Record<keyof TokenRequest, string>> = {
  name: "--name",
  scopes: "--scope",
  site_id: "--site",
  environment: "--environment",
  expires_at: "--expires-at",
  expires_in_days: "--expires-in-days",
  external_key: "--external-key",
};

const UNKNOWN_SITE = `is not a site of the workspace ${WORKSPACE}. Leave it out, or use a token of the site's workspace`;

/** Longest part of a value that is shown. */
const SHOWN_LENGTH = 60;

/** A refusal in the words of the command line: the option, what it holds, what is allowed. */
function tokenRefusal({ slug, details }: Problem, request: TokenRequest): string {
  if (slug === "conflict") {
    return `${atOption("external_key", request)} token ${details.conflicting_id} has it and is active. Choose another one, or revoke that token.`;
  }
  const errors = (details.errors ?? []) as readonly ValidationError[];
  if (errors.length === 0) return details.detail;
  const members = new Set(errors.map(memberOf));
  return [...members].map((member) => `${atOption(member, request)} ${allowedAt(member, errors)}.`).join("\n");
}

function allowedAt(member: keyof TokenRequest, errors: readonly ValidationError[]): string {
  const faults = errors.filter((error) => memberOf(error) === member);
  return faults.map(({ code, detail }) => (code === "unknown-site" ? UNKNOWN_SITE : detail)).join(", and ");
}

function memberOf({ pointer = "" }: ValidationError): keyof TokenRequest {
  // The request has no member but these, so faults are in one of them.
  return pointer.split("/")[1] as keyof TokenRequest;
}

function atOption(member: keyof TokenRequest, request: TokenRequest): string {
  const text = JSON.stringify(request[member]);
  return `${options[member]}: found ${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text};`;
}
