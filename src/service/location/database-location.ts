import { UsageError } from "@consentform/consent/failures";

/** The value of the option `--database [location]`: a location, true without one, undefined if it was not given. */
export type DatabaseOption = string | true | undefined;

/** The options that name the database of a service. */
export interface Place {
  readonly data?: string;
  readonly database?: DatabaseOption;
}

/** The environment variables of a command. */
export interface CommandVariables {
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/**
 * The database that a command writes into directly: the option's value, else the PostgreSQL that DATABASE_URL names, as
 * it does for `consentform dev`. Null without the option: many machines have a DATABASE_URL that is another program's.
 *
 * @throws UsageError that quotes nothing of the address but its scheme: it may hold a password
 */
export function databaseLocation(option: DatabaseOption, { variables }: CommandVariables): string | null {
  if (option === undefined) return null;
  const [source, location] = option === true ? ["DATABASE_URL", variables.DATABASE_URL] : ["--database", option];
  if (location === undefined || location === "") {
    throw new UsageError(
      "--database names no database. Set DATABASE_URL to a PostgreSQL address, or pass the data folder: --database .consentform",
    );
  }
  const isFolder = option !== true && !location.includes("://");
  const fault = isFolder ? null : schemeFault(location);
  if (fault !== null) throw new UsageError(`${source}: ${fault}${option === true ? "" : ", or a data folder"}.`);
  return location;
}

/** The fault of a database address's scheme, or null. */
export function schemeFault(address: string): string | null {
  if (/^postgres(ql)?:\/\//.test(address)) return null;
  return `found ${kindOf(address)}; allowed is postgres://user:password@host/name`;
}

/** Recognizes an address by its scheme alone: the rest may contain a password, and so may a text without a scheme. */
function kindOf(location: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(location)?.[1];
  return scheme === undefined ? "text without a scheme" : `an address that begins with ${scheme}://`;
}
