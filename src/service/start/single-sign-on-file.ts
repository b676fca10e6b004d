import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createSecureContext } from "node:tls";
import { type Role, roles } from "@consentform/consent/contract";
import { fileFailure, UsageError } from "@consentform/consent/failures";
import Ajv from "ajv";
import { parse } from "yaml";
import type { SingleSignOnSettings } from "../runtime";

/** The variable with the secret of the client. */
const SECRET_VARIABLE = "CONSENTFORM_OIDC_CLIENT_SECRET";

/** The members of the file of `consentform serve --sso`. */
interface SingleSignOnFile {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret_file?: string;
  readonly is_public_client?: boolean;
  readonly scopes?: readonly string[];
  readonly workspace?: string;
  readonly allowed_domains?: readonly string[];
  readonly required_claim?: { readonly name: string; readonly value: string };
  readonly role_claim?: string;
  readonly roles?: Readonly<Record<string, Role>>;
  readonly default_role?: Role;
  readonly private_issuer?: boolean;
  readonly authority_file?: string;
  readonly sign_in_links?: boolean;
}

const text = { type: "string", minLength: 1 };
const isFile = new Ajv({ allErrors: false }).compile<SingleSignOnFile>({
  type: "object",
  required: ["issuer", "client_id"],
  additionalProperties: false,
  dependencies: { roles: ["role_claim"], role_claim: ["roles"] },
  properties: {
    issuer: text,
    client_id: text,
    client_secret_file: text,
    is_public_client: { type: "boolean" },
    scopes: { type: "array", items: { type: "string", pattern: "^[\\x21\\x23-\\x5B\\x5D-\\x7E]+$" } },
    workspace: { ...text, maxLength: 80 },
    allowed_domains: { type: "array", minItems: 1, items: { type: "string", pattern: "^[^@\\s]+$" } },
    required_claim: {
      type: "object",
      required: ["name", "value"],
      additionalProperties: false,
      properties: { name: text, value: text },
    },
    role_claim: text,
    roles: { type: "object", minProperties: 1, additionalProperties: { enum: roles } },
    default_role: { enum: roles },
    private_issuer: { type: "boolean" },
    authority_file: text,
    sign_in_links: { type: "boolean" },
  },
});

/**
 * The settings in the file of `--sso`, YAML or JSON. Files that it names are relative to it.
 * @throws {UsageError} that names the member. It repeats no secret
 */
export function readSingleSignOn(path: string, environment: NodeJS.ProcessEnv): SingleSignOnSettings {
  const file = parsed(path);
  const fail = (problem: string): never => {
    throw new UsageError(`--sso: ${path}: ${problem}`);
  };
  checkIssuer(file, fail);
  if (file.roles === undefined && file.default_role === undefined) {
    fail("no one would have a role. Set role_claim and roles, or default_role.");
  }
  if (file.default_role !== undefined && file.allowed_domains === undefined && file.required_claim === undefined) {
    fail("default_role would admit everyone whom the issuer knows. Set allowed_domains or required_claim, too.");
  }
  const near = (name: string): string => read(resolve(dirname(path), name), "--sso");
  return {
    issuer: new URL(file.issuer).href,
    clientId: file.client_id,
    clientSecret: secretOf(file, environment[SECRET_VARIABLE] ?? "", near, fail),
    scopes: file.scopes ?? ["profile", "email", "offline_access"],
    workspace: file.workspace ?? "default",
    allowedDomains: file.allowed_domains?.map((domain) => domain.toLowerCase()) ?? null,
    requiredClaim: file.required_claim ?? null,
    roleClaim: file.role_claim ?? null,
    roles: new Map(Object.entries(file.roles ?? {})),
    defaultRole: file.default_role ?? null,
    isPrivate: file.private_issuer ?? false,
    authority: file.authority_file === undefined ? null : authorityOf(near(file.authority_file), fail),
    areLinksOff: file.sign_in_links === false,
  };
}

type Fail = (problem: string) => never;

function parsed(path: string): SingleSignOnFile {
  const content = read(path, "--sso");
  let value: unknown;
  try {
    value = parse(content);
  } catch (error) {
    throw new UsageError(`--sso: ${path} is not YAML: ${(error as Error).message.split("\n")[0]}`);
  }
  if (isFile(value)) return value;
  const [{ instancePath = "", message = "", params = {} } = {}] = isFile.errors ?? [];
  const { additionalProperty, allowedValues } = params as { additionalProperty?: string; allowedValues?: string[] };
  const more = additionalProperty ?? allowedValues?.join(", ");
  const where = instancePath === "" ? "the file" : instancePath.slice(1).replaceAll("/", ".");
  throw new UsageError(`--sso: ${path}: ${where} ${message}${more === undefined ? "" : `: ${more}`}.`);
}

/** Tokens cross the network to the issuer, so it is https; http is for an issuer on this machine. */
function checkIssuer({ issuer, private_issuer }: SingleSignOnFile, fail: Fail): void {
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? "") && private_issuer === true;
  const isWeb = url?.protocol === "https:" || (url?.protocol === "http:" && isLocal);
  if (url === null || !isWeb || url.username !== "" || url.search !== "" || url.hash !== "") {
    const found = url === null || url.username === "" ? issuer : "an address with a user";
    fail(`issuer: found ${found}; use an https address, as the issuer's tokens name it in "iss".`);
  }
}

function secretOf(file: SingleSignOnFile, variable: string, near: (name: string) => string, fail: Fail): string | null {
  const { client_secret_file: name, is_public_client: isPublic = false } = file;
  const ways = [name !== undefined, variable !== "", isPublic].filter(Boolean).length;
  if (ways !== 1) {
    fail(`use exactly one of client_secret_file, ${SECRET_VARIABLE} and is_public_client: true. Found ${ways}.`);
  }
  if (isPublic) return null;
  const secret = name === undefined ? variable : near(name).trim();
  return secret === "" ? fail("client_secret_file is empty.") : secret;
}

function authorityOf(certificates: string, fail: Fail): string {
  try {
    createSecureContext({ ca: certificates });
  } catch {
    fail("authority_file: use certificates in PEM.");
  }
  return certificates.includes("-----BEGIN CERTIFICATE-----")
    ? certificates
    : fail("authority_file: use certificates in PEM.");
}

function read(path: string, option: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`${option}: ${fileFailure(error, path) ?? String(error)}`);
  }
}
