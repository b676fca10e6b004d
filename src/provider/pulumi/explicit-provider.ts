import * as pulumi from "@pulumi/pulumi";
import { isNative } from "./native-setting";

/** Configuration of an explicit provider. */
export interface ProviderArgs {
  /**
   * Workspace token; kept as a secret whether or not it is given as one. Default: environment variable
   * `CONSENTFORM_TOKEN`.
   */
  token?: pulumi.Input<string>;
  /** Base address of the service, https (or http on loopback). Default: environment variable `CONSENTFORM_ENDPOINT`. */
  endpoint?: pulumi.Input<string>;
  /**
   * Requests a minute that one deployment of this provider allows itself, at least 1. Default: what the service allows.
   */
  maxRequestsPerMinute?: pulumi.Input<number>;
}

type ProviderProperties = Record<string, pulumi.Input<string> | undefined>;

/**
 * A provider for one account, passed as `{ provider }` to resources or as `{ providers: [...] }` to components, where a
 * program manages several workspaces. Without one, resources use the stack's configuration. Each is a separate process
 * while a deployment runs; they share a token's budget through the service's RateLimit headers.
 */
export class Provider extends pulumi.ProviderResource {
  readonly #properties: ProviderProperties;

  /** `name` is the provider's name in the program. */
  constructor(name: string, args: ProviderArgs = {}, opts?: pulumi.ResourceOptions) {
    const properties: ProviderProperties = {
      // The class wraps the token itself: a plain string would appear in state and in `--diff`.
      "consentform:token": args.token === undefined ? undefined : pulumi.secret(args.token),
      "consentform:endpoint": args.endpoint,
      "consentform:maxRequestsPerMinute":
        args.maxRequestsPerMinute === undefined ? undefined : pulumi.output(args.maxRequestsPerMinute).apply(String),
    };
    // The plugin names its settings without the package.
    const settings = Object.entries(properties).map(([key, value]) => [key.slice("consentform:".length), value]);
    if (isNative()) super("consentform", name, Object.fromEntries(settings), opts);
    else super("pulumi-nodejs", name, properties, opts);
    this.#properties = properties;
  }

  /** True for a provider of this package, of another installed copy, too. */
  static isConfigured(provider: object): provider is Provider {
    return "configuration" in provider && typeof provider.configuration === "function";
  }

  /**
   * The values this provider was given, by full configuration key, for functions that run in the program. Throws while
   * one of them is not known yet.
   */
  async configuration(): Promise<(key: string) => string | undefined> {
    const output = pulumi.output(this.#properties);
    // `isKnown` is internal to the SDK's types; without it a preview would never end.
    if (!(await (output as unknown as { isKnown: Promise<boolean> }).isKnown)) {
      throw new Error(
        "The provider's token or endpoint is not known in this preview. Use the function's Output form on something that is.",
      );
    }
    const known = await new Promise<Record<string, string | undefined>>((resolve) => {
      output.apply((values) => resolve(values));
    });
    return (key) => known[key];
  }
}
