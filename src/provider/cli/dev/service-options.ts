import { DEFAULT_FOLDER } from "@consentform/consent/default-folder";
import type { Command } from "commander";
import { loadService } from "../load-service";
import { wholeNumber } from "../whole-number";
import { dnsServer, quota, repeatable } from "./option-values";
import { vendorListFile } from "./vendor-list-file";

/** Adds the options that `consentform dev` and `consentform serve` share. */
export function serviceOptions(command: Command): Command {
  return command
    .option("--port <number>", "port to listen on; 0 picks a free one", wholeNumber(0, 65_535), 4071)
    .option(
      "--data <folder>",
      `keep the data in this folder (default: ${DEFAULT_FOLDER}, or the PostgreSQL database that DATABASE_URL names)`,
    )
    .option("--quota <n/seconds>", "requests of one token in each window (default: 600/60)", quota)
    .addOption(
      repeatable(
        "--trusted-proxy <address>",
        "proxy whose X-Forwarded-For is trusted: an address or a range such as 10.0.0.0/8; repeatable",
        (text) => loadService().proxyRefusal(text),
      ),
    )
    .option(
      "--gvl <file>",
      "vendor list of the IAB (vendor-list.json), which banners with the TCF need",
      vendorListFile,
    )
    .option("--audit-days <days>", "days to keep the audit log, 30 to 3650 (default: 400)", wholeNumber(30, 3650))
    .option("--dns <host:port>", "name server to query instead of the authoritative ones", dnsServer)
    .option(
      "--browser <path>",
      "Chromium that scans run pages in, or none (default: CONSENTFORM_BROWSER, else the machine's own)",
    );
}
