import type { Self } from "./work";

/** Placeholder for a stack without a known name. It never counts as the same stack. */
const NO_STACK = "0".repeat(16);

/**
 * The name by which a resource marks drafts as its own (`managed_by`): 16 hex digits of the stack, a period, 40 of the
 * resource.
 */
export function ownerName({ stack, key }: Pick<Self, "stack" | "key">): string {
  return `${stack ?? NO_STACK}.${key}`;
}

/** True for the name of a resource whose stack has no known name. */
export function isUnnamed(name: string): boolean {
  return name.startsWith(`${NO_STACK}.`);
}

/** True for two names of one stack, or one name twice. */
export function areOfOneStack(name: string, other: string | null): boolean {
  const stack = name.slice(0, NO_STACK.length + 1);
  return other === name || (!stack.startsWith(NO_STACK) && other?.startsWith(stack) === true);
}

/** True for the name of this resource, also as earlier releases wrote it, when it consisted of the key alone. */
export function isOwnName({ key }: Pick<Self, "key">, managedBy: string | null): boolean {
  return managedBy !== null && managedBy.slice(managedBy.indexOf(".") + 1) === key;
}

/** The owner that a draft names: this stack, whose resources take each other's drafts over, another one, or none. */
export function ownerOf(
  { stack, key }: Pick<Self, "stack" | "key">,
  managedBy: string | null,
): "stack" | "other" | null {
  if (managedBy === null) return null;
  const isOfStack = stack !== null && managedBy.startsWith(`${stack}.`);
  return isOfStack || isOwnName({ key }, managedBy) ? "stack" : "other";
}
