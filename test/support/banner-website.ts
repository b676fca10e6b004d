import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  loaderFile,
  loaderSettings,
  type PublishedBanner,
  type PublishedService,
  slicesOf,
} from "../../src/consent/banner/make-slices";
import type { VendorList } from "../../src/consent/banner/vendor-list";
import { type BannerDocument, isRegimeRefusal, resolveRegime } from "../../src/consent/rules";
import { bannerScripts } from "./banner-scripts";
import { banner } from "./banners";

/** A page with a banner. */
export interface WebPage {
  readonly change?: (document: BannerDocument) => void;
  readonly services?: readonly PublishedService[];
  readonly revision?: number;
  readonly vendorList?: VendorList;
  /** `DE`, `US-CA`; `unknown` (the default) for a place that no one knows, `down` where nothing answers. */
  readonly place?: string;
  readonly head?: string;
  readonly body?: string;
  /** The whole document, instead of head and body, with LOADER for the address of the loader. */
  readonly html?: string;
  readonly lang?: string;
  /** Attributes of the script tag. */
  readonly tag?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Files of the asset host that do not answer. */
  readonly missing?: readonly string[];
  /** Files of the asset host that answer once the page is replaced. */
  readonly late?: readonly string[];
  /**
   * Files of the asset host whose connection is cut in the middle, by how their end is known: `length` for a declared
   * length that is not reached, `close` for an answer that looks complete.
   */
  readonly cut?: Readonly<Record<string, "length" | "close">>;
  /** Answers that are held open until they are released. */
  readonly held?: readonly ("place" | "intake")[];
  /**
   * Status with which choices are answered; default 201. `html` for a page in place of an answer, `lost` for one that
   * breaks off.
   */
  readonly intake?: number | "html" | "lost";
  /** True if browsers may cache the banner's files, like those of the service. */
  readonly isKept?: boolean;
  /** Files of the page's own host, by path, besides scripts that note that they ran. Null: no answer. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Folder of the banner's scripts, which is the digest of the runtime; default `d`. */
  readonly bundle?: string;
}

