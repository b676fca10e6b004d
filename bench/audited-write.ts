import { SAMPLE_BANNERS } from "./sample-banner";

/** Writes of one measurement: fewer than the tokens that a workspace may have. */
export const WRITES = 80;

/** Sends a request. @returns its answer, if it is a success */
export type Send = (method: string, path: string, body?: unknown) => Promise<{ readonly id: string }>;

/** A kind of write that has a row in the audit log. */
export interface AuditedWrite {
  readonly subject: string;
  /** Makes what the writes of one measurement need. @returns a function that sends the write with a number */
  readonly prepare: (send: Send) => Promise<(place: number) => Promise<unknown>>;
}

/** The writes that are measured. Each changes something. */
export function auditedWrites(): readonly AuditedWrite[] {
  let count = 0;
  const next = (): number => {
    count += 1;
    return count;
  };
  const small = SAMPLE_BANNERS.small();
  const siteOf = (send: Send) => send("POST", "/sites", { name: `Shop ${next()}` });
  return [
    { subject: "POST a site", prepare: async (send) => () => siteOf(send) },
    {
      subject: "PATCH a site",
      prepare: async (send) => {
        const { id } = await siteOf(send);
        return () => send("PATCH", `/sites/${id}`, { retention: 30 + (next() % 1000) });
      },
    },
    {
      subject: "PUT a draft, small banner",
      prepare: async (send) => {
        const { id } = await siteOf(send);
        const identity = () => ({ ...small.identity, controller_name: `Bench ${next()}` });
        return () => send("PUT", `/sites/${id}/config/draft`, { document: { ...small, identity: identity() } });
      },
    },
    {
      subject: "DELETE a token",
      prepare: async (send) => {
        const ids: string[] = [];
        const body = () => ({ name: `Token ${next()}`, scopes: ["sites:read"] });
        for (let made = 0; made < WRITES; made += 1) ids.push((await send("POST", "/tokens", body())).id);
        return (place) => send("DELETE", `/tokens/${ids[place]}`);
      },
    },
  ];
}
