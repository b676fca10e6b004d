import { Command, Option } from "commander";
import type { Schemas } from "../contract";
import { connect } from "./connection";
import { EXIT, runCommand } from "./exit-status";
import { processSurroundings, type Surroundings } from "./surroundings";

type Site = Schemas["Site"];

/** `consentform sites`: lists the sites that the token sees, with the ids that other commands ask for. */
export function sitesCommand(surroundings: Surroundings = processSurroundings): Command {
  return new Command("sites")
    .description("List the sites that the token can access, by id and name.")
    .addOption(new Option("--format <format>", "format of the list").choices(["human", "json"]).default("human"))
    .option(
      "--endpoint <url>",
      "service to call; default: CONSENTFORM_ENDPOINT. The token comes from CONSENTFORM_TOKEN",
    )
    .action(({ format, endpoint }: { format: string; endpoint?: string }) =>
      runCommand(surroundings, async () => {
        const sites: Site[] = [];
        for await (const site of connect(endpoint, surroundings).list("listSites", {})) sites.push(site);
        if (sites.length === 0) surroundings.stderr("The token cannot access any site.");
        for (const line of format === "json"
          ? [JSON.stringify(sites, null, 2)]
          : sites.map((site) => humanLine(site))) {
          surroundings.stdout(line);
        }
        return EXIT.success;
      }),
    );
}

function humanLine({ id, name }: Site): string {
  return `${id}  ${name}`;
}
