/** Properties of a resource by camelCase name, as programs and engines see them. */
export type Properties = Record<string, unknown>;

/** An object as the service sends it: snake_case. */
export type Wire = Record<string, unknown>;
