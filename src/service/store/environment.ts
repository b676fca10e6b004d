import type { Schemas } from "../../contract";

/** production or preview. */
export type Environment = Schemas["Environment"];
