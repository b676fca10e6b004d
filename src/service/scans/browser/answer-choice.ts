import type { HTTPRequest } from "puppeteer-core";

/** A page that a scan visits may send a choice: any host may serve the banner, under any path. */
const INTAKE = /\/s\/[^/]+\/(?:preview|production)\/consents$/;

/** The response of the service to a choice; the record does not exist. */
const response = {
  status: 201,
  contentType: "application/json",
  headers: { "access-control-allow-origin": "*", "cache-control": "no-store" },
  body: JSON.stringify({
    id: `con_${"0".repeat(26)}`,
    time: "1970-01-01T00:00:00.000Z",
    hash: `sha256:${"0".repeat(64)}`,
  }),
};

/**
 * Answers the request that sends a choice to the service, so that a scan never records a consent.
 *
 * @returns whether the request is one; any other is left alone
 */
export function answerChoice(request: HTTPRequest): boolean {
  if (request.method() !== "POST" || !INTAKE.test(pathOf(request.url()))) return false;
  void request.respond(response).catch(() => undefined);
  return true;
}

/** The path as a server reads it. */
function pathOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname);
  } catch {
    return "";
  }
}
