import { Command, Option } from "commander";
import { type Schemas, visibleText } from "../../consent/contract";
import { type CommandContext, processContext } from "./command-context";
import { connect } from "./connection";
import { exitCodes, runCommand } from "./exit-status";

type Site = Schemas["Site"];

/** `consentform sites`: lists the sites that the token sees, with the ids that other commands ask for. */
export function sitesCommand(commandContext: CommandContext = processContext): Command {
  return new Command("sites")
    .description("List the sites that the token can access, by id and name.")
    .addOption(new Option("--format <format>", "format of the list").choices(["human", "json"]).default("human"))
    .option(
      "--endpoint <url>",
      "service to call; default: CONSENTFORM_ENDPOINT. The token comes from CONSENTFORM_TOKEN",
    )
    .action(({ format, endpoint }: { format: string; endpoint?: string }) =>
      runCommand(commandContext, async () => {
        const sites: Site[] = [];
        for await (const site of connect(endpoint, commandContext).list("listSites", {})) sites.push(site);
        if (sites.length === 0) commandContext.stderr("The token cannot access any site.");
        for (const line of format === "json"
          ? [JSON.stringify(sites, null, 2)]
          : sites.map((site) => humanLine(site))) {
          commandContext.stdout(line);
        }
        return exitCodes.success;
      }),
    );
}

function humanLine({ id, name }: Site): string {
  return `${id}  ${visibleText(name)}`;
}
