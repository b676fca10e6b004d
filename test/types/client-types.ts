// Compiled, never run: each `@ts-expect-error` is a mistake that the client's types must catch.

import type { Schemas } from "../../src/consent/contract";
import { type Client, isProblem, ProblemError } from "../../src/provider/client";

declare const client: Client;

export async function parametersAndBodies(): Promise<void> {
  await client.call("listSites");
  await client.call("listSites", { query: { id: ["site_1"], include: ["domains"] }, lane: "poll" });
  await client.call("createSite", { body: { name: "Shop" } });
  await client.call("updateSite", { path: { id: "site_1" }, body: { retention: 365 }, ifMatch: '"e1"' });
  await client.call("verifyDomain", { path: { id: "dom_1" } });
  await client.call("verifyDomain", { path: { id: "dom_1" }, body: { method: "file" } });
  await client.call("getVersion", { path: { id: "site_1", number: 3 } });

  // @ts-expect-error no such operation
  await client.call("listSite");
  // @ts-expect-error the body is required
  await client.call("createSite", {});
  // @ts-expect-error so is the whole argument
  await client.call("createSite");
  // @ts-expect-error and the path
  await client.call("getSite", {});
  // @ts-expect-error name is required
  await client.call("createSite", { body: { retention: 365 } });
  // @ts-expect-error a misspelt property
  await client.call("createSite", { body: { name: "Shop", retenton: 365 } });
  // @ts-expect-error a misspelt path parameter
  await client.call("getSite", { path: { siteId: "site_1" } });
  // @ts-expect-error a query parameter of another operation
  await client.call("getSite", { path: { id: "site_1" }, query: { name: "Shop" } });
  // @ts-expect-error a value outside of the enumeration
  await client.call("listSites", { query: { include: ["versions"] } });
  // @ts-expect-error a body where there is none
  await client.call("getSite", { path: { id: "site_1" }, body: {} });
  // @ts-expect-error a read-only property
  await client.call("updateSite", { path: { id: "site_1" }, body: { id: "site_2" } });
  // @ts-expect-error a lane that does not exist
  await client.call("listSites", { lane: "fast" });

  const { data } = await client.callAny("updateSite", { path: { id: "site_1" }, body: { retenton: 365 } });
  // @ts-expect-error nothing is known of the answer to an operation of run time
  data.name;
  // @ts-expect-error no such operation
  await client.callAny("listSite");
}

export async function answers(): Promise<void> {
  const { data } = await client.call("getSite", { path: { id: "site_1" } });
  const name: string = data.name;
  const retention: number = data.retention;
  // @ts-expect-error no such property
  data.retenton;
  // @ts-expect-error an answer of 204 has no data
  (await client.call("deleteSite", { path: { id: "site_1" } })).data.id;

  const site: Schemas["Site"] = data;
  const maybe = await client.call("getConfigDraft", { path: { id: site.id }, ifNoneMatch: '"r1"' });
  // @ts-expect-error nothing may have changed, and then there is no data
  maybe.data.document;
  if (maybe.data !== undefined) {
    const revision: number = maybe.data.revision;
    void [name, retention, revision];
  }
}

export async function lists(): Promise<void> {
  for await (const token of client.list("listTokens", { query: { status: ["active"] } })) {
    const hint: string = token.hint;
    void hint;
  }
  for await (const page of client.pages("listVersions", { path: { id: "site_1" } })) {
    const numbers: number[] = page.data.map((version) => version.number);
    void numbers;
  }
  // @ts-expect-error no list
  client.list("getSite", { path: { id: "site_1" } });
  // @ts-expect-error the site is required
  client.list("listVersions");
}

export function errors(error: unknown): void {
  if (isProblem(error, "conflict", "not-found")) {
    const slug: "conflict" | "not-found" = error.slug;
    const reason: unknown = error.members.reason;
    // @ts-expect-error members are unknown until looked at
    error.members.reason.length;
    void [slug, reason];
  }
  // @ts-expect-error no such problem
  isProblem(error, "conflicted");
  if (error instanceof ProblemError) {
    // @ts-expect-error errors are read-only
    error.slug = null;
  }
}
