import { createHash } from "node:crypto";
import type { Schemas } from "@consentform/consent/contract";
import { storableText } from "./storable-text";

/** The lists by which a service is recognized. */
export type ServiceLists = Pick<Schemas["Service"], "hosts" | "scripts" | "storage">;

/** The members of a tracker that a scan can suggest. Status, legal basis and blocking are for people to decide. */
export type ServiceSuggestion = Pick<Schemas["Service"], "name" | "company" | "category"> &
  Partial<
    Pick<
      Schemas["Service"],
      "hosts" | "scripts" | "storage" | "purposes" | "privacy_url" | "countries" | "iab_vendor_id" | "google_atp_id"
    >
  >;

/** A tracker that a scan saw. */
export interface SeenService extends ServiceSuggestion {
  /** Of the site's service that it was recognized as, else a new one: {@link serviceKey} makes it from a name. */
  readonly key: string;
  /**
   * The source of its recognition: `catalogue` if the suggestion comes from a data set, `template` if from a banner
   * template, else `scan`.
   */
  readonly source: "scan" | "catalogue" | "template";
}

/** Limits of the contract that values of a page may exceed. */
const most = { name: 120, company: 200, key: 64, hosts: 50, scripts: 50, storage: 200, storageName: 255, script: 2048 };

const hostPattern = /^[a-z0-9*._-]{1,253}$/;
const durationPattern =
  /^(session|P(?=[0-9T])([0-9]+Y)?([0-9]+M)?([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?)$/;

/**
 * The key of a tracker that the site does not know: its name in the letters that keys have. The same name gives the
 * same key.
 */
export function serviceKey(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (/^[a-z]/.test(slug)) return slug.slice(0, most.key).replace(/-+$/, "");
  // A name in other letters has no slug; two of them are two services all the same.
  return `service-${slug || createHash("sha256").update(name).digest("hex").slice(0, 12)}`.slice(0, most.key);
}

/**
 * A scan's observation within the limits of the contract, even for hostile names. No tracker is ever suggested to be
 * necessary (contract 7): such a suggestion is unclassified.
 */
export function matchingService(seen: SeenService): SeenService {
  const name = text(seen.name, most.name) || seen.key;
  return {
    ...seen,
    name,
    // Most products are called after their company.
    company: text(seen.company, most.company) || name,
    category: seen.category === "necessary" ? "unclassified" : seen.category,
    ...(seen.hosts === undefined
      ? {}
      : { hosts: seen.hosts.filter((host) => hostPattern.test(host)).slice(0, most.hosts) }),
    ...(seen.scripts === undefined
      ? {}
      : {
          scripts: seen.scripts
            .map(storableText)
            .filter(({ length }) => length > 0 && length <= most.script)
            .slice(0, most.scripts),
        }),
    ...(seen.storage === undefined ? {} : { storage: seen.storage.flatMap(matchingStorage).slice(0, most.storage) }),
  };
}

/** Two sightings of one tracker as one. */
export function joinedSightings(first: SeenService, second: SeenService): SeenService {
  return { ...second, ...first, ...joinedLists(first, second) };
}

/** The entries of both lists, each entry once; a scan that sees less takes nothing away. */
export function joinedLists(
  first: Pick<ServiceSuggestion, "hosts" | "scripts" | "storage">,
  second: Pick<ServiceSuggestion, "hosts" | "scripts" | "storage">,
): Required<Pick<ServiceSuggestion, "hosts" | "scripts" | "storage">> {
  const storage = [...(first.storage ?? []), ...(second.storage ?? [])];
  const identity = ({ kind, name, pattern, domain }: (typeof storage)[number]) =>
    JSON.stringify([kind, name ?? null, pattern ?? null, domain ?? null]);
  const known = new Set<string>();
  return {
    hosts: [...new Set([...(first.hosts ?? []), ...(second.hosts ?? [])])].slice(0, most.hosts),
    scripts: [...new Set([...(first.scripts ?? []), ...(second.scripts ?? [])])].slice(0, most.scripts),
    storage: storage
      .filter((entry) => !known.has(identity(entry)) && known.add(identity(entry)))
      .slice(0, most.storage),
  };
}

type Storage = Schemas["Service"]["storage"][number];

/** None for an entry whose name the contract cannot carry. */
function matchingStorage(entry: Storage): Storage[] {
  const { name, pattern, kind, party, domain = null, duration, purpose = {} } = entry;
  const called = name ?? pattern ?? "";
  if (called === "" || [...called].length > most.storageName) return [];
  const shared = { kind, party, domain, duration: durationPattern.test(duration) ? duration : "session", purpose };
  return name === undefined
    ? [{ pattern: storableText(called), ...shared }]
    : [{ name: storableText(called), ...shared }];
}

function text(value: string, limit: number): string {
  return [...storableText(value)].slice(0, limit).join("");
}
