/** Properties of a resource by name. */
export type Properties = Record<string, unknown>;

/** An object as the service sends it. */
export type Wire = Record<string, unknown>;
