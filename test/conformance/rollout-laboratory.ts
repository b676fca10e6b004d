import type { BannerDocument } from "../../src/consent/rules";
import { digest } from "../../src/consent/values/canonical-json";
import type { Client } from "../../src/provider/client";
import { isPartialFailure } from "../../src/provider/lifecycle";
import type { Properties } from "../../src/provider/resources";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed, newKey } from "./managed";
import { bannerDocument, newSite, noGate, unique } from "./rows/prepared";
import { newTemplate } from "./rows/template-rollout";

/** The shared parts of the test files about rollouts: a separate laboratory, and actions on its sites. */

export let laboratory: Laboratory;
export let client: Client;
export let colleague: Client;

beforeAll(async () => {
  laboratory = await openLaboratory(100_000);
  client = await laboratory.client();
  colleague = await laboratory.client();
});

afterEach(() => laboratory.intercept(null));
afterAll(() => laboratory.close());

export type Recipe = { site: string; variables?: Record<string, string>; [member: string]: unknown };

export const titled = (site: string, title: string): Recipe => ({ site, variables: { title } });
export const stack = "5".repeat(16);
export const gated = { promotion_gate: { mode: "block", require_verified_domain: false } };

export function rollout(
  inputs: Properties,
  { key = newKey(), of = stack as string | null, as = client } = {},
): Managed {
  const managed = new Managed(
    "TemplateRollout",
    as,
    { name: unique("rollout"), release: "production", ...inputs },
    key,
  );
  managed.stack = of;
  return managed;
}

/** Sites whose promotions need no evidence, by key. */
export async function sites(count: number, prefix = "s"): Promise<Record<string, string>> {
  const made = await Promise.all(Array.from({ length: count }, () => newSite(client, noGate)));
  return Object.fromEntries(made.map((site, index) => [`${prefix}${index}`, site]));
}

export const recipes = (of: Record<string, string>, title = "Cookies"): Record<string, Recipe> =>
  Object.fromEntries(Object.entries(of).map(([key, site]) => [key, titled(site, title)]));

/** The properties of a template's second revision, from those of the first. */
export async function revised(template: Awaited<ReturnType<typeof newTemplate>>, document: BannerDocument) {
  const { data } = await client.call("updateTemplate", { path: { id: template.id }, body: { document } });
  return { ...template, document: data.document, revision: data.revision };
}

/** Requests that applied this very template: those of killed runs may still arrive. */
export const applications = ({ id }: { id: string }) =>
  laboratory.requests.filter(({ path }) => path === `/templates/${id}/apply`).length;

export async function stagesOf(site: string) {
  const { data } = await client.call("getSite", { path: { id: site } });
  if (data.stages === null) throw new Error("the token sees no stages");
  return data.stages;
}

export async function failureOf(run: Promise<unknown>): Promise<Error> {
  return run.then(
    () => {
      throw new Error("it did not fail");
    },
    (error: Error) => error,
  );
}

/** Runs a deployment that fails half-way, and keeps what the engine would. */
export async function upFailing(managed: Managed, run: Promise<unknown>): Promise<string> {
  const error = await failureOf(run);
  if (!isPartialFailure(error)) throw error;
  managed.id = error.id;
  managed.outputs = error.outputs;
  return error.message;
}

/** The same for an update, in a new process; the engine keeps the inputs, too. */
export async function updateFailing(managed: Managed, inputs: Properties): Promise<string> {
  managed.renewSession();
  const message = await upFailing(managed, managed.update(inputs));
  managed.inputs = managed.checked(inputs);
  return message;
}

export const contentOf = (title: string) => digest(bannerDocument(title));
export const contentIn = async (site: string) => (await stagesOf(site)).production?.config_digest;

/** The contents that production serves, by site: a request for each hundred. */
export async function contentsIn(ids: readonly string[]): Promise<Map<string, string | undefined>> {
  const contents = new Map<string, string | undefined>();
  for (let start = 0; start < ids.length; start += 100) {
    const query = { id: ids.slice(start, start + 100), limit: 100 };
    const { data } = (await client.call("listSites", { query })).data;
    for (const { id, stages } of data) contents.set(id, stages?.production?.config_digest);
  }
  return contents;
}

export async function rollBack(site: string, number: number): Promise<void> {
  await colleague.call("rollbackVersion", {
    path: { id: site, number },
    body: { reason: "Emergency of today" },
  });
}

/** A rollout whose only site is live as One, then as Two; `titled` is what its program declares with another title. */
export async function rolledForward() {
  const [template, site] = [await newTemplate(client), await newSite(client, noGate)];
  const managed = rollout({ template });
  const { inputs } = managed;
  const declared = (title: string) => ({ ...inputs, sites: { shop: titled(site, title) } });
  managed.inputs = declared("One");
  await managed.create();
  await managed.update(declared("Two"));
  managed.renewSession();
  return { managed, site, template, titled: declared };
}
