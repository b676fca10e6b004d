import type { SchemaNode } from "../contract";

/** Schema of a map whose change, whatever it says, makes something happen. */
export const triggerMap = {
  type: "object",
  additionalProperties: { type: "string" },
} as const satisfies SchemaNode;
