import type { Service } from "../index";
import { databaseOf } from "../location/database-of";
import { hasUsers } from "../store";
import type { StartOptions } from "./start-options";

/** The way to the first user. Nothing that signs anyone in is printed: output is kept in logs. */
export async function printServeIntroduction(service: Service, options: StartOptions): Promise<string> {
  if (await hasUsers(service.store.db)) return "";
  const { singleSignOn, origin } = service.settings;
  if (singleSignOn !== null) return `There are no users. People sign in at ${origin} through ${singleSignOn.issuer}`;
  const database = databaseOf(options);
  const place = database.kind === "folder" ? `--data ${database.path}` : "--database";
  return `There are no users. Create a sign-in link on this machine: npx consentform users link --workspace default --name NAME ${place}`;
}
