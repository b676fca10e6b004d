const parentOf = Object.getOwnPropertyDescriptor(Node.prototype, "parentNode")?.get as (this: Node) => Node | null;

/** The added nodes that are still in the page and inside no other added node, so that each is searched once. */
export function outermostAdded(changes: readonly MutationRecord[]): Node[] {
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
  return [...added].filter((node) => node.isConnected && !isInside(node, added));
}

function isInside(node: Node, nodes: ReadonlySet<Node>): boolean {
  // A form has members with the names of its inputs, so its own `parentNode` may be one of them.
  for (let each = Reflect.apply(parentOf, node, []); each !== null; each = Reflect.apply(parentOf, each, []))
    if (nodes.has(each)) return true;
  return false;
}
