/** A route whose method, path and purpose never change. */
export interface PromisedRoute {
  method: string;
  path: string;
  /** Its purpose. */
  purpose: string;
  /** The phrase that the operation's description must contain for the purpose to be the same. */
  says: RegExp;
}

/** The routes that clients were first written against. */
export const promisedRoutes: PromisedRoute[] = [
  { method: "GET", path: "/sites", purpose: "List sites.", says: /list sites/i },
  {
    method: "PATCH",
    path: "/sites/{id}",
    purpose: "Update a site. Updatable: name, retention, settings.",
    says: /update a site.*`name`, `retention` and `settings`/is,
  },
  { method: "GET", path: "/sites/{id}/config/draft", purpose: "Read the draft.", says: /read the draft/i },
  { method: "PUT", path: "/sites/{id}/config/draft", purpose: "Write the draft.", says: /write the draft/i },
  {
    method: "POST",
    path: "/sites/{id}/config/validate",
    purpose: "Validate the draft on the server.",
    says: /validate.*stored draft/is,
  },
  { method: "POST", path: "/sites/{id}/versions", purpose: "Publish.", says: /publish/i },
  { method: "GET", path: "/scans/{id}/findings", purpose: "Findings of a scan.", says: /findings of a scan/i },
  {
    method: "GET",
    path: "/sites/{id}/scan-schedule",
    purpose: "Read the scan schedule.",
    says: /read the scan schedule/i,
  },
  {
    method: "PATCH",
    path: "/sites/{id}/scan-schedule",
    purpose: "Update the scan schedule.",
    says: /update the scan schedule/i,
  },
  { method: "GET", path: "/sites/{id}/install-checks", purpose: "List install checks.", says: /list install checks/i },
  {
    method: "POST",
    path: "/sites/{id}/install-checks",
    purpose: "Create an install check.",
    says: /install.*checks how the banner is installed/is,
  },
  {
    method: "POST",
    path: "/issues/{id}/suppress",
    purpose: "Suppress a compliance issue.",
    says: /suppress (a compliance |an )?issue/i,
  },
  { method: "GET", path: "/me", purpose: "Describes the calling token.", says: /describe the calling token/i },
  {
    method: "GET",
    path: "/r",
    purpose: "Resolves a visitor's country to a regime. Used by the runtime.",
    says: /country to a regime.*visitor.*runtime/is,
  },
  { method: "GET", path: "/openapi.json", purpose: "The OpenAPI 3.1 document.", says: /OpenAPI 3\.1 document/ },
];
