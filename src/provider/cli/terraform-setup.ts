import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { exitCodes } from "./exit-status";
import { installationBlock, type ProviderSource } from "./terraform-setup/installation-block";
import { mergeBlock } from "./terraform-setup/merge-block";

/** Folder of the built provider, which has the mirror in it: dist/terraform, in a package or in a checkout. */
const BUILT_FOLDER = resolve(__dirname, "../../terraform");

/** The built files of each source, the path for the engine, and the remedy if they are missing. */
const sources: Readonly<
  Record<ProviderSource, { readonly folder: string; readonly needs: string; readonly advice: string }>
> = {
  mirror: {
    folder: "mirror",
    needs: "mirror",
    advice: "Install the package again; in a checkout, run `npm run build`.",
  },
  override: { folder: ".", needs: "terraform-provider-consentform.js", advice: "Run `npm run build`." },
};

/** Options as commander hands them over. */
interface Options {
  write?: string | true;
  override?: true;
}

/**
 * `consentform terraform-setup`: makes Terraform and OpenTofu install the provider from this package. Prints the block
 * for their configuration file, or writes it. A file that has such a block already is refused.
 */
export function terraformSetupCommand(builtFolder: string = BUILT_FOLDER): Declaration {
  return {
    declare: (command) =>
      command
        .option(
          "--write [file]",
          "write the block into this file; default: TF_CLI_CONFIG_FILE, else .terraformrc in the home folder",
        )
        .option("--override", "for provider development: use the local build, without `terraform init`"),
    run: (context, options: Options) => setUp(options, context, builtFolder),
  };
}

function setUp({ write, override }: Options, commandContext: CommandContext, builtFolder: string): number {
  const source: ProviderSource = override === true ? "override" : "mirror";
  const { folder, needs, advice } = sources[source];
  const needed = join(builtFolder, needs);
  if (process.platform === "win32") {
    commandContext.stderr(
      "The provider in this package is a script, which Terraform on Windows cannot start. Use WSL.",
    );
    return exitCodes.failure;
  }
  if (!existsSync(needed)) {
    commandContext.stderr(`${needed} is missing. ${advice}`);
    return exitCodes.failure;
  }
  const block = installationBlock(source, join(builtFolder, folder));
  if (write !== undefined)
    return writeBlock(write === true ? configurationFile(commandContext) : write, block, commandContext);
  commandContext.stdout(block.trimEnd());
  return exitCodes.success;
}

function writeBlock(given: string, block: string, { stderr, variables }: CommandContext): number {
  const file = resolve(given);
  const merged = mergeBlock(existsSync(file) ? readFileSync(file, "utf8") : "", block);
  if (merged === null) {
    stderr(
      `${file} already has a block provider_installation, and only one is allowed. Merge this into it:\n\n${block}`,
    );
    return exitCodes.failure;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, merged);
  stderr(`Written to ${file}.`);
  if (!isReadByEngines(file, variables)) stderr(`To make the engine read it, run: export TF_CLI_CONFIG_FILE=${file}`);
  return exitCodes.success;
}

/** The file that Terraform reads, and OpenTofu as well unless it has a `.tofurc`. */
function configurationFile({ variables }: CommandContext): string {
  return variables.TF_CLI_CONFIG_FILE || join(homedir(), ".terraformrc");
}

function isReadByEngines(file: string, variables: CommandContext["variables"]): boolean {
  const { TF_CLI_CONFIG_FILE: chosen } = variables;
  if (chosen) return resolve(chosen) === file;
  return file === join(homedir(), ".terraformrc") && !existsSync(join(homedir(), ".tofurc"));
}
