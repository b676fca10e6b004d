import { html } from "hono/html";

/** The result of `html` for a template. */
export type Markup = ReturnType<typeof html>;

/** The parts of a page besides its title and content. */
interface PageParts {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set-Cookie headers. */
  readonly cookies?: readonly string[];
  /** Address of the service's own style sheet; null without one. */
  readonly styles: string | null;
}

/**
 * A small page for people: without scripts, in no frame, never cached, and without revealing its address, which may
 * contain a code, to any other.
 */
export async function htmlPage(
  title: string,
  content: Markup,
  { status = 200, headers: more = {}, cookies = [], styles }: PageParts,
): Promise<Response> {
  const link = styles === null ? "" : html`<link rel="stylesheet" href="${styles}">`;
  const document = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}: consentform</title>${link}</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; ${styles === null ? "" : "style-src 'self'; "}form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    ...more,
  });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(String(document), { status, headers });
}
