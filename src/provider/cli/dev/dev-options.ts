import { type Command, InvalidArgumentError, Option } from "commander";
import { DEFAULT_FOLDER } from "../../../consent/default-folder";
import { loadService } from "../load-service";
import { wholeNumber } from "../whole-number";
import { FAULT_FORM, parseFaultSpec } from "./fault-spec";
import { dnsServer, quota, repeatable } from "./option-values";
import { publicUrl } from "./public-url";
import { vendorListFile } from "./vendor-list-file";

const MAX_SAMPLE_RECORDS = 1_000_000;

/** Adds the options of `consentform dev`. */
export function devOptions(command: Command): Command {
  return command
    .option("--port <number>", "port to listen on; 0 picks a free one", wholeNumber(0, 65_535), 4071)
    .option(
      "--data <folder>",
      `keep the data in this folder (default: ${DEFAULT_FOLDER}, or the PostgreSQL database that DATABASE_URL names)`,
    )
    .option("--memory", "keep the data in memory; it is lost when the service stops")
    .addOption(
      new Option("--format <format>", "what to print when ready; json is one line, and nothing else")
        .choices(["human", "json"])
        .default("human"),
    )
    .option("--access-log <file>", "append one line of JSON for each request")
    .option("--quota <n/seconds>", "requests of one token in each window (default: 600/60)", quota)
    .option("--fault <spec>", `break some requests: ${FAULT_FORM}`, parseFaultSpec)
    .option("--clock-offset <seconds>", "run the service's clock ahead of, or behind, the machine's", seconds)
    .option("--dns <host:port>", "name server to query instead of the authoritative ones", dnsServer)
    .option("--allow-local", "accept loopback hosts and addresses")
    .option(
      "--local-port <number>",
      "port on which the website of a loopback host is requested",
      wholeNumber(1, 65_535),
    )
    .option(
      "--browser <path>",
      "Chromium that scans run pages in, or none (default: CONSENTFORM_BROWSER, else the machine's own)",
    )
    .addOption(repeatable("--workspace <name>", "create a workspace in addition to default; repeatable"))
    .addOption(
      // For tests of the service, which need many records soon.
      new Option("--consents <n>", "create a sample site with this many invented consent records")
        .argParser(wholeNumber(0, MAX_SAMPLE_RECORDS))
        .hideHelp(),
    )
    .option("--public-url <url>", "address under which a proxy serves it, for links and script tags", publicUrl)
    .addOption(
      repeatable(
        "--trusted-proxy <address>",
        "peer whose X-Forwarded-For is trusted: an address or a range such as 10.0.0.0/8; repeatable",
        (text) => loadService().proxyRefusal(text),
      ),
    )
    .option(
      "--gvl <file>",
      "vendor list of the IAB (vendor-list.json), which banners with the TCF need",
      vendorListFile,
    )
    .option("--log", "write a line of JSON to stderr for each request, error and event");
}

function seconds(text: string): number {
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) {
    throw new InvalidArgumentError("Expected seconds, for example 90000 or -60.");
  }
  return Number(text);
}
