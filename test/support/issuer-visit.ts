import { sessionCookieOf } from "./session-cookie-of";
import type { SsoLaboratory } from "./sso-laboratory";

/** A person at the issuer, who is about to be sent back to the service. */
export interface IssuerVisit {
  /** Path and query of the way back. */
  readonly callback: string;
  /** The cookie of the browser at the service. */
  readonly cookie: string;
}

/** Goes to the issuer and signs in there as a browser does, without one, up to the way back. */
export async function visitIssuer(
  { under, origin }: Pick<SsoLaboratory, "under" | "origin">,
  subject: string,
  path = "/sign-in/sso",
  headers: Readonly<Record<string, string>> = {},
): Promise<IssuerVisit> {
  const begun = await under.service.fetch(new Request(origin + path, { headers }));
  if (begun.status !== 303) throw new Error(`${begun.status}: ${await begun.text()}`);
  const jar = new Map<string, string>();
  let url = begun.headers.get("location") ?? "";
  let body: string | null = null;
  for (let steps = 0; steps < 12; steps += 1) {
    if (url.startsWith(origin)) return { callback: url.slice(origin.length), cookie: sessionCookieOf(begun) };
    const answer: Response = await fetch(url, {
      redirect: "manual",
      method: body === null ? "GET" : "POST",
      body,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body === null ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      },
    });
    for (const header of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = header.split(";")[0]?.split(/=(.*)/s) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    body = location === null ? new URLSearchParams({ sub: subject }).toString() : null;
    if (location !== null) url = new URL(location, url).href;
  }
  throw new Error(`The issuer leads nowhere, at last to ${url}.`);
}

/** The service's answer to the way back. */
export function comeBack(
  { under, origin }: Pick<SsoLaboratory, "under" | "origin">,
  { callback, cookie }: IssuerVisit,
): Promise<Response> {
  return under.service.fetch(new Request(origin + callback, { headers: { cookie, accept: "text/html" } }));
}

/** Signs a person in. @returns the cookie of the session */
export async function signedInThrough(laboratory: SsoLaboratory, subject: string, path?: string): Promise<string> {
  const answer = await comeBack(laboratory, await visitIssuer(laboratory, subject, path));
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return sessionCookieOf(answer);
}
