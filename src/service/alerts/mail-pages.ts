import { html } from "hono/html";
import { keyedDigest } from "../audit/audited-values";
import { recordAct } from "../audit/record-act";
import { consoleStyles } from "../http/console-files";
import type { ContentRoute, ContentService } from "../http/handler";
import { htmlPage } from "../http/html-page";
import { Problem } from "../http/problem";
import {
  confirmAddress,
  unconfirmAddress,
  unconfirmedAddress,
  type WorkspaceAddress,
} from "../store/address-confirmations";
import type { Transaction } from "../store/database";
import { hashOfCode } from "../users/one-time-code";
import { CONFIRMATION_PATH, UNSUBSCRIBE_PATH, unsubscribed } from "./mail-links";

/**
 * The two pages that mails link to (contract 2.11). Opening one changes nothing, since mail programs open links on
 * their own; its button sends a POST, which does.
 */
export const mailPages: readonly ContentRoute[] = [
  {
    path: CONFIRMATION_PATH,
    serve: async (request, _parameters, service) => {
      const row = await unconfirmedAddress(service.store.db, hashIn(request), service.runtime.now());
      if (row === undefined) throw noLink();
      return textPage(
        service,
        "Confirm this address",
        `Alerts of the consent service will be sent to ${row.address}.`,
        "Confirm",
      );
    },
  },
  {
    method: "POST",
    path: CONFIRMATION_PATH,
    serve: async (request, _parameters, service, address) => {
      const isConfirmed = await changed(service, { act: "confirm address", address }, (tx, now) =>
        confirmAddress(tx, hashIn(request), now),
      );
      if (!isConfirmed) throw noLink();
      return textPage(service, "Confirmed", "Alerts will be sent to this address. Each alert has a link to stop them.");
    },
  },
  {
    path: UNSUBSCRIBE_PATH,
    serve: async (request, _parameters, service) => {
      const of = unsubscribed(parameter(request, "of"), service.keys);
      if (of === null) throw noLink();
      return textPage(
        service,
        "Stop alerts",
        `Alerts of this channel will no longer be sent to ${of.address}.`,
        "Stop",
      );
    },
  },
  {
    method: "POST",
    path: UNSUBSCRIBE_PATH,
    serve: async (request, _parameters, service, address) => {
      const of = unsubscribed(parameter(request, "of"), service.keys);
      if (of === null) throw noLink();
      await changed(service, { act: "stop alerts", address }, (tx, now) => unconfirmAddress(tx, of, now));
      return textPage(service, "Stopped", "Alerts of this channel will no longer be sent to this address.");
    },
  },
];

/** Changes an address of a channel, and writes the row of the audit log. @returns false if nothing changed */
function changed(
  { store, runtime, keys }: ContentService,
  { act, address }: { readonly act: string; readonly address: string | null },
  change: (tx: Transaction, now: Date) => Promise<WorkspaceAddress | undefined>,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const at = runtime.now();
    const of = await change(tx, at);
    if (of === undefined) return false;
    await recordAct(tx, runtime, {
      act,
      actor: { type: "anonymous", id: null },
      address,
      workspaceId: of.workspace_id,
      at,
      object: { type: "alert_channel", id: of.channel_id },
      after: { address: keyedDigest(of.address, keys) },
    });
    return true;
  });
}

function hashIn(request: Request): string {
  return hashOfCode(parameter(request, "code"));
}

function parameter(request: Request, name: string): string {
  return new URL(request.url).searchParams.get(name) ?? "";
}

/** The same for a link that was never made, was used, or is too old. */
function noLink(): Problem {
  const detail = "This link was already used, is older than 7 days, or was not copied completely.";
  return new Problem("not-found", { detail, resource: "link", id: null });
}

/** @param button its label; the form goes to the page's own address */
function textPage({ settings }: ContentService, title: string, text: string, button?: string): Promise<Response> {
  const form =
    button === undefined ? "" : html`<form method="post"><button class="main-action">${button}</button></form>`;
  return htmlPage(title, html`<h1>${title}</h1><p>${text}</p>${form}`, { styles: consoleStyles(settings) });
}
