import type { Wording } from "../resources/wording";

/** The words of Pulumi's users. */
export const pulumiWording: Wording = {
  kindName: (kind) => kind,
  refresh: "`pulumi up --refresh`",
  renamed: 'add the option `aliases` with its former name or parent, such as `aliases: [{ name: "former-name" }]`',
  replaced: "",
  lookedUpAgain:
    "`pulumi up` looks a template up again after its preview. To apply no other revision, name this one in `getTemplate`.",
  owner: "`consentform:owner`",
  takeOver: (id) => `take that object over with adopt: "${id}"`,
  forget: "`pulumi state delete`",
  setToken: "`pulumi config set --secret consentform:token <token>`",
  expiredToken:
    "; `refresh` and `destroy` then need `--run-program`, since Pulumi takes the token from state when the program does not run",
  setEndpoint: "`pulumi config set consentform:endpoint <address>`",
  endpointName: "consentform:endpoint",
  limitName: "consentform:maxRequestsPerMinute",
};

/** The words of programs whose resources are native ones: no class sets their options. */
export const nativeWording: Wording = {
  ...pulumiWording,
  replaced: "If this resource is being replaced, set its option `deleteBeforeReplace`.",
};
