import { createSignInLink, type Service } from "@consentform/service";
import type { Role } from "../../src/consent/contract";
import { manageUsers } from "../../src/service/operator/manage-users";
import { sessionCookieOf } from "./session-cookie-of";

/** Signs a user of a workspace in, by link and form as a browser does. @returns the value of the header Cookie */
export async function signedInCookie(service: Service, workspace: string, name?: string, role?: Role): Promise<string> {
  const link = await (name === undefined || role === undefined
    ? createSignInLink(service, workspace, name)
    : linkOf(service, workspace, name, role));
  const page = await service.fetch(new Request(link));
  const fields = [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(fields.map(([, name = "", value = ""]): [string, string] => [name, value]));
  const url = new URL(link);
  const signedIn = await service.fetch(
    new Request(new URL("/sign-in", url), {
      method: "POST",
      body: form.toString(),
      headers: {
        cookie: sessionCookieOf(page),
        origin: url.origin,
        "content-type": "application/x-www-form-urlencoded",
      },
    }),
  );
  if (signedIn.status !== 303) throw new Error(`Signing in was answered ${signedIn.status}.`);
  return sessionCookieOf(signedIn);
}

/** Gives a user a role. @returns a sign-in link of the user */
export async function linkOf(service: Service, workspace: string, name: string, role: Role): Promise<string> {
  const answer = await manageUsers(service, { kind: "link", workspace, name, role, origin: null });
  if (answer.kind !== "link") throw new Error(`The answer is about ${answer.kind}.`);
  return answer.link;
}
