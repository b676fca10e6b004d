import { createHash } from "node:crypto";
import { publishedDocument } from "../../contract/published-document";
import type { Routes } from "../http/handler";

/** The OpenAPI document of the contract. */
export const openapiRoutes = {
  getOpenApi: {
    visitor: async () => {
      const { text, etag } = served();
      return {
        status: 200,
        etag,
        content: { type: "application/json", text },
        headers: { "Cache-Control": "public, max-age=300" },
      };
    },
  },
} satisfies Routes;

interface ServedDocument {
  readonly text: string;
  /** ETag of the bytes (contract 4.5). */
  readonly etag: string;
}

let cached: ServedDocument | null = null;

/** The document as it is served; it never changes while the service runs. */
function served(): ServedDocument {
  if (cached === null) {
    const text = JSON.stringify(publishedDocument());
    cached = { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
  }
  return cached;
}
