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
  // The first process of a container ignores signals that it does not handle. A start that is ended leaves what a kill
  // leaves.
  let stop = async (): Promise<void> => {};
  stopOnSignal(log, () => stop());
  const service = await loadService().startService(options, log);
  stop = service.stop;
  const { endpoint, metricsEndpoint, introduction } = service;
  log.info(`listening on ${endpoint}, reached at ${asked.publicUrl}`);
  if (metricsEndpoint !== null) log.info(`metrics at ${metricsEndpoint}`);
  if (introduction !== "") log.info(introduction);
  log.info("ready");
}
