import { randomBytes } from "node:crypto";
import { type DevService, type DevServiceOptions, startDevService } from "./dev-service";

/** Starts `consentform dev` processes, one after another, that share a PostgreSQL; all of them have one token. */
export interface DevProcesses {
  /** Starts another one, with the options given first and these. */
  start(more?: DevServiceOptions): Promise<DevService>;
  /** Those started and not ended. */
  readonly running: DevService[];
  /** Ends one at once, as kill -9 does. */
  kill(service: DevService): Promise<void>;
  /** Ends all. */
  stop(): Promise<void>;
}

/**
 * @param url of an empty database; null: each process has the data folder of the options, so that there can be only one
 */
export function devProcesses(url: string | null, options: DevServiceOptions = {}): DevProcesses {
  const env = {
    ...options.env,
    ...(url === null ? {} : { DATABASE_URL: url }),
    CONSENTFORM_DEPLOYMENT_KEY: newKey(),
  };
  const running: DevService[] = [];
  const forget = (service: DevService) => running.splice(running.indexOf(service), 1);
  return {
    running,
    start: async (more = {}) => {
      const service = await startDevService({ ...options, ...more, env });
      running.push(service);
      return service;
    },
    kill: async (service) => {
      await service.kill();
      forget(service);
    },
    stop: async () => {
      await Promise.all(running.splice(0).map((service) => service.stop()));
    },
  };
}

function newKey(): string {
  return randomBytes(32).toString("base64");
}
