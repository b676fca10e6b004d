import type { Schemas } from "@consentform/consent/contract";
import { checkHost } from "@consentform/consent/rules";
import { type Checked, type CheckWork, defineResource } from "./definition";
import { ResourceError } from "./resource-error";
import { named, text } from "./text";
import type { Work } from "./work";

interface Inputs {
  site_id: string;
  host?: string;
}

/** A host of a site. It returns the challenge and never waits: the record to publish is made from its outputs. */
export const domain = defineResource<Inputs, Schemas["Domain"]>("Domain", {
  description:
    "A host that a site's banner runs on. Its `challenge` contains what to publish to prove that you control the host; DomainVerification waits for it.",
  operations: { create: "createDomain", read: "getDomain", delete: "deleteDomain" },
  foundBy: ["site_id", "host", "environment"],
  failures: [
    {
      message: text`The site already has a domain with this \`${named("host")}\`, and the provider does not take it over.`,
      advice:
        "The error names the domain. Declare the resource as renamed, or take the domain over by its id. Another stack that manages it must forget it without deleting it.",
    },
  ],
  properties: {
    status: { volatile: true },
    covers_subdomains: { volatile: true },
    inherited_from: { volatile: true },
    failure: { volatile: true },
    verified_at: { volatile: true },
    last_checked_at: { volatile: true },
    next_check_at: { volatile: true },
    updated_at: { volatile: true },
    challenge: { follows: [] },
  },
  inSite: { include: "domains", part: (site, id) => site.domains?.find((domain) => domain.id === id) ?? null },
  check: checkHostName,
  create: createOrUpdate,
  update: createOrVerifyAgain,
});

function checkHostName({ inputs: { host }, unknownIn }: CheckWork<Inputs>): Checked {
  // Only the service knows whether it was started with --allow-local.
  const refusal =
    host === undefined || unknownIn(host) !== undefined ? null : checkHost(host, { isLoopbackAllowed: true });
  return refusal === null
    ? {}
    : { findings: [{ property: ["host"], message: refusal.detail, severity: "error", code: refusal.code }] };
}

/** A host that the site already has is answered as it is, so what differs is then changed. */
async function createOrUpdate(work: Work<Inputs, Schemas["Domain"]>): Promise<Schemas["Domain"]> {
  const { answer } = await work.service.create();
  return (await createOrVerifyAgain(work)) ?? answer;
}

/** There is no PATCH: creating a host again sets `include_subdomains`, verifying it sets the method (contract 2.2). */
async function createOrVerifyAgain(work: Work<Inputs, Schemas["Domain"]>): Promise<Schemas["Domain"] | null> {
  const { include_subdomains, verification_method } = work.self.patch();
  let answer: Schemas["Domain"] | null = null;
  if (include_subdomains !== undefined) {
    if (work.self.id !== null && !(await isThere(work, work.self.id)))
      throw noLongerThere(work, "Nothing was changed.");
    const path = { id: work.self.inputs.site_id };
    const { status, data } = await work.service.call("createDomain", { path, body: work.self.body("createDomain") });
    if (work.self.id !== null && data.id !== work.self.id) {
      // It was deleted after it was asked for. Nothing that depends on it knows of another one.
      if (status === 201) await work.service.call("deleteDomain", { path: { id: data.id } });
      throw noLongerThere(work, status === 201 ? "" : `The site has ${data.host} as ${data.id}.`);
    }
    answer = work.self.wrote(data);
  }
  if (verification_method !== undefined && work.self.id !== null) {
    const { verification_method: method = "dns_txt" } = work.self.body("createDomain");
    answer = (await work.service.call("verifyDomain", { path: { id: work.self.id }, body: { method } })).data;
  }
  return answer;
}

/**
 * Reports whether the domain exists. If it was deleted elsewhere, attaching its host again would create a domain with
 * another id, or change one that someone else attached.
 */
async function isThere(work: Work<Inputs, Schemas["Domain"]>, id: string): Promise<boolean> {
  try {
    await work.service.call("getDomain", { path: { id } });
    return true;
  } catch (error) {
    if (work.service.isProblem(error, "not-found")) return false;
    throw error;
  }
}

function noLongerThere(work: Work<Inputs, Schemas["Domain"]>, more: string): ResourceError {
  return new ResourceError({
    message: [`${work.self.id} no longer exists.`, more].filter(Boolean).join(" "),
    advice: `Refresh (${work.say.wording.refresh}), and the next deployment creates it again.`,
  });
}
