import type { Schemas } from "@consentform/consent/contract";
import { Option } from "commander";
import { connect } from "./connection";
import { type Declaration, withToken } from "./declaration";
import { printResult } from "./print-result";
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
export const consentsCommand: Declaration = {
  formats: ["human", "json"],
  endpoint: withToken,
  declare: (command) =>
    command
      .argument("<site>", "id of the site, as `consentform sites` lists it")
      .addOption(
        new Option("--environment <environment>", "environment of the records")
          .choices(["preview", "production"])
          .default("production"),
      )
      .option("--limit <n>", `number of records, at most ${MOST_RECORDS}`, wholeNumber(1, MOST_RECORDS), 20),
  run: async (context, site: string, { environment, limit, format, endpoint }: Options) => {
    const { data } = await connect(endpoint, context).call("listConsents", {
      path: { id: site },
      query: { environment: [environment], limit },
    });
    if (data.data.length === 0) context.stderr(`No choice has been recorded in ${environment}.`);
    printResult(data.data, format, (records) => records.map(humanLine), context);
  },
};

/** Time, what the visitor did, what is granted, where, and the id. */
function humanLine({ id, event, decisions, host, country, language, version_number }: ConsentRecord): string {
  const granted = Object.keys(decisions).filter((key) => decisions[key] === "granted");
  const place = country ?? "unknown place";
  return `${event.time}  ${event.type.padEnd(9)}  ${granted.join(", ")}  (${host}, ${place}, ${language}, version ${version_number})  ${id}`;
}
