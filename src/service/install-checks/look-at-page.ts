import { setTimeout } from "node:timers/promises";
import type { Schemas } from "@consentform/consent/contract";
import { domainFailureDetails } from "../domains/domain-check";
import { type FetchedPage, fetchPage, PageError, type PageFailureCode } from "../egress/fetch-page";
import { pageAddress } from "../pages/page-address";
import { type PageMarkup, readMarkup } from "../pages/page-markup";
import type { Runtime } from "../runtime/runtime";
import { firstLoader } from "./check-page";

/** The observations at the address of an install check. */
export interface PageLook {
  /** null if the page did not answer. */
  readonly fetchedUrl: string | null;
  readonly httpStatus: number | null;
  /** null if there is no page to check. */
  readonly markup: PageMarkup | null;
  /**
   * Number in the bundle beside a banner script that is not served by us, such as a copy behind the site's proxy; null
   * if unknown. undefined: the service serves the script, so it loads the stage's version.
   */
  readonly foreignNumber: number | null | undefined;
  readonly failure: Schemas["InstallCheckFailure"] | null;
}

/** The parameters of a look, beside the environment. */
export interface LookOptions {
  /** Addresses of the page: the next is tried where nothing listens at the one before. */
  readonly urls: readonly URL[];
  readonly isHostAllowed: (host: string) => boolean;
  /** The address from which the service serves banner scripts. */
  readonly assetUrl: string;
}

/** Contract 2.6: one page, at most 15 s. */
const TIMEOUT_MS = 15_000;

const failureCodes: Readonly<Record<PageFailureCode, Schemas["InstallCheckFailure"]["code"]>> = {
  "url-not-allowed": "address-refused",
  "address-refused": "address-refused",
  "host-not-verified": "address-refused",
  nxdomain: "nxdomain",
  "dns-error": "dns-error",
  timeout: "timeout",
  unreachable: "timeout",
  tls: "tls",
  protocol: "http-status",
  "too-many-redirects": "http-status",
  "too-large": "http-status",
};

/** Pauses before a page that did not answer is asked again: one lost connection does not prove that a site is down. */
const pausesMs: readonly number[] = [500, 1500];
const passingFailures: readonly PageFailureCode[] = ["unreachable", "protocol", "dns-error", "timeout"];
const passingStatuses: readonly number[] = [502, 503, 504];

/** Fetches the page of an install check, again after a failure that may pass. No transaction may be open. */
export async function lookAtPage(runtime: Pick<Runtime, "egress">, options: LookOptions): Promise<PageLook> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (const pauseMs of pausesMs) {
    const { look, mayPass } = await lookOnce(runtime, options, signal);
    if (!mayPass || signal.aborted) return look;
    // Past the deadline there is only what was seen.
    if (await setTimeout(pauseMs, false, { signal }).catch(() => true)) return look;
  }
  return (await lookOnce(runtime, options, signal)).look;
}

interface Look {
  readonly look: PageLook;
  /** True if another attempt may end differently. */
  readonly mayPass: boolean;
}

async function lookOnce(runtime: Pick<Runtime, "egress">, options: LookOptions, signal: AbortSignal): Promise<Look> {
  try {
    const page = await fetchFirst(runtime, options, signal);
    const markup = readMarkup(page.text, page.url);
    const answered = { fetchedUrl: pageAddress(page.url), httpStatus: page.status };
    if (page.status >= 400) {
      const look = { ...answered, markup: null, foreignNumber: undefined, failure: failureOf("protocol") };
      return { look, mayPass: passingStatuses.includes(page.status) };
    }
    const number = await foreignNumber(runtime, markup, options, signal);
    return { look: { ...answered, markup, foreignNumber: number, failure: null }, mayPass: false };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    const nothing = { fetchedUrl: null, httpStatus: null, markup: null, foreignNumber: undefined };
    return { look: { ...nothing, failure: failureOf(error.code) }, mayPass: passingFailures.includes(error.code) };
  }
}

function failureOf(code: PageFailureCode): Schemas["InstallCheckFailure"] {
  const known = failureCodes[code];
  return { code: known, detail: domainFailureDetails[known] };
}

async function fetchFirst(
  { egress }: Pick<Runtime, "egress">,
  { urls, isHostAllowed }: LookOptions,
  signal: AbortSignal,
): Promise<FetchedPage> {
  let failure = new PageError("unreachable");
  for (const url of urls) {
    try {
      return await fetchPage(egress, { purpose: "install-check", url, isHostAllowed, signal });
    } catch (error) {
      if (!(error instanceof PageError) || error.code !== "unreachable") throw error;
      failure = error;
    }
  }
  throw failure;
}

async function foreignNumber(
  { egress }: Pick<Runtime, "egress">,
  markup: PageMarkup,
  { assetUrl, isHostAllowed }: LookOptions,
  signal: AbortSignal,
): Promise<number | null | undefined> {
  const loader = firstLoader(markup);
  if (loader === null || loader.address.href.startsWith(`${assetUrl}/`)) return undefined;
  const url = new URL("config.json", loader.address);
  try {
    const { status, text } = await fetchPage(egress, { purpose: "install-check", url, isHostAllowed, signal });
    return status === 200 ? numberIn(text) : null;
  } catch (error) {
    if (error instanceof PageError) return null;
    throw error;
  }
}

/** The version number in a bundle; null if it is none. */
function numberIn(text: string): number | null {
  try {
    const bundle: unknown = JSON.parse(text);
    const number = typeof bundle === "object" && bundle !== null && "number" in bundle ? bundle.number : null;
    return typeof number === "number" && Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : null;
  } catch {
    return null;
  }
}