/** A choice that reached the service. */
export interface SentChoice {
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Loopback names, which browsers hold to be secure: a site with two hosts, and one that belongs to others. */
export const hosts = { shop: "www.shop.localhost", asset: "consent.shop.localhost", other: "tracker.localhost" };

/** A website, its asset host and another one, on one port. */
export interface Website {
  readonly port: number;
  /** Serves a page; its address. */
  add(page: WebPage): { readonly url: string; readonly site: string };
  /** Changes what a page and its banner are. */
  replace(site: string, page: WebPage): void;
  address(host: keyof typeof hosts, path: string): string;
  /** Requests that reached a host, as paths. */
  requests(host: keyof typeof hosts): string[];
  /** Sends every answer that is held open. */
  release(): void;
  /** Choices that a site's visitors sent. */
  choices(site: string): readonly SentChoice[];
  close(): Promise<void>;
}

/** Starts it. The banner comes as files that a plain server could serve. */
export async function startWebsite(): Promise<Website> {
  const scripts = bannerScripts();
  const pages = new Map<string, WebPage>();
  const seen: { host: string; path: string }[] = [];
  const sent = new Map<string, SentChoice[]>();
  const held: (() => void)[] = [];
  let count = 0;
  const server: Server = createServer((request, response) => {
    if (request.method === "POST") void receive(request, response);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const address = (host: keyof typeof hosts, path: string) => `http://${hosts[host]}:${port}${path}`;

  /** As the service does; other hosts have no use for a body. */
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, , site = ""] = (request.url ?? "").split("/");
    const page = pages.get(site);
    if (page === undefined || !request.url?.endsWith("/consents")) return answer(request, response);
    const choices = sent.get(site) ?? [];
    sent.set(site, [...choices, { body: JSON.parse(await text(request)), headers: request.headers }]);
    const headers = { "access-control-allow-origin": "*", "content-type": "application/json" };
    if (page.intake === "html") return void response.writeHead(200, headers).end("<html>");
    const record = { id: `con_${choices.length + 1}`, time: "2026-11-01T00:00:00.000Z", hash: "0".repeat(64) };
    if (page.intake === "lost") {
      // The headers arrive, so that the browser itself does not send again.
      response.writeHead(201, { ...headers, "content-length": 200 });
      return void response.write("{", () => response.destroy());
    }
    const status = page.intake ?? 201;
    const send = () => response.writeHead(status, headers).end(JSON.stringify(record));
    if (page.held?.includes("intake")) held.push(send);
    else send();
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { headers, url = "/" } = request;
    const host = headers.host?.replace(/:\d+$/, "") ?? "";
    seen.push({ host, path: url });
    const { pathname, searchParams } = new URL(url, "http://x");
    const send = (type: string, body: string, more: Readonly<Record<string, string>> = {}) =>
      response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*", ...more }).end(body);
    if (host === hosts.other) {
      if (pathname.endsWith(".html")) return void send("text/html", frameOf(pathname));
      return void send("text/javascript", noting(pathname));
    }
    const file = host === hosts.shop ? fileAt(pathname) : undefined;
    // Sent with `release`.
    if (file === null) return void held.push(() => send("text/javascript", noting(pathname)));
    if (file !== undefined) return void send(pathname.endsWith(".html") ? "text/html" : "text/javascript", file);
    if (host === hosts.shop && pathname.endsWith(".js")) return void send("text/javascript", noting(pathname));
    const [, root, part = "", ...path] = pathname.split("/");
    if (host === hosts.asset && pathname.endsWith(".html")) return void send("text/html", frameOf(pathname));
    const site = root === "v1" ? (searchParams.get("site") ?? "") : part;
    const page = pages.get(site);
    if (page === undefined) return void response.writeHead(404).end();
    if (host === hosts.shop) return void send("text/html; charset=utf-8", htmlOf(site, page), page.headers);
    const missing = page.missing ?? [];
    if (root === "v1") {
      if (page.place === "down") return void response.writeHead(503).end();
      const sendPlace = () => void send("application/json", JSON.stringify(placeOf(page.place ?? "unknown")));
      if (page.held?.includes("place")) return void held.push(sendPlace);
      return void sendPlace();
    }
    const name = path.at(-1) ?? "";
    if (missing.some((each) => name.includes(each))) return void response.writeHead(503).end("<html>");
    if (page.late?.includes(name)) return void setTimeout(answer, 20, request, response);
    const published = publishedOf(site, page);
    const ending = page.cut?.[name];
    const kept = name === "loader.js" ? "public, max-age=60" : "public, max-age=31536000, immutable";
    const sendFile = (type: string, body: string) =>
      ending === undefined
        ? send(type, body, page.isKept ? { "cache-control": kept } : {})
        : sendHalf(response, type, body, ending);
    if (name === "loader.js") return void sendFile("text/javascript", loaderText(published, page.bundle ?? "d"));
    if (name in scripts) return void sendFile("text/javascript; charset=utf-8", scripts[name as "banner.js"]);
    sendFile("application/json", slicesOf(published)[name] ?? "");
  }

  /** The newest page decides. */
  function fileAt(path: string): string | null | undefined {
    const [site, page] = [...pages].reverse().find(([, { files }]) => files && path in files) ?? [];
    return page?.files?.[path]?.replaceAll("LOADER", address("asset", `/s/${site}/loader.js`)) ?? page?.files?.[path];
  }

  function loaderText(published: PublishedBanner, bundle: string): string {
    const settings = loaderSettings(published, {
      loader: address("asset", `/s/${published.site}/loader.js`),
      banner: `${bundle}/banner.js`,
      place: `/v1/r?site=${published.site}`,
    });
    return scripts[loaderFile(settings)].replace("CONSENTFORM_SETTINGS", () =>
      JSON.stringify(settings).replace(/</g, "\\u003c"),
    );
  }

  function htmlOf(site: string, { head = "", body = "", html, lang = "en", tag = "" }: WebPage): string {
    if (html !== undefined) return html.replaceAll("LOADER", address("asset", `/s/${site}/loader.js`));
    const loader = `<script ${tag} src="${address("asset", `/s/${site}/loader.js`)}"></script>`;
    const fill = (text: string) => text.replaceAll("OTHER", address("other", "")).replaceAll("LOADER", loader);
    return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">${loader}${fill(head)}</head><body><main><h1>Shop</h1><p>Goods</p></main>${fill(body)}</body></html>`;
  }

  function frameOf(pathname: string): string {
    return pathname.includes("loader")
      ? `<!doctype html><title>Frame</title><script src="${address("asset", `/s/${pathname.split("/")[1]}/loader.js`)}"></script>`
      : "<!doctype html><title>Frame</title>";
  }

  return {
    port,
    address,
    add: (page) => {
      count += 1;
      const site = `site_${String(count).padStart(8, "0")}`;
      pages.set(site, page);
      return { url: address("shop", `/p/${site}`), site };
    },
    replace: (site, page) => void pages.set(site, page),
    release: () => {
      for (const send of held.splice(0)) send();
    },
    choices: (site) => sent.get(site) ?? [],
    requests: (host) => seen.filter((each) => each.host === hosts[host]).map(({ path }) => path),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Half of a file, then the end of the connection. */
function sendHalf(response: ServerResponse, type: string, body: string, ending: "length" | "close"): void {
  const bytes = Buffer.from(body);
  const length = ending === "length" ? { "content-length": String(bytes.length) } : {};
  // Without a length or chunks, the end of the connection is the end of the body.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*", connection: "close", ...length });
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.end());
}

/** A script that notes that it ran. */
function noting(path: string): string {
  return `window.ran = window.ran || []; window.ran[window.ran.length] = ${JSON.stringify(path)};`;
}

function publishedOf(site: string, { change, services = [], revision = 1, vendorList }: WebPage): PublishedBanner {
  const document = banner();
  change?.(document);
  return { site, environment: "production", number: 3, revision, document, services, vendorList: vendorList ?? null };
}

function placeOf(place: string): unknown {
  const [country = "", part] = place.split("-");
  const question = place === "unknown" ? { country: null } : { country, region: part === undefined ? null : place };
  const answer = resolveRegime({ ...question, at: new Date("2026-11-01") });
  if (isRegimeRefusal(answer)) throw new Error(answer.detail);
  return { ...answer, place_token: place === "unknown" ? null : `proof of ${place}` };
}
