import type { ComponentType } from "preact";
import { matched } from "./navigation";
import { Account } from "./pages/account";
import { Analytics } from "./pages/analytics";
import { AuditLog } from "./pages/audit-log";
import { Banner } from "./pages/banner";
import { Billing } from "./pages/billing";
import { Changes } from "./pages/changes";
import { Consents } from "./pages/consents";
import { DeclarationPage } from "./pages/declaration";
import { Exports } from "./pages/exports";
import { Inbox } from "./pages/inbox";
import { Issues } from "./pages/issues";
import { NewSite } from "./pages/new-site";
import { ScanPage } from "./pages/scan";
import { Scans } from "./pages/scans";
import { Services } from "./pages/services";
import { SiteOverview } from "./pages/site-overview";
import { Sites } from "./pages/sites";
import { Tokens } from "./pages/tokens";
import { VersionPage } from "./pages/version";
import { Versions } from "./pages/versions";
import { Webhook } from "./pages/webhook";
import { Webhooks } from "./pages/webhooks";

/** Properties of a page: the parameters of its path. */
export interface PageParameters {
  readonly id: string;
  readonly number: string;
  readonly scan: string;
}

/** Pages by the patterns of their paths. */
const pages: readonly (readonly [pattern: string, page: ComponentType<PageParameters>])[] = [
  ["/", Sites],
  ["/sites", Sites],
  ["/sites/new", NewSite],
  ["/sites/:id", SiteOverview],
  ["/sites/:id/banner", Banner],
  ["/sites/:id/changes", Changes],
  ["/sites/:id/versions", Versions],
  ["/sites/:id/versions/:number", VersionPage],
  ["/sites/:id/scans", Scans],
  ["/sites/:id/scans/:scan", ScanPage],
  ["/sites/:id/services", Services],
  ["/sites/:id/issues", Issues],
  ["/sites/:id/declaration", DeclarationPage],
  ["/sites/:id/consents", Consents],
  ["/sites/:id/analytics", Analytics],
  ["/sites/:id/exports", Exports],
  ["/inbox", Inbox],
  ["/developers", Tokens],
  ["/developers/webhooks", Webhooks],
  ["/developers/webhooks/:id", Webhook],
  ["/billing", Billing],
  ["/audit", AuditLog],
  ["/account", Account],
];

/** The page of a path with its parameters, or null where there is none. */
export function pageAt(path: string): { Content: ComponentType<PageParameters>; parameters: PageParameters } | null {
  for (const [pattern, Content] of pages) {
    const parameters = matched(pattern, path);
    if (parameters !== null) return { Content, parameters: { id: "", number: "", scan: "", ...parameters } };
  }
  return null;
}
