import type { Schemas } from "@consentform/consent/contract";
import { html } from "hono/html";
import { recordAct } from "../audit/record-act";
import { userOf } from "../http/caller";
import { consoleStyles } from "../http/console-files";
import type { Call, ContentRoute, Reply } from "../http/handler";
import { htmlPage } from "../http/html-page";
import { Problem, validationFailed } from "../http/problem";
import { ownOrigins } from "../http/same-origin";
import { MINUTE_MS } from "../runtime/durations";
import { requestTime } from "../store/request-time";
import { consumePortalCode, hasPortalCode, insertPortalCode } from "../store/users";
import { hashOfCode, newCode } from "../users/one-time-code";
import { subscriptionOf } from "./subscription";

const LINK_MS = 10 * MINUTE_MS;

/** Makes a link that opens the billing portal once, within ten minutes. */
export async function createPortalSession(
  call: Call<"createBillingPortalSession">,
): Promise<Reply<"createBillingPortalSession">> {
  const { tx, runtime, settings, now } = call;
  const { return_url } = call.body;
  if (!URL.canParse(return_url) || !ownOrigins(settings, call.request.url.href).has(new URL(return_url).origin)) {
    throw validationFailed([
      { pointer: "/return_url", code: "foreign-origin", detail: `must be an address of ${settings.origin}` },
    ]);
  }
  const code = newCode(runtime);
  const expires_at = new Date(now.getTime() + LINK_MS);
  await insertPortalCode(tx, {
    code_hash: hashOfCode(code),
    user_id: userOf(call.caller).userId,
    return_url,
    expires_at,
  });
  const url = `${settings.origin}/billing/portal?code=${code}`;
  return { status: 201, body: { url, expires_at: expires_at.toISOString() } };
}

/**
 * `GET /billing/portal`: what a portal link opens, once. A self-hosted service has nothing to pay, so it shows the plan
 * and its use.
 */
export const portalPage: ContentRoute = {
  path: "/billing/portal",
  serve: async (request, _parameters, { store, runtime, settings }, address) => {
    const code = hashOfCode(new URL(request.url).searchParams.get("code") ?? "");
    const styles = consoleStyles(settings);
    // Programs that look at links, such as those of chats and mail filters, ask for the head alone.
    if (request.method === "HEAD") {
      if (!(await hasPortalCode(store.db, code, runtime.now()))) throw noLink();
      return htmlPage("Billing", html``, { styles });
    }
    const opened = await store.transaction(async (tx) => {
      const now = await requestTime(tx, runtime);
      const taken = await consumePortalCode(tx, code, now);
      if (taken === null) return null;
      const { user_id: id, workspace_id: workspaceId, return_url } = taken;
      const actor = { type: "user", id } as const;
      await recordAct(tx, runtime, { act: "open billing portal", actor, address, workspaceId, at: now });
      return { return_url, subscription: await subscriptionOf(tx, workspaceId, now) };
    });
    if (opened === null) throw noLink();
    return htmlPage("Billing", portalHtml(opened.subscription, opened.return_url), { styles });
  },
};

function noLink(): Problem {
  const detail = "This link was used or is older than ten minutes. Make a new one.";
  return new Problem("not-found", { detail, resource: "portal_session", id: null });
}

function portalHtml({ plan, period, usage }: Schemas["Subscription"], returnUrl: string) {
  return html`<h1>Billing</h1>
<p>Plan ${plan}, ${period.from.slice(0, 10)} to ${period.to.slice(0, 10)}.</p>
<table>
<caption>Use of the plan</caption>
<thead><tr><th scope="col">Resource</th><th scope="col">Used</th><th scope="col">Limit</th></tr></thead>
<tbody>${usage.map(
    ({ resource, used, limit }) =>
      html`<tr><th scope="row">${resource.replaceAll("_", " ")}</th><td>${used}</td><td>${limit ?? "none"}</td></tr>`,
  )}</tbody>
</table>
<p><a href="${returnUrl}">Back</a></p>`;
}
