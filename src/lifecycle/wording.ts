/** How users tell their own tool to do something, for messages. */
export interface Wording {
  /** A command that shows what has changed at the service. */
  readonly refresh: string;
  /** What takes over an existing object, by its import id. */
  takeOver(id: string): string;
  /** How to set the token, where there is none or an unknown one. */
  readonly setToken: string;
  /** More about a token that expired. */
  readonly expiredToken: string;
  /** How to set the endpoint. */
  readonly setEndpoint: string;
  /** The endpoint and the limit as the user's configuration calls them. */
  readonly endpointName: string;
  readonly limitName: string;
}

/** What Pulumi's users do. */
export const PULUMI_WORDING: Wording = {
  refresh: "`pulumi up --refresh`",
  takeOver: (id) => `take that object over with adopt: "${id}"`,
  setToken: "`pulumi config set --secret consentform:token <token>`",
  expiredToken:
    "; `refresh` and `destroy` then need `--run-program`, since Pulumi takes the token from state when the program does not run",
  setEndpoint: "`pulumi config set consentform:endpoint <address>`",
  endpointName: "consentform:endpoint",
  limitName: "consentform:maxRequestsPerMinute",
};
