import { join } from "node:path";
import {
  createFirstToken,
  createService,
  type DatabaseLocation,
  type Service,
  type ServiceOptions,
} from "@consentform/service";
import { snapshotName } from "../src/service/store/snapshot";
import { repositoryFolder } from "../test/support/repository-folder";
import { copySite } from "./many-sites";
import { SAMPLE_BANNERS } from "./sample-banner";

/** A service in this process, on PGlite in memory. */
export interface BenchService {
  readonly service: Service;
  /** Headers with a token that may do everything. */
  readonly headers: Readonly<Record<string, string>>;
  /** A site with a small banner, a domain and a recorded service; nothing is published. */
  readonly smallId: string;
  /** A site whose draft is 100 KiB. */
  readonly largeId: string;
  /** Sends a request past HTTP and answers its body. @throws {Error} with the response, if it is not a success */
  send(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
}

/** The empty database that the build ships. */
const EMPTY = join(repositoryFolder, "src/service/dist/store", snapshotName());

/** How every service of a bench is made. */
export const BENCH_OPTIONS: ServiceOptions = {
  deploymentKey: new Uint8Array(32),
  // Enough that the limit of a token is not measured; leasing from it is.
  settings: { quota: { requests: 1_000_000, windowS: 1 } },
  reportError: (error) => console.error(error),
};

/** Makes a service whose workspace has two sites and `copies` copies of the small one. */
export async function startBenchService(
  copies: number,
  database: DatabaseLocation = { kind: "memory", snapshot: EMPTY },
): Promise<BenchService> {
  const service = await createService({ ...BENCH_OPTIONS, database });
  const made = await createFirstToken(service.store, service.runtime, { workspace: "default", name: "bench" });
  const headers = { authorization: `Bearer ${made?.secret}`, "content-type": "application/json" };
  const send: BenchService["send"] = async (method, path, body) => {
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await service.fetch(new Request(`http://127.0.0.1:4071/v1${path}`, init), { address: "127.0.0.1" });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text.startsWith("{") ? JSON.parse(text) : {};
  };
  const site = async (name: string, size: keyof typeof SAMPLE_BANNERS): Promise<string> => {
    const { id } = await send("POST", "/sites", { name, settings: { labels: { team: name } } });
    await send("PUT", `/sites/${id}/config/draft`, { document: SAMPLE_BANNERS[size]() });
    return String(id);
  };
  const smallId = await site("small", "small");
  const largeId = await site("large", "large");
  await send("POST", `/sites/${smallId}/domains`, { host: "www.bench.example", environment: "preview" });
  await copySite(service.store, smallId, copies);
  return { service, headers, smallId, largeId, send };
}
