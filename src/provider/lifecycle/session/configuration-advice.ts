import { operations } from "@consentform/consent/contract";
import { isProblem, type ProblemError } from "../../client";
import { faultOf, joined, ResourceError } from "../../resources";
import type { Wording } from "../../resources/wording";
import { PartialFailure } from "../findings/partial-failure";
import { NotConfigured } from "./configuration";

/** Refusals that the user's configuration causes, and what to set. The first that applies counts. */
const advices: readonly { applies: (problem: ProblemError) => boolean; text: (wording: Wording) => string }[] = [
  {
    applies: (problem) => isProblem(problem, "token-expired", "token-revoked"),
    text: ({ setToken, expiredToken }) => `Set a valid one with ${setToken}${expiredToken}.`,
  },
  {
    applies: (problem) => isProblem(problem, "unauthenticated"),
    text: ({ setToken }) => `The service does not know the configured token. Set a valid one with ${setToken}.`,
  },
  {
    // Paths without parameters exist in every service that speaks the contract.
    applies: ({ operation, status }) =>
      (status === 404 || status === 405) && operations[operation].pathParameters.length === 0,
    text: ({ setEndpoint }) =>
      `The server at the configured endpoint is not the service. Set its base address, without a path of the API, with ${setEndpoint}.`,
  },
];

/** Reports whether the configuration is the cause of a failure, so that no other request would fare better. */
export function isConfigurationFailure(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof PartialFailure) return false;
  return [error, error.cause].some((candidate) => candidate instanceof NotConfigured) || adviceFor(error) !== undefined;
}

/**
 * The same failure with what to do about it, where the configuration is the cause. What is recorded of a half-made
 * object stays.
 */
export function withConfigurationAdvice(error: unknown, wording: Wording): unknown {
  if (!(error instanceof Error) || error instanceof PartialFailure) return error;
  const advice = adviceFor(error);
  if (advice === undefined) return error;
  const fault = faultOf(error);
  const all = [fault.advice, advice.text(wording)].filter((one) => one.length > 0);
  return new ResourceError({ ...fault, advice: joined(all, " ") }, { cause: error });
}

function adviceFor(error: Error): (typeof advices)[number] | undefined {
  const problem = [error, error.cause].find((candidate) => isProblem(candidate));
  return isProblem(problem) ? advices.find(({ applies }) => applies(problem)) : undefined;
}
