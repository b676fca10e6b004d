import type { Place } from "@consentform/service/command-line";
import { Argument } from "commander";
import type { Declaration } from "./declaration";
import { loadService } from "./load-service";
import { withPlace } from "./operator/place";

/** `consentform keys rotate`: replaces the key that signs exports, or the deployment key, on a running service too. */
export const keysRotateCommand: Declaration = {
  declare: (command) =>
    withPlace(command).addArgument(new Argument("<key>", "the key").choices(["export", "deployment"])),
  run: async (context, key: "export" | "deployment", place: Place) => {
    const { askOperator } = loadService();
    if (key === "export") {
      const { kid } = await askOperator(place, context, { kind: "rotate-export-key" });
      context.stdout(`Exports are signed with the key ${kid} from now on.`);
    } else {
      await askOperator(place, context, { kind: "rotate-deployment-key" });
      context.stdout("The deployment key was replaced, and all stored secrets are sealed with the new one.");
      context.stderr(
        "Back up the data folder now: deployment.key has changed. An older backup needs the file that it contains.",
      );
    }
  },
};
