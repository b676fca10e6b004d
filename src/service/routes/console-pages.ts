import { extname } from "node:path";
import { html } from "hono/html";
import { consoleFiles } from "../http/console-files";
import type { ContentRoute } from "../http/handler";
import { htmlPage } from "../http/html-page";
import { unknownPath } from "../http/problem";

/** Addresses of pages. The console decides which of them exist. */
const pages = ["/", "/sites", "/sites/*", "/inbox", "/developers", "/developers/*", "/billing", "/audit", "/account"];

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const indexHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

const page = (path: string): ContentRoute => ({
  path,
  serve: async (_request, _parameters, { settings }) => {
    const files = consoleFiles(settings.consoleFolder);
    return files === null ? notBuilt() : new Response(files.index, { headers: indexHeaders });
  },
});

const asset: ContentRoute = {
  path: "/assets/:name",
  serve: async (_request, { name = "" }, { settings }) => {
    const bytes = consoleFiles(settings.consoleFolder)?.assets.get(name);
    if (bytes === undefined) throw unknownPath();
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": types[extname(name)] ?? "application/octet-stream",
        "Cross-Origin-Resource-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "public, max-age=31536000, immutable",
      },
    });
  },
};

/** The pages of the console and what they load. They contain no data: their script asks the API with a session. */
export const consolePages: readonly ContentRoute[] = [...pages.map(page), asset];

function notBuilt(): Promise<Response> {
  return htmlPage(
    "No console",
    html`<h1>consentform is running</h1>
<p>This installation has no console. Its API is below <code>/v1</code>. In a clone of the repository,
<code>npm run build</code> builds the console.</p>`,
    { styles: null },
  );
}
