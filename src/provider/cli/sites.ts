import { type Schemas, visibleText } from "@consentform/consent/contract";
import { connect } from "./connection";
import { type Declaration, withToken } from "./declaration";
import { printResult } from "./print-result";

/** `consentform sites`: lists the sites that the token sees, with the ids that other commands ask for. */
export const sitesCommand: Declaration = {
  formats: ["human", "json"],
  endpoint: withToken,
  run: async (context, { format, endpoint }: { format: string; endpoint?: string }) => {
    const sites: Schemas["Site"][] = [];
    for await (const site of connect(endpoint, context).list("listSites", {})) sites.push(site);
    if (sites.length === 0) context.stderr("The token cannot access any site.");
    printResult(sites, format, (all) => all.map(({ id, name }) => `${id}  ${visibleText(name)}`), context);
  },
};
