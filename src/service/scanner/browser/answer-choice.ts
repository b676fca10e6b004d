/** A page that a scan visits may send a choice: any host may serve the banner, under any path. */
const intakePath = /\/s\/[^/]+\/(?:preview|production)\/consents$/;

/** The response of the service to a choice; the record does not exist. */
export const choiceAnswer = {
  status: 201,
  contentType: "application/json",
  headers: { "access-control-allow-origin": "*", "cache-control": "no-store" },
  body: JSON.stringify({
    id: `con_${"0".repeat(26)}`,
    time: "1970-01-01T00:00:00.000Z",
    hash: `sha256:${"0".repeat(64)}`,
  }),
};

/** Reports whether a request sends a choice to the service. A scan answers it itself, so that nothing is recorded. */
export function isChoice(method: string, address: string): boolean {
  return method === "POST" && intakePath.test(pathOf(address));
}

/** The path as a server reads it. */
function pathOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname);
  } catch {
    return "";
  }
}
