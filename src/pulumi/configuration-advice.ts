import { isProblem, type ProblemError } from "../client";
import { operations } from "../contract";
import { PartialFailure } from "../lifecycle";

const SET_TOKEN = "Set a valid one with `pulumi config set --secret consentform:token <token>`";

/** Refusals that the user's configuration causes, and what to set. The first that applies counts. */
const advices: readonly { applies: (problem: ProblemError) => boolean; text: string }[] = [
  {
    applies: (problem) => isProblem(problem, "token-expired", "token-revoked"),
    text: `${SET_TOKEN}; \`refresh\` and \`destroy\` then need \`--run-program\`, since Pulumi takes the token from state when the program does not run.`,
  },
  {
    applies: (problem) => isProblem(problem, "unauthenticated"),
    text: `The service does not know the configured token. ${SET_TOKEN}.`,
  },
  {
    // Paths without parameters exist in every service that speaks the contract.
    applies: ({ operation, status }) =>
      (status === 404 || status === 405) && operations[operation].pathParameters.length === 0,
    text: "What answers at the configured endpoint is not the service. Set its base address, without a path of the API, with `pulumi config set consentform:endpoint <address>`.",
  },
];

/** The same failure with what to do about it, where the configuration is the cause. What is recorded of a half-made object stays. */
export function withConfigurationAdvice(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof PartialFailure) return error;
  const problem = [error, error.cause].find((candidate) => isProblem(candidate));
  const advice = isProblem(problem) ? advices.find(({ applies }) => applies(problem)) : undefined;
  return advice === undefined ? error : new Error(`${error.message} ${advice.text}`, { cause: error });
}
