import type { SchemaNode } from "@consentform/consent/contract";

/** Schema of a map in which any change triggers an action. */
export const triggerMap = {
  type: "object",
  additionalProperties: { type: "string" },
} as const satisfies SchemaNode;
