import type { ConfirmedRecord, ConsentReport, FrameworkStrings } from "../page-api";
import type { LoaderBridge } from "./bridge";
import { toJson } from "./to-json";

/** report.js: sends a choice to the service. */

/** A choice as it waits for its answer. */
type Queued = Omit<ConsentReport, "external"> & { readonly key: readonly number[] };

/** The target of a choice, and the part of it that is not stored. */
export interface Sending {
  /** Name of the item of local storage. */
  readonly queue: string;
  /** Address of the loader's folder. */
  readonly base: string;
  /** Address of the banner script, whose folder names the runtime. */
  readonly script: URL;
  /** The page's own id of the visitor; null for none. */
  readonly external: string | null;
}

/**
 * The answer to a choice: its record, `refused` if the service found it invalid, or null if it did not answer, or
 * records nothing from this host.
 */
export type SentAnswer = ConfirmedRecord | "refused" | null;

/**
 * Sends a queued choice; only an answer takes it from the queue. The queue keeps the body that is sent first, so that a
 * page with another runtime sends the same body under the same id. The service refuses any other. The page's own id of
 * the visitor is added only when the choice is sent, so the browser does not store it.
 *
 * @param text a choice, or the body that an earlier page made of it
 * @param strings makes the strings of frameworks
 */
export type SendReport = typeof sendReport;

const layers = { banner: "first", preferences: "preferences", opt_out_link: "opt_out", gpc: null, api: null };
/** A body begins with its id, and an id with its time. */
const ID_START = '{"id":"';
const TIME_DIGITS = 10;
const idLength = ID_START.length + 26;
const NO_EXTERNAL = '"external_id":null';
const DAY_MS = 86_400_000;
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export async function sendReport(
  text: string,
  { queue, base, script, external }: Sending,
  strings?: LoaderBridge["strings"],
): Promise<SentAnswer> {
  const queued = JSON.parse(text) as Queued | { readonly key?: undefined };
  const body =
    queued.key === undefined
      ? text
      : keepBody(queue, text, toJson({ ...choiceOf(queued, script), ...(await stringsOf(queued, strings)) }));
  const response = await post(base, body, external);
  const dated = await datedByService(body, response);
  if (dated === null) return settle(queue, body, response);
  replaceQueued(queue, body, dated);
  return settle(queue, dated, await post(base, dated, external));
}

/** The strings of frameworks; none if a framework fails, because the choice is recorded all the same. */
async function stringsOf({ decisions }: Queued, strings: LoaderBridge["strings"]): Promise<FrameworkStrings> {
  if (!strings) return {};
  return new Promise<FrameworkStrings>((resolve) => strings(decisions, resolve)).catch(() => ({}));
}

function post(base: string, stored: string, external: string | null): Promise<Response> {
  const body = external === null ? stored : stored.replace(NO_EXTERNAL, () => `"external_id":${toJson(external)}`);
  return fetch(new URL("consents", base), {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    // Needs no preflight.
    headers: { "Content-Type": "text/plain" },
    body,
  });
}

async function settle(queue: string, body: string, response: Response): Promise<SentAnswer> {
  const { status, ok } = response;
  // A page of a network that wants a sign-in is not a response of the service.
  const record = ok ? ((await response.json()) as ConfirmedRecord) : null;
  const isOver = status >= 400 && status < 500 && status !== 429;
  if (typeof record?.id === "string" || isOver) leaveQueue(queue, body);
  // An id that is taken (409) has a record, and a host that is not attached (403) has none by intention.
  return status === 422 ? "refused" : record;
}

/**
 * The body under an id of the service's time if the service refused its id and the clock is off; else null, for example
 * for a choice that waited for months and may have been recorded. The day is exact enough, and two tabs make one id of
 * it.
 */
async function datedByService(body: string, response: Response): Promise<string | null> {
  const now = Date.parse(response.headers.get("date") ?? "");
  const isClockOff = Math.abs(now - Date.now()) > DAY_MS;
  if (response.status !== 422 || !isClockOff || !(await response.text()).includes('"/id"')) return null;
  return ID_START + timeDigits(now - (now % DAY_MS)) + body.slice(ID_START.length + TIME_DIGITS);
}

/**
 * Puts the body in the queue before it is sent, unless a newer choice is there. Another tab may have done so first:
 * then its body is the one to send.
 */
function keepBody(queue: string, text: string, body: string): string {
  try {
    const stored = localStorage.getItem(queue);
    if (stored === text) localStorage.setItem(queue, body);
    else if (stored?.slice(0, idLength) === body.slice(0, idLength)) return stored;
  } catch {
    // Denied storage: it is sent by this page alone.
  }
  return body;
}

/** Another tab may have replaced it, or a newer choice. */
function replaceQueued(queue: string, body: string, by: string): void {
  try {
    if (localStorage.getItem(queue) === body) localStorage.setItem(queue, by);
  } catch {
    // Denied storage: nothing is queued.
  }
}

/** A newer choice may have taken the place of this one. */
function leaveQueue(queue: string, body: string): void {
  try {
    if (localStorage.getItem(queue) === body) localStorage.removeItem(queue);
  } catch {
    // Denied storage: nothing is queued.
  }
}

function choiceOf(report: Queued, script: URL) {
  const { event, method, decisions, services, servicesOff, language, gpc } = report;
  const isOn = (key: string) => decisions[services[key] ?? ""] === "granted" && !servicesOff.includes(key);
  return {
    id: ulid(report.givenAt, report.key),
    given_at: new Date(report.givenAt).toISOString(),
    event,
    method,
    layer: layers[method],
    decisions,
    language,
    gpc,
    services:
      servicesOff.length === 0
        ? null
        : Object.fromEntries(Object.keys(services).map((key) => [key, isOn(key) ? "granted" : "denied"])),
    version_number: report.number,
    rule_id: report.rule,
    place_token: report.placeToken,
    subject_id: report.subject,
    external_id: null,
    // A choice that a banner of an earlier release queued has `external`. That banner ends no grant by its id.
    ...(event === "given" && !("external" in report) ? { subject_kept: true } : {}),
    runtime_digest: script.pathname.split("/").at(-2) ?? null,
  };
}

/** 10 digits of time and 16 random ones. */
function ulid(at: number, key: readonly number[]): string {
  return [timeDigits(at), ...key.map((byte) => DIGITS[byte % 32])].join("");
}

function timeDigits(at: number): string {
  // Without `Array.from`, which Prototype.js and MooTools replace.
  let digits = "";
  for (let index = 0; index < TIME_DIGITS; index++) digits += DIGITS[Math.floor(at / 32 ** (9 - index)) % 32];
  return digits;
}
