import { UsageError } from "@consentform/consent/failures";
import type { DevOptions } from "@consentform/service/command-line";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { devOptions } from "./dev/dev-options";
import { stopOnSignal } from "./dev/stop-on-signal";
import { loadService } from "./load-service";

/** `consentform dev`: the service on loopback, until ^C. */
export const devCommand: Declaration = { declare: devOptions, run };

async function run(_context: CommandContext, options: DevOptions): Promise<void> {
  if (options.memory === true && options.data !== undefined) {
    throw new UsageError("Use only one of --memory and --data.");
  }
  loadService().checkDatabase(options);
  if (options.format !== "json" && options.log !== true) process.stderr.write("Starting the service...\n");
  const log = options.log === true ? loadService().jsonLog() : loadService().textLog;
  // Where nothing can be written, to say so must not end the service.
  process.stderr.on("error", () => {});
  const { introduction, stop } = await loadService().startService({ ...options, command: "dev" }, log);
  process.stdout.write(introduction);
  log.info("ready");
  stopOnSignal(log, stop);
}
