import { Command, Option } from "commander";
import type { Schemas } from "../../consent/contract";
import { type CommandContext, processContext } from "./command-context";
import { connect } from "./connection";
import { consentsEraseCommand } from "./consents-erase";
import { exitCodes, runCommand } from "./exit-status";
import { wholeNumber } from "./whole-number";

type ConsentRecord = Schemas["ConsentRecord"];

interface Options {
  environment: Schemas["Environment"];
  limit: number;
  format: string;
  endpoint?: string;
}

/** Most records that one call lists. */
const MOST_RECORDS = 100;

/** `consentform consents`: lists the latest consent records of a site. */
export function consentsCommand(commandContext: CommandContext = processContext): Command {
  return (
    new Command("consents")
      // `--format` of a command below it is that command's.
      .enablePositionalOptions()
      .addCommand(consentsEraseCommand(commandContext))
      .description(
        "List the latest consent records of a site. Visitors' ids are masked unless the token has logs:export.",
      )
      .argument("<site>", "id of the site, as `consentform sites` lists it")
      .addOption(
        new Option("--environment <environment>", "environment of the records")
          .choices(["preview", "production"])
          .default("production"),
      )
      .option("--limit <n>", `number of records, at most ${MOST_RECORDS}`, wholeNumber(1, MOST_RECORDS), 20)
      .addOption(new Option("--format <format>", "format of the list").choices(["human", "json"]).default("human"))
      .option(
        "--endpoint <url>",
        "service to call; default: CONSENTFORM_ENDPOINT. The token comes from CONSENTFORM_TOKEN",
      )
      .action((site: string, { environment, limit, format, endpoint }: Options) =>
        runCommand(commandContext, async () => {
          const { data } = await connect(endpoint, commandContext).call("listConsents", {
            path: { id: site },
            query: { environment: [environment], limit },
          });
          if (data.data.length === 0) commandContext.stderr(`No choice has been recorded in ${environment}.`);
          for (const line of format === "json" ? [JSON.stringify(data.data, null, 2)] : data.data.map(humanLine)) {
            commandContext.stdout(line);
          }
          return exitCodes.success;
        }),
      )
  );
}

/** Time, what the visitor did, what is granted, where, and the id. */
function humanLine({ id, event, decisions, host, country, language, version_number }: ConsentRecord): string {
  const granted = Object.keys(decisions).filter((key) => decisions[key] === "granted");
  const place = country ?? "unknown place";
  return `${event.time}  ${event.type.padEnd(9)}  ${granted.join(", ")}  (${host}, ${place}, ${language}, version ${version_number})  ${id}`;
}
