/**
 * Looks types up by the name that an engine knows them by. The table is made at the first look-up: an engine starts the
 * provider for a schema alone, too.
 *
 * @param what one of them is, for the error about a name that is not there
 */
export function typeTable<Type>(
  what: string,
  types: () => readonly (readonly [name: string, type: Type])[],
): (name: string) => Type {
  let table: ReadonlyMap<string, Type> | null = null;
  return (name) => {
    table ??= new Map(types());
    const found = table.get(name);
    if (found === undefined)
      throw new Error(
        `This version of the provider has no ${what} ${name}. Update the provider, or remove what uses the name.`,
      );
    return found;
  };
}
