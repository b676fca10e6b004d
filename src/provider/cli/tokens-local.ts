import { DEFAULT_FOLDER } from "@consentform/consent/default-folder";
import type { Declaration } from "./declaration";
import { loadService } from "./load-service";

/** `consentform tokens local`: prints the token of the `consentform dev` of this folder, alone, also while it runs. */
export const tokensLocalCommand: Declaration = {
  declare: (command) =>
    command
      .option("--data <folder>", "its data folder", DEFAULT_FOLDER)
      .option("--workspace <name>", "workspace of the token", "default"),
  run: ({ stdout, variables }, { data, workspace }: { data: string; workspace: string }) => {
    stdout(loadService().keptToken(data, workspace, variables.CONSENTFORM_DEPLOYMENT_KEY));
  },
};
