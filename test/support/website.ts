import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The response of a website's path: markup, or a listener. */
export type PageAnswer =
  | string
  | { html?: string; headers?: Record<string, string | string[]>; status?: number }
  | RequestListener;

/** A real website on loopback, for tests of what fetches pages. */
export interface Website {
  readonly port: number;
  /** By path, with its query; may be changed while it runs. What is absent is 404. */
  pages: Record<string, PageAnswer>;
  /** Requests received, as `host path`. */
  readonly requests: string[];
  /** Ends the requests that were not answered. */
  dropConnections(): void;
  close(): Promise<void>;
}

/** Starts a website on a free port of 127.0.0.1; every `*.localhost` name reaches it. */
export async function startWebsite(pages: Record<string, PageAnswer> = {}): Promise<Website> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host?.split(":")[0]} ${request.url}`);
    answer(website.pages[request.url ?? ""], request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const website: Website = {
    port: (server.address() as AddressInfo).port,
    pages,
    requests,
    dropConnections: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return website;
}

function answer(page: PageAnswer | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (typeof page === "function") page(request, response);
  else if (page === undefined) response.writeHead(404, { "content-type": "text/html" }).end("<h1>Nothing here</h1>");
  else {
    const { html = "", headers = {}, status = 200 } = typeof page === "string" ? { html: page } : page;
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(html);
  }
}
