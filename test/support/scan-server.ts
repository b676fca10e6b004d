import { listen, type ServiceSettings } from "@consentform/service";
import { startJobs } from "../../src/service/background/start-jobs";
import { type InProcessService, startInProcessService } from "./in-process-service";
import { reaching, type ScannableSite, scannableSite } from "./scannable-site";
import { startWebsite, type Website } from "./website";

/** A service behind a real port that runs its jobs, and a site of it to scan, for `consentform scan`. */
export interface ScanServer {
  readonly website: Website;
  readonly under: InProcessService;
  readonly site: ScannableSite;
  /** Its address. */
  readonly endpoint: string;
  /** Requests that it has answered, as `method path`. */
  readonly answered: readonly string[];
  /** Stops all of it. @throws if a job failed */
  close(): Promise<void>;
}

/** Starts one. */
export async function startScanServer(more: Partial<ServiceSettings> = {}): Promise<ScanServer> {
  const website = await startWebsite();
  const { settings, ...rest } = reaching(website);
  const under = await startInProcessService({ ...rest, settings: { ...settings, ...more } });
  const answered: string[] = [];
  const answer = async (request: Request) => {
    const response = await under.service.fetch(request, { address: "127.0.0.1" });
    answered.push(`${request.method} ${new URL(request.url).pathname}`);
    return response;
  };
  const listener = await listen(answer, "127.0.0.1", 0);
  const errors: unknown[] = [];
  const jobs = startJobs(under.service, (error) => errors.push(error));
  return {
    website,
    under,
    site: await scannableSite(under, website),
    answered,
    endpoint: `http://127.0.0.1:${listener.port}`,
    close: async () => {
      await listener.close(0);
      await jobs.stop();
      await under.close();
      await website.close();
      expect(errors).toEqual([]);
    },
  };
}
