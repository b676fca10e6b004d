import { randomBytes } from "node:crypto";
import type { RequestRecord } from "../index";
import { ulid } from "../runtime";
import type { StartStep } from "./thread-messages";

/** An answer, with what the log says of it; null for requests that are not checks of health. */
interface StartingAnswer {
  readonly response: Response;
  readonly record: RequestRecord | null;
}

const reasons: Readonly<Record<StartStep, string>> = {
  opening: "the database is being opened",
  migrating: "migrations are being applied",
  completing: "the start is being completed",
};

/** The answer of a process whose service does not answer yet: it is alive, and not ready. */
export function answerWhileStarting({ url, method }: Request, step: StartStep): StartingAnswer {
  const headers = { "Retry-After": "1" };
  const path = method === "GET" || method === "HEAD" ? new URL(url).pathname : "";
  if (path === "/healthz") return probed(new Response("ok\n"));
  if (path === "/readyz") return probed(new Response(`not ready: ${reasons[step]}\n`, { status: 503, headers }));
  return { response: new Response(null, { status: 503, headers }), record: null };
}

function probed(response: Response): StartingAnswer {
  const requestId = `req_${ulid(new Date(), randomBytes(10))}`;
  return { response, record: { requestId, operation: "probe", tokenId: null, userId: null } };
}
