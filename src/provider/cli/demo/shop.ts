import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { BannerDocument } from "@consentform/consent/rules";

/** The content of the shop's pages. */
export interface ShopContent {
  /** Origin of the service. */
  readonly endpoint: string;
  /** Address of the site's loader. */
  readonly loader: string;
  /** The document that was published last. */
  readonly document: BannerDocument;
}

/** A running shop. */
export interface Shop {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts the shop: one page with the banner, and a tag for each optional category that waits for consent.
 *
 * @param port 0 picks a free one
 * @param content null until there is something to show
 */
export async function startShop(port: number, content: () => ShopContent | null): Promise<Shop> {
  const server = createServer((request, response) => {
    const current = content();
    if (current === null) response.writeHead(503, { "retry-after": "1" }).end();
    else answer(current, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(content: ShopContent, { url = "/" }: IncomingMessage, response: ServerResponse): void {
  // A path that begins with two slashes would name another host.
  const { pathname } = new URL(`http://shop${url.startsWith("/") ? url : "/"}`);
  const [, tag] = /^\/tags\/([\w-]+)\.js$/.exec(pathname) ?? [];
  const file = tag === undefined ? files[pathname] : { type: "text/javascript", text: () => tagScript(tag) };
  if (file === undefined) return void response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
  response
    .writeHead(200, {
      "content-type": `${file.type}; charset=utf-8`,
      "cache-control": "no-store",
      "content-security-policy": policy(content),
    })
    .end(file.text(content));
}

/** The content security policy of a careful shop: nothing inline, and no host except the service. */
function policy({ endpoint }: ShopContent): string {
  return `default-src 'self'; script-src 'self' ${endpoint}; connect-src 'self' ${endpoint}; img-src 'self' data:`;
}

const files: Readonly<Record<string, { type: string; text: (content: ShopContent) => string }>> = {
  "/": { type: "text/html", text: page },
  "/shop.js": { type: "text/javascript", text: () => SCRIPT },
  "/shop.css": { type: "text/css", text: () => STYLE },
};

function page({ loader, document }: ShopContent): string {
  const optional = document.categories.filter(({ required }) => required !== true);
  const rows = optional.map(
    ({ key, label }) =>
      `<tr data-category="${key}"><th scope="row">${escaped(label.en ?? key)}</th><td data-state>waits</td></tr>`,
  );
  const tags = optional.map(
    ({ key }) => `<script type="text/plain" data-consent="${key}" src="/tags/${key}.js"></script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo shop</title>
<link rel="icon" href="data:,">
<script src="${escaped(loader)}"></script>
<link rel="stylesheet" href="/shop.css">
</head>
<body>
<main>
<h1>Demo shop</h1>
<p>This page loads the banner as your website would. Its tags wait for the visitor's choice:</p>
<table><caption>Tags of this page</caption><tbody>
${rows.join("\n")}
</tbody></table>
<p id="record" aria-live="polite">No choice was recorded on this page.</p>
<p><a href="#consent-settings">Privacy settings</a></p>
</main>
${tags.join("\n")}
<script src="/shop.js"></script>
</body>
</html>
`;
}

/** A tag as an analytics or advertising company would provide it. Here, it only shows that it ran. */
function tagScript(category: string): string {
  return `document.querySelector('[data-category="${category}"] [data-state]').textContent = "runs";\n`;
}

/** Uses the page API, as any website can. A refusal grants nothing, so it is not a change that the API reports. */
const SCRIPT = `const line = document.getElementById("record");
setInterval(() => {
  const record = window.consentform?.record;
  if (record) line.textContent = "Recorded as " + record.id + " at " + record.time + ".";
}, 200);
`;

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; color: #1c1c28; background: #fafafc; }
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.5rem; }
table { border-collapse: collapse; margin: 1.5rem 0; }
caption { text-align: start; font-weight: 600; padding-block-end: 0.5rem; }
th, td { text-align: start; font-weight: 400; padding: 0.35rem 2rem 0.35rem 0; border-block-start: 1px solid #ddd; }
`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
