import type { Schemas } from "../contract";

type Manifest = Schemas["ExportManifest"];
type ConsentRecord = Schemas["ConsentRecord"];

/** State of the consent of one browser to one category at a moment. */
type ConsentState = "valid" | "ended" | "expired" | "unknown";

/** The consents of one browser, by category. Categories that it never granted are absent. */
export interface BrowserConsents {
  readonly subject_id: string;
  /** The site's own id in its newest record. */
  readonly external_id: string | null;
  readonly categories: Readonly<Record<string, ConsentState>>;
}

/** The answer to "Is this consent valid?" for the browsers of a file. */
export interface ConsentAnswer {
  /** The time that the answer is about: the file's creation. Null without an answer. */
  readonly as_of: string | null;
  /** Null without an answer. One person may have several browsers, each with a separate answer. */
  readonly browsers: readonly BrowserConsents[] | null;
  /** Why there is no answer; null if there is one. */
  readonly unanswered: string | null;
}

/** The browsers that are asked about; null for any. */
export interface AskedBrowsers {
  readonly subjectId: string | null;
  readonly externalId: string | null;
}

/** Follows the records of a file, oldest first. */
export interface ConsentWatch {
  manifest(manifest: Manifest): void;
  record(record: ConsentRecord): void;
  answer(): ConsentAnswer;
}

/** The most browsers kept in memory, so that it does not grow with the file. */
const MOST_BROWSERS = 1000;

/** A grant that the newest record of a browser has, or null after its end. */
type Grant = { readonly until: string | null; readonly isEndable: boolean } | null;

interface Browser {
  external: string | null;
  readonly grants: Map<string, Grant>;
  /** True after a record that the choice expired. */
  isExpired: boolean;
  /** True after a record that shows that others may know its id, and may have sent any of its records. */
  isShared: boolean;
}

const unansweredBy = {
  release: "An earlier release wrote the file. It did not record whose consent a withdrawal ended.",
  selection:
    "The export leaves out later records. To see which consents are valid, create an export without to, regimes and version_number.",
  count: `The file has more than ${MOST_BROWSERS} browsers. Select some with --subject-id or --external-id.`,
};

/** Watches for the browsers that are asked about. */
export function watchConsents({ subjectId, externalId }: AskedBrowsers): ConsentWatch {
  let begin: Manifest | null = null;
  let required = new Map<number, ReadonlySet<string>>();
  let isOverfull = false;
  const browsers = new Map<string, Browser>();

  const browserOf = ({ subject_id, external_id }: ConsentRecord): Browser | null => {
    const known = browsers.get(subject_id);
    if (known !== undefined) return known;
    if (subjectId !== null && subject_id !== subjectId) return null;
    if (externalId !== null && external_id !== externalId) return null;
    if (browsers.size >= MOST_BROWSERS) isOverfull = true;
    if (isOverfull) return null;
    const made: Browser = { external: null, grants: new Map(), isExpired: false, isShared: false };
    browsers.set(subject_id, made);
    return made;
  };

  return {
    manifest: (manifest) => {
      begin = manifest;
      required = new Map(manifest.versions.map(({ number, document }) => [number, requiredOf(document)]));
    },
    record: (record) => {
      const granted = grantedBy(record, required.get(record.version_number));
      // Only a browser that granted something is reported. The id of a first refusal identifies no one.
      if (!browsers.has(record.subject_id) && granted.length === 0) return;
      const browser = browserOf(record);
      if (browser !== null) follow(browser, record, granted);
    },
    answer: () => {
      const reason = unanswered(begin, isOverfull);
      if (begin === null || reason !== null) return noAnswer(reason ?? "The file has no manifest.");
      const { created_at } = begin;
      const answered = [...browsers].map(([subject_id, browser]) => ({
        subject_id,
        external_id: browser.external,
        categories: statesOf(browser, created_at),
      }));
      return { as_of: created_at, browsers: answered, unanswered: null };
    },
  };
}

/** The result for a file without an answer. */
export function noAnswer(unanswered: string): ConsentAnswer {
  return { as_of: null, browsers: null, unanswered };
}

function unanswered(manifest: Manifest | null, isOverfull: boolean): string | null {
  if (manifest?.reaches_end === undefined) return unansweredBy.release;
  if (!manifest.reaches_end) return unansweredBy.selection;
  return isOverfull ? unansweredBy.count : null;
}

/** Keys of required categories, which need no consent. */
function requiredOf({ categories }: Manifest["versions"][number]["document"]): ReadonlySet<string> {
  return new Set((categories ?? []).flatMap(({ key, required }) => (required === true ? [key] : [])));
}

/** Keys of the categories that a record grants. A file without the version does not say which of them are required. */
function grantedBy({ decisions, event }: ConsentRecord, required: ReadonlySet<string> | undefined): string[] {
  const granted = Object.keys(decisions ?? {}).filter((key) => decisions[key] === "granted");
  if (required !== undefined) return granted.filter((key) => !required.has(key));
  // These grant nothing optional.
  return event?.type === "refused" || event?.type === "withdrawn" ? [] : granted;
}

/** A record replaces the whole choice of its browser, including categories that its version does not have. */
function follow(browser: Browser, record: ConsentRecord, granted: readonly string[]): void {
  const isEndable = record.subject_source === "browser";
  const grant: Grant = { until: record.event?.valid_until ?? null, isEndable };
  browser.isShared ||= record.subject_source === "page" || record.external_id === record.subject_id;
  browser.external = record.external_id;
  browser.isExpired = record.event?.type === "expired";
  if (browser.isExpired) return;
  // Records of schema 1 are written by the operator's own program. Anyone who knew an id could send one of schema 2.
  const isProof = isEndable || record.schema === "1";
  for (const [key, former] of browser.grants) {
    browser.grants.set(key, isProof || former === null ? null : { ...former, isEndable });
  }
  for (const key of granted) browser.grants.set(key, grant);
}

function statesOf({ grants, isExpired, isShared }: Browser, at: string): Record<string, ConsentState> {
  const states = [...grants].map(([key, grant]): [string, ConsentState] => {
    if (grant === null) return [key, isShared ? "unknown" : "ended"];
    if (isExpired || (grant.until !== null && grant.until <= at)) return [key, "expired"];
    // No later choice may have named this grant, so its end may have been recorded under another id.
    return [key, grant.isEndable && !isShared ? "valid" : "unknown"];
  });
  return Object.fromEntries(states);
}
