// Generated from schema/ by `npm run generate`. Do not edit.
import type { components } from "./types";

/** A kind of event (contract 4.7). */
export type EventKind = components["schemas"]["EventKind"];

/** Groups of kinds: which scope the maker of a receiver needs goes by them. */
export type EventGroup =
  | "alert"
  | "config"
  | "domain"
  | "export"
  | "install_check"
  | "issue"
  | "scan"
  | "service"
  | "site"
  | "template"
  | "token"
  | "version"
  | "webhook";

/** Group and kind of object of every event. */
export const events: Readonly<Record<EventKind, { readonly group: EventGroup; readonly object: string }>> = {
  "site.created": {"group":"site","object":"site"},
  "site.updated": {"group":"site","object":"site"},
  "site.deleted": {"group":"site","object":"site"},
  "domain.verified": {"group":"domain","object":"domain"},
  "domain.failed": {"group":"domain","object":"domain"},
  "domain.recheck_failing": {"group":"domain","object":"domain"},
  "config.draft_updated": {"group":"config","object":"draft"},
  "version.published": {"group":"version","object":"version"},
  "version.promoted": {"group":"version","object":"version"},
  "version.rolled_back": {"group":"version","object":"version"},
  "version.promotion_blocked": {"group":"version","object":"version"},
  "scan.completed": {"group":"scan","object":"scan"},
  "scan.failed": {"group":"scan","object":"scan"},
  "scan.changed": {"group":"scan","object":"scan"},
  "service.discovered": {"group":"service","object":"service"},
  "service.updated": {"group":"service","object":"service"},
  "issue.opened": {"group":"issue","object":"issue"},
  "issue.resolved": {"group":"issue","object":"issue"},
  "issue.suppressed": {"group":"issue","object":"issue"},
  "issue.suppression_expired": {"group":"issue","object":"issue"},
  "install_check.failed": {"group":"install_check","object":"install_check"},
  "export.completed": {"group":"export","object":"export"},
  "template.updated": {"group":"template","object":"template"},
  "alert.raised": {"group":"alert","object":"alert"},
  "token.created": {"group":"token","object":"token"},
  "token.revoked": {"group":"token","object":"token"},
  "token.expiring": {"group":"token","object":"token"},
  "webhook.test": {"group":"webhook","object":"webhook"},
};
