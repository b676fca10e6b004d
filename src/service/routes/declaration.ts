import { createHash } from "node:crypto";
import type { Schemas } from "@consentform/consent/contract";
import { declarationOf } from "../declaration/declaration";
import { declarationHtml } from "../declaration/declaration-html";
import { declarationMarkdown } from "../declaration/declaration-markdown";
import type { Call, Routes } from "../http/handler";
import { notFound } from "../http/problem";
import { idIn } from "../request/finders";
import { versionInStage } from "../store/versions";

type DeclarationCall = Pick<Call<"getDeclarationJson">, "tx" | "path" | "query">;

/** The public cookie declaration of what production froze, in three forms. */
export const declarationRoutes = {
  getDeclarationJson: async (call) => {
    const body = await declarationFor(call);
    return { status: 200, body, ...cacheable(body, JSON.stringify(body)) };
  },
  getDeclarationHtml: async (call) => {
    const declaration = await declarationFor(call);
    const text = declarationHtml(declaration);
    const { etag, headers } = cacheable(declaration, text);
    const policy = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" };
    return {
      status: 200,
      content: { type: "text/html; charset=utf-8", data: text },
      etag,
      headers: { ...headers, ...policy },
    };
  },
  getDeclarationMarkdown: async (call) => {
    const declaration = await declarationFor(call);
    const text = declarationMarkdown(declaration);
    return {
      status: 200,
      content: { type: "text/markdown; charset=utf-8", data: text },
      ...cacheable(declaration, text),
    };
  },
} satisfies Routes;

/**
 * @throws {Problem} not-found for a site that does not exist, and while production is empty: the public learns no more
 */
async function declarationFor({ tx, path, query }: DeclarationCall): Promise<Schemas["Declaration"]> {
  const version = await versionInStage(tx, idIn(path), "production");
  if (version === null) throw notFound("site", path.id);
  return declarationOf(version, query.lang ?? null);
}

/** ETag of the bytes (contract 4.5) and the headers of contract 2.9. */
function cacheable(declaration: Schemas["Declaration"], text: string) {
  return {
    etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
    headers: { "Content-Language": declaration.language, "Cache-Control": "public, max-age=300" },
  };
}
