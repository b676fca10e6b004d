/** The parts of a resource's URN that identify it. */
export interface UrnParts {
  readonly project: string;
  readonly stack: string;
  /** Types of the parents, outermost first; empty for a resource without a parent. */
  readonly parents: string;
  readonly kind: string;
  readonly name: string;
}

/** The parts of `urn:pulumi:<stack>::<project>::<types>::<name>`. The name may contain anything. */
export function urnParts(urn: string): UrnParts {
  const [stack = "", project = "", types = "", ...name] = urn.replace(/^urn:pulumi:/, "").split("::");
  const at = types.lastIndexOf("$");
  const kind = types.slice(types.lastIndexOf(":") + 1);
  return { project, stack, parents: at < 0 ? "" : types.slice(0, at), kind, name: name.join("::") };
}
