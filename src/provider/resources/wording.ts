/** The names of an engine's own commands and settings, for messages. */
export interface Wording {
  /** Name of a kind of resource in programs. */
  kindName(kind: string): string;
  /** A command that shows what has changed at the service. */
  readonly refresh: string;
  /** The setting that declares a resource as renamed or moved. */
  readonly renamed: string;
  /** The sentence about a replacement that creates the new object first; empty if the engine has none. */
  readonly replaced: string;
  /** The sentence about a look-up that an apply repeats after its preview; empty if the engine keeps its result. */
  readonly lookedUpAgain: string;
  /** The setting that distinguishes stacks whose project, stack and names are equal. */
  readonly owner: string;
  /** The advice to take over an existing object, by its import id. */
  takeOver(id: string): string;
  /** The way to end the management of an object without deleting it. */
  readonly forget: string;
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
