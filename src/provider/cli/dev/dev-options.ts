import { type Command, InvalidArgumentError, Option } from "commander";
import { wholeNumber } from "../whole-number";
import { FAULT_FORM, parseFaultSpec } from "./fault-spec";
import { repeatable } from "./option-values";
import { publicUrl } from "./public-url";
import { serviceOptions } from "./service-options";

const MAX_SAMPLE_RECORDS = 1_000_000;

/** Adds the options of `consentform dev`. */
export function devOptions(command: Command): Command {
  return (
    serviceOptions(command)
      .option("--memory", "keep the data in memory; it is lost when the service stops")
      .addOption(
        new Option("--format <format>", "what to print when ready; json is one line, and nothing else")
          .choices(["human", "json"])
          .default("human"),
      )
      .option("--access-log <file>", "append one line of JSON for each request")
      .option("--fault <spec>", `break some requests: ${FAULT_FORM}`, parseFaultSpec)
      .option("--clock-offset <seconds>", "run the service's clock ahead of, or behind, the machine's", seconds)
      .option("--allow-local", "accept loopback hosts and addresses")
      .option(
        "--local-port <number>",
        "port on which the website of a loopback host is requested",
        wholeNumber(1, 65_535),
      )
      .addOption(repeatable("--workspace <name>", "create a workspace in addition to default; repeatable"))
      // For tests of the service, which need many records soon.
      .addOption(
        new Option("--consents <n>", "create a sample site with this many invented consent records")
          .argParser(wholeNumber(0, MAX_SAMPLE_RECORDS))
          .hideHelp(),
      )
      .option("--public-url <url>", "address under which a proxy serves it, for links and script tags", publicUrl)
      .option("--log", "write a line of JSON to stderr for each request, error and event")
  );
}

function seconds(text: string): number {
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) {
    throw new InvalidArgumentError("Expected seconds, for example 90000 or -60.");
  }
  return Number(text);
}
