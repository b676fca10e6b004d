import { contractDocument } from "@consentform/consent/contract";
import { DEFAULT_FOLDER } from "@consentform/consent/default-folder";
import type { DatabaseLocation } from "../index";
import type { SampleSite } from "./sample-records";

/** The report of a started service. */
export interface Ready {
  readonly endpoint: string;
  /** By name of workspace. */
  readonly tokens: Readonly<Record<string, string>>;
  /** True if they have not been shown before; tokens in memory are new at each start. */
  readonly areTokensNew: boolean;
  /** True if a folder holds them, so that `tokens local` finds them. */
  readonly areTokensKept: boolean;
  /** Link that signs in the user of workspace default, once. */
  readonly signIn: string;
  /** Null without `--consents`. */
  readonly samples: SampleSite | null;
}

/** For programs: one line of JSON. */
export function readyLine({ endpoint, tokens, signIn }: Ready): string {
  return `${JSON.stringify({ endpoint, token: tokens.default, tokens, sign_in: signIn })}\n`;
}

/** For people: where it is, its tokens if they are new, and what to do next. */
export function readyText(ready: Ready, database: DatabaseLocation): string {
  const { endpoint, signIn, samples } = ready;
  const place = {
    memory: "in memory, lost when it stops",
    folder: `in ${database.kind === "folder" ? database.path : ""}`,
    postgres: `in the PostgreSQL database ${database.kind === "postgres" ? withoutPassword(database.url) : ""}`,
  };
  return [
    `The service is ready at ${endpoint} (contract ${contractDocument().info.version}, data ${place[database.kind]}).`,
    "",
    ...tokenLines(ready, database),
    ...(samples === null ? [] : ["", `  ${samples.records} sample consent records: site ${samples.id}`]),
    "",
    "Use it in another terminal, from a project that `npx consentform init` wrote or your own:",
    `  npx pulumi config set consentform:endpoint ${endpoint}`,
    `  npx pulumi config set --secret consentform:token ${shownToken(ready, database)}`,
    "or, for Terraform and the command line:",
    `  export CONSENTFORM_ENDPOINT=${endpoint} CONSENTFORM_TOKEN=${shownToken(ready, database)}`,
    "  npx consentform sites",
    "",
    "Sign in to workspace default from a browser, once, within 10 minutes:",
    `  ${signIn}`,
    "",
    "Press Ctrl+C to stop it. Add --log to see each request.",
    "",
  ].join("\n");
}

/**
 * Shown when they are new. Later they are read from the data folder: what supervises a service keeps its output in a
 * log.
 */
function tokenLines({ tokens, areTokensNew, areTokensKept }: Ready, database: DatabaseLocation): string[] {
  const again = areTokensKept
    ? `\`${localToken(database)}\` prints the token again, in this folder.`
    : "The token is not stored in a folder. To create another one, run `npx consentform tokens create --database`.";
  if (!areTokensNew) return [again];
  const width = Math.max(...Object.keys(tokens).map((name) => name.length));
  return [
    ...Object.entries(tokens).map(([name, token]) => `  token of workspace ${name.padEnd(width)}  ${token}`),
    ...(database.kind === "memory" ? [] : ["", `The token is shown once. ${again}`]),
  ];
}

/** A token as a shell accepts it. */
function shownToken({ tokens, areTokensNew, areTokensKept }: Ready, database: DatabaseLocation): string {
  if (areTokensKept) return `"$(${localToken(database)})"`;
  return areTokensNew ? (tokens.default ?? "") : "<token>";
}

function localToken(database: DatabaseLocation): string {
  const data = database.kind === "folder" && database.path !== DEFAULT_FOLDER ? ` --data ${database.path}` : "";
  return `npx consentform tokens local${data}`;
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = "";
  return shown.href;
}
