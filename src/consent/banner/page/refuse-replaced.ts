/**
 * Throws on a page that replaced built-ins of the language. A built-in is known by the length of its text, which
 * depends only on its name. Enumerable members are additions of the page. Promises do not count, because frameworks
 * replace them with ones that work. No method is called before it is found to be a built-in.
 *
 * @param more other objects whose members count
 */
export function refuseReplaced(...more: readonly object[]): void {
  const { getOwnPropertyDescriptors: membersOf } = Object;
  const refuse = (made: unknown): void => {
    if (typeof made === "function" && `${made}`.length - made.name.length !== `${Array}`.length - 5) throw 0;
  };
  const refuseIn = (owner: object): void => {
    const members: Record<string, PropertyDescriptor> = membersOf(owner);
    for (const name in members) {
      const { value, enumerable } = members[name] as PropertyDescriptor;
      if (name === "prototype") refuseIn(value);
      else if (!enumerable) refuse(value);
    }
  };
  refuse(membersOf);
  refuseIn(Array);
  [Object, String, RegExp, Map, Set, JSON, Number, Math, Date, Reflect, WeakMap, WeakSet, ...more].forEach(refuseIn);
}
