import { timingSafeEqual } from "node:crypto";
import { html } from "hono/html";
import { systemActor } from "../audit/audit-act";
import { recordAct } from "../audit/record-act";
import { recordSignIn } from "../audit/record-sign-in";
import { consoleStyles } from "../http/console-files";
import type { ContentRoute, ContentService } from "../http/handler";
import { htmlPage } from "../http/html-page";
import { Problem } from "../http/problem";
import { readForm } from "../http/read-form";
import { checkSameOrigin } from "../http/same-origin";
import { CHALLENGE } from "../http/unauthenticated";
import { MINUTE_MS, SECOND_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import type { Row, Store, Transaction } from "../store/database";
import { requestTime } from "../store/request-time";
import { consumeSignInCode, ensureUser, insertSignInCode } from "../store/users";
import { ensureWorkspace, lockWorkspace } from "../store/workspaces";
import { hashesOfSignIn, hashOfSignIn, newCode } from "./one-time-code";
import { cookieHeader, cookieOf, isWayOpen, sessionHashes, startSession } from "./session";
import { withAuditedFailure } from "./with-audited-failure";

/** The lifetime of a sign-in link. */
export const SIGN_IN_LINK_MS = 10 * MINUTE_MS;

/** Longest form that is read, in bytes: two codes and their names. */
const MAX_FORM_BYTES = 1024;

/**
 * Makes a link that signs in the user of a workspace once, within ten minutes.
 * @param workspace name; created unless there is one
 * @param name of the user; created unless there is one. Null is the user of `consentform dev`
 */
export async function createSignInLink(
  parts: LinkParts,
  workspace: string,
  name: string | null = null,
): Promise<string> {
  const { store, runtime } = parts;
  const made = await store.transaction(async (tx) => {
    const link = await makeSignInLink(tx, parts, workspace, name);
    const { id, workspace_id: workspaceId, role } = link.user;
    const object = { type: "user", id };
    const act = { act: "users link", actor: systemActor, workspaceId, object, after: { name, role } };
    await recordAct(tx, runtime, { ...act, at: runtime.now() });
    return link;
  });
  return made.link;
}

interface LinkParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: Pick<ServiceSettings, "origin">;
}

interface MadeLink {
  readonly link: string;
  readonly isNewWorkspace: boolean;
  readonly isNewUser: boolean;
  readonly user: Row<"users">;
}

/** The same, with its user, and whether it created the workspace or the user, which a misspelled name does. */
export async function makeSignInLink(
  tx: Transaction,
  { runtime, settings }: Omit<LinkParts, "store">,
  workspace: string,
  name: string | null,
): Promise<MadeLink> {
  const now = runtime.now();
  const newId = runtime.newId("wks");
  const { id } = await ensureWorkspace(tx, { id: newId, name: workspace, created_at: now });
  // Two links for one new user do not make two users.
  await lockWorkspace(tx, id);
  const newUserId = runtime.newId("usr");
  const user = await ensureUser(tx, { id: newUserId, workspace_id: id, name, created_at: now });
  const code = newCode(runtime);
  const expires_at = new Date(now.getTime() + SIGN_IN_LINK_MS);
  await insertSignInCode(tx, { code_hash: hashOfSignIn(code), user_id: user.id, expires_at });
  const link = `${settings.origin}/sign-in?code=${code}`;
  return { link, isNewWorkspace: id === newId, isNewUser: user.id === newUserId, user };
}

/** The page of a sign-in link. It uses nothing up, so that programs that look at links do no harm; its button does. */
export const signInPage: ContentRoute = {
  path: "/sign-in",
  serve: async (request, _parameters, service) => {
    checkLinks(service.settings);
    const code = new URL(request.url).searchParams.get("code") ?? "";
    if (code === "") throw refused("This address has no code, so the link is incomplete.");
    const binding = newCode(service.runtime);
    const content = html`<h1>Sign in</h1>
<p>The link that you opened signs in this browser once. The session lasts 12 hours.</p>
<form method="post" action="/sign-in">
<input type="hidden" name="code" value="${code}">
<input type="hidden" name="proof" value="${proofOf(service, binding, code)}">
<button class="main-action">Sign in to consentform</button>
</form>`;
    return htmlPage("Sign in", content, {
      cookies: [cookieHeader(service.settings, "pre-sign-in", binding, SIGN_IN_LINK_MS / SECOND_MS)],
      styles: consoleStyles(service.settings),
    });
  },
};

/** Uses a sign-in link up and begins a session, in the browser that opened the link's page and in no other. */
export const signIn: ContentRoute = {
  method: "POST",
  path: "/sign-in",
  serve: async (request, _parameters, service, address) => {
    const cookie = await withAuditedFailure(service, { method: "link", address }, () =>
      service.limits.counted(address, "sign-in", () => signedIn(request, service, address)),
    );
    return redirectHome([cookie, cookieHeader(service.settings, "pre-sign-in", "", 0)]);
  },
};

/** The Set-Cookie header of the session that a form begins. @throws {Problem} unauthenticated */
async function signedIn(request: Request, service: ContentService, address: string | null): Promise<string> {
  const { store, runtime, settings } = service;
  checkSameOrigin(settings, request);
  checkLinks(settings);
  const form = await readForm(request, MAX_FORM_BYTES);
  const code = form.get("code") ?? "";
  const binding = cookieOf(settings, "pre-sign-in", request);
  if (binding === null || !isEqual(form.get("proof") ?? "", proofOf(service, binding, code))) throw notSignedIn();
  return store.transaction(async (tx) => {
    const now = await requestTime(tx, runtime);
    const userId = await consumeSignInCode(tx, hashesOfSignIn(code), now);
    if (userId === null) throw notSignedIn();
    const formerHashes = sessionHashes(settings, request);
    await recordSignIn(tx, runtime, { userId, address, method: "link", at: now });
    return (await startSession(tx, runtime, settings, { userId, formerHashes, now })).cookie;
  });
}

/** The way to the console. The address is fixed: nothing in a request can lead anywhere else. */
function redirectHome(cookies: readonly string[]): Response {
  const headers = new Headers({ Location: "/", "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** Ties a form to the browser that was given the cookie: who has only one of the two cannot make the other fit. */
function proofOf({ keys }: ContentService, binding: string, code: string): string {
  return keys.mac("sign-in", `${binding}\n${code}`).toString("base64url");
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** @throws {Problem} unauthenticated if links are switched off */
function checkLinks(settings: ServiceSettings): void {
  if (!isWayOpen(settings, null)) throw refused("Sign-in links are switched off.", "Use single sign-on.");
}

function notSignedIn(): Problem {
  return refused("This sign-in link was used, is older than ten minutes, or was opened in another browser.");
}

const NEW_LINK = "Create a new link with consentform users link, or press Enter in the terminal of consentform demo.";

function refused(finding: string, remedy = NEW_LINK): Problem {
  return new Problem("unauthenticated", { detail: `${finding} ${remedy}` }, { "WWW-Authenticate": CHALLENGE });
}
