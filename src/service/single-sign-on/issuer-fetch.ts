import type { CustomFetch } from "openid-client" with { "resolution-mode": "import" };
import type { Runtime } from "../runtime/runtime";

/** The way of openid-client to the issuer, under the rules of egress. */
export function issuerFetch({ egress }: Pick<Runtime, "egress">): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const answer = await egress.send({
      purpose: "sign-in",
      url: new URL(url),
      method: method === "POST" ? "POST" : "GET",
      headers,
      ...(body == null ? {} : { body: String(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const sent = Object.entries(answer.headers).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value ?? ""]).map((each): [string, string] => [name, each]),
    );
    // A response without content must not have a body, not even an empty one.
    const content = [204, 205, 304].includes(answer.status) ? null : new Uint8Array(answer.body);
    return new Response(content, { status: answer.status, headers: sent });
  };
}
