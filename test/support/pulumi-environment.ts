import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { engineFolder } from "./engine-folder";

/** Any text will do: the state of a test is thrown away. */
const PASSPHRASE = "a passphrase for tests";

/**
 * Environment in which the real engine touches nothing but `folder`: its own home and state there, no downloads, no
 * questions, no account. Variables of this process that would change what is tested are taken out.
 *
 * @param folder holds `home/` and `state/`
 */
export function pulumiEnvironment(folder: string): NodeJS.ProcessEnv {
  return {
    ...withoutOwnVariables(process.env),
    PATH: `${engineFolder()}:${process.env.PATH}`,
    PULUMI_HOME: join(folder, "home"),
    PULUMI_BACKEND_URL: pathToFileURL(join(folder, "state")).href,
    PULUMI_CONFIG_PASSPHRASE: PASSPHRASE,
    PULUMI_SKIP_UPDATE_CHECK: "true",
    PULUMI_SKIP_CONFIRMATIONS: "true",
    PULUMI_DISABLE_AUTOMATIC_PLUGIN_ACQUISITION: "true",
    PULUMI_DIY_BACKEND_DISABLE_CHECKPOINT_BACKUPS: "true",
    PULUMI_DIY_BACKEND_NO_LEGACY_WARNING: "true",
    // Allows the hidden flag --event-log, through which the Automation API, too, learns what happened.
    PULUMI_DEBUG_COMMANDS: "true",
    NO_COLOR: "1",
  };
}

/** A developer's own PULUMI_ and CONSENTFORM_ settings must not decide a test; NODE_OPTIONS may hold a debugger. */
function withoutOwnVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOwn = (name: string) => /^(PULUMI_|CONSENTFORM_|NODE_OPTIONS$|JEST_)/.test(name);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOwn(name)));
}
