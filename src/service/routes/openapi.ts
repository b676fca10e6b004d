import { createHash } from "node:crypto";
import { publishedDocument } from "@consentform/consent/contract";
import type { Routes } from "../http/handler";

/** The OpenAPI document of the contract. */
export const openapiRoutes = {
  getOpenApi: {
    visitor: async () => {
      const { data, etag } = served();
      return {
        status: 200,
        etag,
        content: { type: "application/json", data },
        headers: { "Cache-Control": "public, max-age=300" },
      };
    },
  },
} satisfies Routes;

interface ServedDocument {
  readonly data: Uint8Array;
  /** ETag of the bytes (contract 4.5). */
  readonly etag: string;
}

let cached: ServedDocument | null = null;

/** The document as it is served; it never changes while the service runs. */
function served(): ServedDocument {
  if (cached === null) {
    const data = new TextEncoder().encode(JSON.stringify(publishedDocument()));
    cached = { data, etag: `"${createHash("sha256").update(data).digest("base64url").slice(0, 22)}"` };
  }
  return cached;
}
