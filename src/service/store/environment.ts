import type { Schemas } from "../../consent/contract";

/** production or preview. */
export type Environment = Schemas["Environment"];
