import { type OperationId, operations, type ProblemSlug } from "../../src/consent/contract";
import { type Definition, faultOf, type Text } from "../../src/provider/resources";
import { markdownTable } from "./markdown-table";

/** Why a deployment fails with a problem, and what its author does about it. */
interface Advice {
  readonly cause: string;
  readonly advice: string;
}

/**
 * Problems that a deployment can meet. All others are handled by the client, or belong to operations without a
 * resource.
 */
export const errorAdvice = {
  "validation-failed": {
    cause: "An argument breaks a rule that only the service can check. The error names the argument.",
    advice: "Correct the argument.",
  },
  conflict: {
    cause: "A value that must be unique is in use, or the operation conflicts with the object's state.",
    advice: "The error names the object that has the value. Adopt that object, or choose another value.",
  },
  "not-found": {
    cause: "The object, or the site that it belongs to, was deleted, or is outside the token's binding.",
    advice: "Refresh, so that the next deployment creates it again, or use a token that can access it.",
  },
  "precondition-failed": {
    cause: "The draft, the object or the production pointer was changed by someone else since the last refresh.",
    advice: "Nothing was changed. Refresh to see the difference, then deploy again.",
  },
  "plan-limit-reached": {
    cause: "The workspace has as many objects of this kind as its plan allows.",
    advice: "Delete an object that you no longer need, or change the plan.",
  },
  "payload-too-large": {
    cause: "The arguments are larger than the service accepts.",
    advice: "Shorten the document or the list.",
  },
  "domain-claimed": {
    cause: "Another workspace has verified the host, and its proof is still valid.",
    advice: "Remove the host or its proof from the other workspace, then deploy again.",
  },
  "domain-not-verified": {
    cause: "The scan or check needs a verified domain, and no host of the environment is verified.",
    advice: "Publish the record in the domain's `challenge`, and add a DomainVerification.",
  },
  "scan-in-progress": {
    cause: "A scan of the site's environment is queued or running.",
    advice: "Deploy again after the scan has finished.",
  },
  "draft-invalid": {
    cause: "The draft has legal errors that no waiver covers.",
    advice: "Correct the document. The error lists each finding with its place and law.",
  },
  "promotion-blocked": {
    cause: "The site's promotion gate is not satisfied.",
    advice: "The error lists what is missing: a verified domain, a scan, an install check, or corrected findings.",
  },
  "version-not-promotable": {
    cause: "Preview no longer serves the version, and the version has never been in production.",
    advice: "Promote the version that preview serves, or publish the draft again.",
  },
  "template-locked": {
    cause: "The document differs from the site's template in a part that the template locks.",
    advice: "Change the template, or remove the difference from the document.",
  },
  "template-in-use": {
    cause: "Sites are linked to the template.",
    advice: "Remove the sites from their rollout first.",
  },
  "token-escalation": {
    cause: "The token would have a scope, a binding or an expiry wider than the token of the deployment.",
    advice: "Request less, or deploy with a token that has these rights.",
  },
} as const satisfies { readonly [slug in ProblemSlug]?: Advice };

/** Problems that any request can return, in a deployment's terms. */
export const requestAdvice = {
  unauthenticated: {
    cause: "No token is configured, or the token is not valid.",
    advice: "Set `consentform:token` or `CONSENTFORM_TOKEN` to a token of this service.",
  },
  "token-expired": { cause: "The token's expiry date has passed.", advice: "Create a new token and configure it." },
  "token-revoked": { cause: "The token was revoked.", advice: "Create a new token and configure it." },
  "insufficient-scope": {
    cause: "The token lacks a scope that a resource needs.",
    advice: "Create a token with the scopes that the error lists.",
  },
  "token-binding-mismatch": {
    cause: "The token is bound to one site or environment, and the resource belongs to another.",
    advice: "Use a token with a wider binding.",
  },
  "rate-limited": {
    cause: "The request budget is used up. The client waits for it; this error appears when the wait was too long.",
    advice: "Deploy again, or set `maxRequestsPerMinute` for each program that shares the token.",
  },
  "misdirected-request": {
    cause: "The service does not serve the host in the endpoint.",
    advice: "Correct the endpoint, or add the host to the service's settings.",
  },
  unavailable: {
    cause: "The service is starting, stopping or overloaded. The client retries the request first.",
    advice: "Deploy again when the service is ready.",
  },
  "internal-error": {
    cause: "The service failed.",
    advice: "Deploy again. If it fails again, report the request id to the service's operator.",
  },
} as const satisfies { readonly [slug in ProblemSlug]?: Advice };

/** In place of a code, for failures that no response of the service reports. */
const REPORTED_BY_PROVIDER = "Reported by the provider";

/** The problems in `errorAdvice` that a kind's operations declare, without those that its `failures` replace. */
export function errorsOf({ operations: own, foundBy }: Definition): (keyof typeof errorAdvice)[] {
  const declared = new Set(
    (Object.values(own) as OperationId[]).flatMap((id) => operations[id].problems as readonly string[]),
  );
  // A creation that meets an object takes it over, or refuses it with an error that names it.
  if (foundBy !== undefined && own.create !== undefined && operations[own.create].method === "POST") {
    declared.delete("precondition-failed");
  }
  return (Object.keys(errorAdvice) as (keyof typeof errorAdvice)[]).filter((slug) => declared.has(slug));
}

/** Failures of a kind: its own, then its operations' problems. `spell` writes a text with the names of one engine. */
export function errorTable(definition: Definition, spell: (text: Text) => string): string {
  const { failures = [], refuseDeletion } = definition;
  const refusal = refuseDeletion?.({}, "deleted") ?? null;
  const own = [...(refusal === null ? [] : [faultOf(refusal)]), ...failures].map(({ message, advice }) => [
    REPORTED_BY_PROVIDER,
    sentence(spell(message)),
    sentence(spell(advice)),
  ]);
  const ofOperations = errorsOf(definition).map((slug) => {
    const { cause, advice } = errorAdvice[slug];
    return [`\`${slug}\``, cause, advice];
  });
  return markdownTable(["Error", "Cause", "What to do"], [...own, ...ofOperations]);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
