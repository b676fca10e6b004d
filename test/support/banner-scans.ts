import { type Listener, listen } from "@consentform/service";
import { type InProcessService, type InProcessServiceOptions, startInProcessService } from "./in-process-service";
import { reaching, type ScannableSite } from "./scannable-site";
import { startWebsite, type Website } from "./website";

/** A service whose banner really runs on the pages that it scans. */
export interface BannerScans {
  readonly website: Website;
  readonly under: InProcessService;
  /** Requests that reached the service, as method and last part of the path. */
  readonly asked: string[];
  /** Place of visitors, as country and region. Default: Germany. */
  place: readonly [country: string, region: string];
  /** The script tag of a site's preview. */
  tag(site: Pick<ScannableSite, "id">): string;
  close(): Promise<void>;
}

/** Starts it, with a browser. */
export async function startBannerScans(
  browserPath: string | null,
  options: Omit<InProcessServiceOptions, "egress"> = {},
): Promise<BannerScans> {
  const website = await startWebsite();
  const asked: string[] = [];
  const listener: Listener = await listen(
    async (request, { address }) => {
      asked.push(`${request.method} ${new URL(request.url).pathname.split("/").at(-1)}`);
      const headers = new Headers(request.headers);
      headers.set("x-country-code", scans.place[0]);
      headers.set("x-region-code", scans.place[1]);
      const body = request.method === "POST" ? await request.text() : null;
      const init = { method: request.method, headers, body };
      return under.service.fetch(new Request(request.url, init), { address: address ?? "" });
    },
    "127.0.0.1",
    0,
  );
  const assetUrl = `http://127.0.0.1:${listener.port}`;
  const { settings, egress } = reaching(website);
  const under = await startInProcessService({
    ...options,
    ...(egress !== undefined && { egress }),
    settings: { ...settings, browserPath, assetUrl, trustedProxies: ["127.0.0.0/8"], ...options.settings },
  });
  const scans: BannerScans = {
    website,
    under,
    asked,
    place: ["DE", ""],
    tag: ({ id }) => `<script src="${assetUrl}/s/${id}/preview/loader.js"></script>`,
    close: async () => {
      await listener.close(1000);
      await under.close();
      await website.close();
    },
  };
  return scans;
}
