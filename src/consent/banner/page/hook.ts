/**
 * Runs instead of a browser's own function.
 *
 * @param self the object that it is called on; null for a constructor
 * @param args its arguments, which may be changed
 * @param go calls the browser's function with the arguments
 * @param name the member's name
 */
// biome-ignore lint/suspicious/noExplicitAny: functions of browsers have many different types
export type Trap = (self: any, args: any[], go: () => any, name: string) => unknown;

/** The window of the page or of a frame, with its interfaces. */
export type Realm = Readonly<Record<string, { readonly prototype: object }>>;

/**
 * Sets a trap before functions, setters and constructors of the browser. A proxy keeps everything else: names,
 * prototypes, errors, and classes that extend them. Members that a browser lacks, or that a page has frozen, are
 * skipped.
 *
 * @param interfaces names of interfaces, separated by spaces; empty for the functions of the window
 * @param members names of their members, separated by spaces
 * @param accessor `get` for a trap before a getter
 */
export function hook(
  interfaces: string,
  members: string,
  trap: Trap,
  realm: Realm = window as unknown as Realm,
  accessor: "get" | "set" = "set",
): void {
  interfaces.split(" ").forEach((each) => {
    const object = each ? realm[each]?.prototype : realm;
    members.split(" ").forEach((name) => {
      const own = object && Object.getOwnPropertyDescriptor(object, name);
      const kind = own?.[accessor] ? accessor : "value";
      if (!object || !own?.[kind] || !own.configurable) return;
      const native = own[kind];
      own[kind] = new Proxy(native, {
        apply: (_, self, args) => trap(self, args, () => Reflect.apply(native, self, args), name),
        construct: (_, args, made) => trap(null, args, () => Reflect.construct(native, args, made), name) as object,
      });
      Object.defineProperty(object, name, own);
      // A sound that `Audio` makes has the constructor `HTMLAudioElement`.
      if (native.prototype?.constructor === native) native.prototype.constructor = own[kind];
    });
  });
}
