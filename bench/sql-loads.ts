import type { LoadRequest } from "./load";
import { copyOf } from "./many-sites";
import { SAMPLE_BANNERS } from "./sample-banner";

/** The loads that are compared with a bare handler: three reads and three writes. */
export const LOAD_NAMES = ["site", "sites", "draft", "patch", "put", "publish"] as const;

/** One of {@link LOAD_NAMES}. */
export type LoadName = (typeof LOAD_NAMES)[number];

/** Makes the next request of each load. */
export type Loads = Readonly<Record<LoadName, () => LoadRequest>>;

/** The objects that the requests name. */
export interface LoadTargets {
  readonly smallId: string;
  readonly largeId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Copies of the small site from this one on have no version yet. */
  readonly firstCopy: number;
}

/** Every write changes something, and every publish is the first one of its site. */
export function createLoads({ smallId, largeId, headers, firstCopy }: LoadTargets): Loads {
  let count = 0;
  let copy = firstCopy;
  const next = (): number => {
    count += 1;
    return count;
  };
  const small = SAMPLE_BANNERS.small();
  const renamed = () => ({
    ...small,
    identity: { ...small.identity, controller_name: `Bench ${firstCopy}-${next()}` },
  });
  const sent = (method: string, path: string, body?: unknown): LoadRequest => ({
    method,
    path: `/v1/sites${path}`,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    site: () => sent("GET", `/${smallId}`),
    sites: () => sent("GET", "?limit=200"),
    draft: () => sent("GET", `/${largeId}/config/draft`),
    patch: () => sent("PATCH", `/${smallId}`, { retention: 30 + (next() % 1000) }),
    put: () => sent("PUT", `/${smallId}/config/draft`, { document: renamed() }),
    publish: () => {
      copy += 1;
      return sent("POST", `/${copyOf(smallId, copy)}/versions`, {});
    },
  };
}
