import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { engineFolder } from "./engine-folder";
import { installedPackage } from "./installed-package";

/** Any text will do, since the state of a test is thrown away; the key that it makes is in stack-files.ts. */
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
    PATH: [join(__dirname, "quick-start"), engineFolder(), process.env.PATH].join(delimiter),
    TESTED_NODE: process.execPath,
    PULUMI_HOME: join(folder, "home"),
    PULUMI_BACKEND_URL: pathToFileURL(join(folder, "state")).href,
    PULUMI_CONFIG_PASSPHRASE: PASSPHRASE,
    // Where key-server.js runs, it opens the stacks that stack-files.ts writes.
    VAULT_SERVER_URL: process.env.CONSENTFORM_KEY_SERVER,
    VAULT_SERVER_TOKEN: "tests",
    PULUMI_SKIP_UPDATE_CHECK: "true",
    PULUMI_SKIP_CONFIRMATIONS: "true",
    PULUMI_DISABLE_AUTOMATIC_PLUGIN_ACQUISITION: "true",
    PULUMI_DIY_BACKEND_DISABLE_CHECKPOINT_BACKUPS: "true",
    PULUMI_DIY_BACKEND_NO_LEGACY_WARNING: "true",
    ...compiledCode(),
    // Allows the hidden flag --event-log, through which the Automation API, too, learns what happened.
    PULUMI_DEBUG_COMMANDS: "true",
    NO_COLOR: "1",
  };
}

/** The module that lets a Node process find compiled code, where COMPILED_CODE says. */
export const compiledCodeFile = join(__dirname, "compiled-code.js");

/** Lets the engine's Node processes find compiled code. Without it an operation takes a quarter longer. */
export function compiledCode(): { readonly NODE_OPTIONS: string; readonly COMPILED_CODE: string } {
  return {
    NODE_OPTIONS: `--require ${JSON.stringify(compiledCodeFile)}`,
    COMPILED_CODE: join(installedPackage(), "compiled-code"),
  };
}

/** A developer's own PULUMI_ and CONSENTFORM_ settings must not decide a test; NODE_OPTIONS may hold a debugger. */
function withoutOwnVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOwn = (name: string) => /^(PULUMI_|CONSENTFORM_|NODE_OPTIONS$|JEST_)/.test(name);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOwn(name)));
}
