import { DEFAULT_FOLDER } from "@consentform/consent/default-folder";
import { createSignInLink, type Service } from "../index";
import { databaseOf } from "../location/database-of";
import { keepTokens } from "../location/kept-tokens";
import { devToken } from "./dev-token";
import { type Ready, readyLine, readyText } from "./ready-text";
import { makeSampleRecords, type SampleSite } from "./sample-records";
import type { DevOptions } from "./start-options";

/** Makes what `consentform dev` starts with. @returns the text to print: where the service is, and its tokens */
export async function printDevIntroduction(service: Service, options: DevOptions, endpoint: string): Promise<string> {
  const tokens: Record<string, string> = {};
  let areTokensNew = false;
  for (const workspace of new Set(["default", ...options.workspace])) {
    const { secret, isNew } = await devToken(service, workspace);
    tokens[workspace] = secret;
    areTokensNew ||= isNew;
  }
  const signIn = await createSignInLink(service, "default");
  const database = databaseOf(options);
  const folder = database.kind === "folder" ? database.path : DEFAULT_FOLDER;
  const areTokensKept = database.kind !== "memory" && keepTokens(folder, service.keys, tokens);
  const ready: Ready = {
    endpoint,
    tokens,
    areTokensNew,
    areTokensKept,
    signIn,
    samples: await sampleRecords(service, tokens, options),
  };
  return options.format === "json" ? readyLine(ready) : readyText(ready, database);
}

function sampleRecords(
  service: Service,
  tokens: Readonly<Record<string, string>>,
  { consents }: DevOptions,
): Promise<SampleSite> | null {
  return consents === undefined ? null : makeSampleRecords(service, tokens.default ?? "", consents);
}
