import { MINUTE_MS } from "../runtime/durations";

/** How long a host is not asked again. */
const SILENCE_MS = MINUTE_MS;
/** The most hosts that are remembered: documents name any. */
const MAX_HOSTS = 1000;

/** Hosts that gave no answer a short time ago, so that not every site of a rollout waits for them. */
export interface SilentHosts {
  /** The sentence that says why a host has no answer; null if it may be asked. */
  faultOf(host: string, now: Date): string | null;
  /** Remembers a host without an answer. */
  add(host: string, fault: string, now: Date): void;
}

/** Makes an empty memory. When it is full, it forgets the host that was added first. */
export function createSilentHosts(limit: number = MAX_HOSTS): SilentHosts {
  const hosts = new Map<string, { readonly fault: string; readonly since: number }>();
  return {
    faultOf: (host, now) => {
      const known = hosts.get(host);
      if (known !== undefined && now.getTime() - known.since < SILENCE_MS) return known.fault;
      hosts.delete(host);
      return null;
    },
    add: (host, fault, now) => {
      hosts.delete(host);
      hosts.set(host, { fault, since: now.getTime() });
      for (const oldest of hosts.keys()) {
        if (hosts.size <= limit) return;
        hosts.delete(oldest);
      }
    },
  };
}
