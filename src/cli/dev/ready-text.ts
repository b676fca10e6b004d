import { contractDocument } from "../../contract";
import type { DatabaseLocation } from "../../service";
import type { SampleSite } from "./sample-records";

/** What a started service tells. */
export interface Ready {
  readonly endpoint: string;
  /** By name of workspace. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Link that signs in the user of workspace default, once. */
  readonly signIn: string;
  /** Null without `--consents`. */
  readonly samples: SampleSite | null;
}

/** For programs: one line of JSON. */
export function readyLine({ endpoint, tokens, signIn }: Ready): string {
  return `${JSON.stringify({ endpoint, token: tokens.default, tokens, sign_in: signIn })}\n`;
}

/** For people: where it is, its tokens, and what to do with them. */
export function readyText({ endpoint, tokens, signIn, samples }: Ready, database: DatabaseLocation): string {
  const place = {
    memory: "in memory, gone when it stops",
    folder: `in ${database.kind === "folder" ? database.path : ""}`,
    postgres: `in the PostgreSQL ${database.kind === "postgres" ? withoutPassword(database.url) : ""}`,
  };
  const width = Math.max(...Object.keys(tokens).map((name) => name.length));
  return [
    `The service is ready at ${endpoint} (contract ${contractDocument().info.version}, data ${place[database.kind]}).`,
    "",
    ...Object.entries(tokens).map(([name, token]) => `  token of workspace ${name.padEnd(width)}  ${token}`),
    ...(samples === null ? [] : ["", `  ${samples.records} consent records to look at: site ${samples.id}`]),
    "",
    "Use it in a Pulumi stack:",
    `  pulumi config set consentform:endpoint ${endpoint}`,
    `  pulumi config set --secret consentform:token ${tokens.default}`,
    "",
    "Sign in to workspace default, once, within 10 minutes:",
    `  ${signIn}`,
    "",
    "^C stops it.",
    "",
  ].join("\n");
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = "";
  return shown.href;
}
