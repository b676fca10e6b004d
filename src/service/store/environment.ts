import type { Schemas } from "@consentform/consent/contract";

/** production or preview. */
export type Environment = Schemas["Environment"];
