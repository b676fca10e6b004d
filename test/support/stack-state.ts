import { existsSync, readFileSync } from "node:fs";

/** The output of `pulumi stack export`. */
export interface StackState {
  version: number;
  deployment: { resources?: StackResource[]; pending_operations?: { type: string; resource: StackResource }[] };
}

/** A resource in state. */
export interface StackResource {
  urn: string;
  type: string;
  id?: string;
  inputs?: Record<string, unknown>;
  outputs?: Record<string, unknown>;
  initErrors?: string[];
  protect?: boolean;
  pendingReplacement?: boolean;
}

/**
 * The contents of a stack's checkpoint file: those of `pulumi stack export`, under other names and without starting the
 * engine. Empty before the first deployment.
 */
export function readStackState(file: string): StackState {
  if (!existsSync(file)) return { version: 3, deployment: {} };
  const { version, checkpoint } = JSON.parse(readFileSync(file, "utf8"));
  return { version, deployment: checkpoint.latest ?? {} };
}
