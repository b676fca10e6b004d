import { type ProblemSlug, problems } from "@consentform/consent/contract";
import { html } from "hono/html";
import { preferredType } from "./content-negotiation";
import { htmlPage, type Markup } from "./html-page";
import type { Problem } from "./problem";

/** The text of a refusal for a person who opened an address in a browser. */
interface Words {
  readonly heading: string;
  /** The cause; absent if the problem's own detail suits people. */
  readonly finding?: string;
  /** The next step. */
  readonly step: Markup;
}

const toSites = html`<a href="/sites">Go to your sites</a>`;
const loadAgain = html`Load the page again. If you sent a form, go back and send it again.`;
const newLink = html`<p>Ask the person who operates this service for a new link. This command creates one:</p>
<pre><code>consentform users link --workspace WORKSPACE --name YOUR-NAME --database URL</code></pre>
<p>If this is <code>consentform demo</code>, press Enter in its terminal for a new link.</p>`;

const notFoundWords: Words = {
  heading: "Page not found",
  finding: "There is no page at this address.",
  step: html`<p>Check the address for typos. ${toSites}.</p>`,
};

const startAgain = html`<p><a href="/sign-in/sso">Sign in with single sign-on</a></p>`;

const linkWords = (step: Markup): Words => ({ heading: "This link no longer works", step });

/** Texts for refusals of single pages, by path and slug. */
const wordsOfPages: Readonly<Record<string, Words>> = {
  "/sign-in unauthenticated": {
    heading: "This link does not sign you in",
    finding: "It was used, is older than ten minutes, was opened in another browser, or is incomplete.",
    step: html`${newLink}<p>If this browser is already signed in, you do not need a link. ${toSites}.</p>`,
  },
  "/sign-in/sso unavailable": { heading: "Single sign-on does not answer", step: startAgain },
  "/sign-in/sso/callback unavailable": { heading: "Single sign-on does not answer", step: startAgain },
  "/sign-in/sso unauthenticated": { heading: "You are not signed in", step: startAgain },
  "/sign-in/sso/callback unauthenticated": { heading: "You are not signed in", step: startAgain },
  "/alerts/confirm not-found": linkWords(
    html`<p>If you still want these alerts, ask the person who added your address to add it again.</p>`,
  ),
  "/alerts/unsubscribe not-found": linkWords(
    html`<p>Open the link in the newest alert. If you copy it, copy the whole line.</p>`,
  ),
  "/billing/portal not-found": linkWords(html`<p>Create a new link in <a href="/billing">Billing</a>.</p>`),
};

/** Texts for the other refusals. Slugs that are not here use the contract's title and detail. */
const wordsOfSlugs: Readonly<Partial<Record<ProblemSlug, Words>>> = {
  "not-found": notFoundWords,
  unauthenticated: {
    heading: "You are not signed in",
    finding: "Your session has ended, or this browser has none. Sessions begin with a link.",
    step: newLink,
  },
  "cross-origin-refused": {
    heading: "This was not sent from our page",
    finding: "Another website or a browser extension sent the form. Nothing was changed.",
    step: html`<p>Open this service's link or page again and use its button.</p>`,
  },
  "method-not-allowed": {
    heading: "There is no page here",
    finding: "This address only receives data from other pages.",
    step: html`<p>${toSites}.</p>`,
  },
  "payload-too-large": {
    heading: "Too much was sent",
    finding: "The form is larger than the one on this page. Nothing was changed.",
    step: html`<p>Open the page again and use its button.</p>`,
  },
  "rate-limited": { heading: "Too many attempts", step: html`<p>Wait that long, then load the page again.</p>` },
  "internal-error": {
    heading: "Something went wrong",
    finding: "The service could not complete the request.",
    step: html`<p>${loadAgain} If it fails again, give the request id to the person who operates this service.</p>`,
  },
  unavailable: { heading: "The service is busy", step: html`<p>${loadAgain}</p>` },
  "misdirected-request": {
    heading: "The service has another address",
    finding: "A service runs here, but it is not configured for the host in the address.",
    step: html`<p>Open the address from your link, or ask the person who operates this service for it.</p>`,
  },
};

/** Texts for visitors of a website, whose pages link to the declaration. */
const wordsOfVisitors: Words = {
  heading: "This page cannot be shown",
  step: html`<p>Go back to the website that you came from. If this page appears again, contact the people who run it.</p>`,
};

/** The page that visitors of websites open. */
const declarationPath = /^\/v1\/sites\/[^/]+\/declaration\.html$/;

/** Paths for programs, where problems are JSON regardless of Accept (contract 4.1). */
const pathsOfPrograms = /^\/(?:v1|s|metrics)(?:\/|$)/;

/** Reports whether a path's refusals are pages for people who open it. */
export function hasProblemPage(pathname: string): boolean {
  return !pathsOfPrograms.test(pathname) || declarationPath.test(pathname);
}

/** Reports whether a request wants a refusal as a page: a browser that opens a page prefers HTML to JSON. */
export function wantsProblemPage(accept: string | null): boolean {
  if (accept === null) return false;
  return preferredType(accept, ["application/problem+json", "application/json", "text/html"]) === "text/html";
}

/** The facts about a request that its refusal names. */
interface Refused {
  /** Path of the request. */
  readonly instance: string;
  readonly requestId: string;
  /** The headers that the same refusal has as JSON, beside its own. */
  readonly shared: Readonly<Record<string, string>>;
  /** Address of the service's own style sheet; null without one. */
  readonly styles: string | null;
}

/** A refusal as a page: what is wrong, and what to do next. Of the request, it contains only the id. */
export function problemPage(problem: Problem, { instance, requestId, shared, styles }: Refused): Promise<Response> {
  const { slug, status, details } = problem;
  const { title } = problems[slug];
  const fallback: Words = { heading: title, step: html`<p>${toSites}.</p>` };
  const { heading, finding, step } = declarationPath.test(instance)
    ? wordsOfVisitors
    : (wordsOfPages[`${instance} ${slug}`] ?? wordsOfSlugs[slug] ?? fallback);
  const content = html`<h1>${heading}</h1>
<p>${finding ?? details.detail}</p>
${step}
<p class="quiet">Status ${status}, request <code>${requestId}</code></p>`;
  return htmlPage(heading, content, { styles, status, headers: { ...shared, ...problem.headers } });
}
