import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { stopOnSignal } from "./dev/stop-on-signal";
import { loadService } from "./load-service";
import { type ServeOptions, serveOptions, startOptionsOf } from "./serve/serve-options";

/** `consentform serve`: the service for a team, until a signal stops it. */
export const serveCommand: Declaration = { declare: serveOptions, run };

async function run(_context: CommandContext, asked: ServeOptions): Promise<void> {
  const options = startOptionsOf(asked);
  loadService().checkDatabase(options);
  if (options.otel === true) loadService().checkTracing();
  // Where nothing can be written, to say so must not end the service.
  process.stderr.on("error", () => {});
  const log = loadService().jsonLog();
  const { endpoint, metricsEndpoint, introduction, stop } = await loadService().startService(options, log);
  log.info(`listening on ${endpoint}, reached at ${asked.publicUrl}`);
  if (metricsEndpoint !== null) log.info(`metrics at ${metricsEndpoint}`);
  if (introduction !== "") log.info(introduction);
  log.info("ready");
  stopOnSignal(log, stop);
}
