import type { Schemas } from "@consentform/consent/contract";
import { defineResource } from "./definition";
import { expectedProof } from "./expected-proof";
import { ResourceError } from "./resource-error";
import { named, text } from "./text";
import type { Observation, Work } from "./work";

interface Inputs {
  domain_id: string;
  timeout_minutes?: number;
}

type Domain = Schemas["Domain"];

const DEFAULT_TIMEOUT_MINUTES = 15;

/** The service looks at most once in 10 seconds (contract 2.2). */
const FIRST_INTERVAL_MS = 10_000;

/**
 * The wait until a domain is verified: a separate resource, so that a DNS record can be created between it and the
 * Domain.
 */
export const domainVerification = defineResource<Inputs, Domain>("DomainVerification", {
  description:
    "Waits until a domain is verified. Make it depend on the DNS record, file or tag that you publish from the domain's `challenge`.",
  operations: { create: "verifyDomain", read: "getDomain" },
  properties: {
    domain_id: {
      replaces: true,
      local: { $ref: "#/components/schemas/Id", description: "Id of the domain to verify." },
    },
    timeout_minutes: {
      local: {
        type: "number",
        exclusiveMinimum: 0,
        maximum: 1440,
        default: DEFAULT_TIMEOUT_MINUTES,
        description: "How long to wait, in minutes, up to 1440 (one day).",
      },
    },
    method: { internal: true },
  },
  failures: [
    {
      message: text`The domain was not verified within \`${named("timeout_minutes")}\`. The error shows the expected record and what was found.`,
      advice: text`Publish the record, or increase \`${named("timeout_minutes")}\`.`,
    },
  ],
  isFoundByCreating: true,
  required: ["domain_id"],
  keeps: ["id", "workspace_id", "site_id", "host", "environment", "verified_at"],
  inSite: { include: "domains", part: (site, id) => site.domains?.find((domain) => domain.id === id) ?? null },
  create: verifyUntilProven,
  read: goneUnlessVerified,
});

async function verifyUntilProven(work: Work<Inputs, Domain>): Promise<Domain> {
  const { domain_id: domainId, timeout_minutes: timeoutMinutes = DEFAULT_TIMEOUT_MINUTES } = work.self.inputs;
  let newest: Domain | null = null;
  const proven = await work.service.poll({
    ask: async () => {
      const isFirst = newest === null;
      newest = (await work.service.call("verifyDomain", { path: { id: domainId }, body: {}, lane: "poll" })).data;
      if (newest.status === "verified") return newest;
      // Where no resource publishes the proof, the user has to: an error after the wait would come too late.
      if (isFirst) work.say.progress(`waiting up to ${minutes(timeoutMinutes)} for ${expectedProof(newest)}.`);
      return null;
    },
    timeoutMs: timeoutMinutes * 60_000,
    intervalMs: FIRST_INTERVAL_MS,
  });
  if (proven === null) throw missingProof(newest, timeoutMinutes);
  return proven;
}

function minutes(count: number): string {
  return `${count} ${count === 1 ? "minute" : "minutes"}`;
}

/** A lost verification is absence, so that the next deployment verifies again. */
async function goneUnlessVerified(_work: Work<Inputs, Domain>, domain: Domain | null): Promise<Observation<Domain>> {
  return domain?.status === "verified"
    ? { state: "present", answer: domain, inputs: { domain_id: domain.id } }
    : { state: "gone" };
}

function missingProof(domain: Domain | null, timeoutMinutes: number): ResourceError {
  if (domain === null)
    return new ResourceError({
      message: `the domain was not verified within ${timeoutMinutes} minutes: the service did not answer`,
    });
  const { host, failure } = domain;
  const found = failure?.found?.length ? ` Found instead: ${failure.found.join(", ")}.` : "";
  return new ResourceError({
    message: `${host} was not verified within ${timeoutMinutes} minutes. Expected ${expectedProof(domain)}. ${failure?.detail ?? "Nothing was found yet."}${found}`,
    advice: text`Publish it, or raise ${named("timeout_minutes")}.`,
  });
}
