import { answered, api, type Schemas } from "../ask/api";
import { Failure } from "../ask/failure";

/** The inputs for a site: those of `consentform init`, and a template. */
export interface SiteInput {
  readonly name: string;
  /** BCP 47 tag of a starter document. */
  readonly language: string;
  readonly hosts: readonly string[];
  readonly controller: string;
  readonly email: string;
  readonly template: { readonly id: string; readonly variables: Readonly<Record<string, string>> } | null;
}

/**
 * Creates a site, its hosts and its banner. Each step is idempotent: a second call after a failure completes the site.
 * @param key the Idempotency-Key of this input
 * @param existing the site, if an earlier call created it
 * @param onMade receives the site as soon as it exists
 * @throws {Failure} with errors that name fields of the form
 */
export async function createSite(
  input: SiteInput,
  key: string,
  existing: Schemas["Site"] | null,
  onMade: (site: Schemas["Site"]) => void,
): Promise<Schemas["Site"]> {
  const site = existing ?? (await make(input, key));
  onMade(site);
  for (const [index, host] of input.hosts.entries()) await attach(site.id, host, `${key}-host-${index}`);
  await identify(site.id, input);
  if (input.template !== null) await apply(site.id, input.template);
  return site;
}

function make({ name, language }: SiteInput, key: string): Promise<Schemas["Site"]> {
  const body = { name, settings: { default_language: language } } as Schemas["SiteCreate"];
  const params = { header: { "Idempotency-Key": key } };
  return atFields(
    () => answered(api.POST("/sites", { params, body })),
    (pointer) => pointer.split("/").at(-1) ?? "",
  );
}

/** Attaches a host. A host that the site already has is unchanged. */
export function attach(id: string, host: string, key: string): Promise<Schemas["Domain"]> {
  const params = { path: { id }, header: { "Idempotency-Key": key } };
  return atFields(
    () => answered(api.POST("/sites/{id}/domains", { params, body: { host } as Schemas["DomainCreate"] })),
    () => "hosts",
    host,
  );
}

/** Replaces the starter's sample controller and address, which visitors must not see. */
async function identify(id: string, { controller, email }: SiteInput): Promise<void> {
  const path = { id };
  const draft = await answered(api.GET("/sites/{id}/config/draft", { params: { path } }));
  const document = draft.document as Schemas["BannerDocument"];
  const { identity } = document;
  if (identity.controller_name === controller && identity.contact_email === email) return;
  const body = {
    document: { ...document, identity: { ...identity, controller_name: controller, contact_email: email } },
    waivers: draft.waivers,
    managed_by: draft.managed_by,
  };
  const params = { path, header: { "If-Match": draft.etag } };
  await atFields(
    () => answered(api.PUT("/sites/{id}/config/draft", { params, body } as never)),
    (pointer) => pointer.split("/").at(-1) ?? "",
  );
}

async function apply(siteId: string, { id, variables }: NonNullable<SiteInput["template"]>): Promise<void> {
  const body = { items: [{ site_id: siteId, variables }] } as Schemas["ApplyTemplateRequest"];
  await atFields(
    async () => {
      const { results } = await answered(api.POST("/templates/{id}/apply", { params: { path: { id } }, body }));
      const problem = results[0]?.problem ?? null;
      if (problem !== null)
        throw new Failure(problem.type.split("/").at(-1) ?? "", problem.title, problem.detail, problem);
    },
    (pointer) => /\/variables\/(.+)$/.exec(pointer)?.[1]?.replace(/^/, "variable ") ?? "template",
  );
}

/** Runs a step. In its failure, each error names a field of the form and what was entered there. */
async function atFields<T>(step: () => Promise<T>, fieldOf: (pointer: string) => string, entered = ""): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Failure) || error.problem === null) throw error;
    const { slug, title, detail, problem } = error;
    if (problem.status === 401 || problem.status === 403 || problem.status >= 429) throw error;
    const found = problem.errors ?? [{ pointer: "", code: slug, detail }];
    const errors = found.map((one) => {
      const text = "message" in one ? one.message : one.detail;
      const named = text.includes(entered) ? text : `${entered}: ${text}`;
      return { pointer: `/${fieldOf(one.pointer ?? "")}`, code: one.code, detail: named };
    });
    throw new Failure("validation-failed", title, detail, { ...problem, errors });
  }
}
