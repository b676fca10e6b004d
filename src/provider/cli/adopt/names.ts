/** Longest name that a text gives; longer ones are cut. */
const MAX_LENGTH = 40;

/** File names that Windows reserves. */
const reservedName = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A text as a name: lower-case letters and digits of ASCII with single hyphens between them; empty if nothing is left
 * of it.
 */
export function slug(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
}

/** Names of objects by kind and id, so that a second run uses those of the first. */
export type KnownNames = Readonly<Record<string, string>>;

/** Gives every object a name that no other one has. */
export interface Naming {
  /** `wanted`, or with a part of the object's id where another object has it. */
  nameOf(kind: string, id: string, wanted: string): string;
  /** All names that were given. */
  readonly given: KnownNames;
}

/** A naming in which objects of an earlier run keep their names. */
export function createNaming(known: KnownNames): Naming {
  const given: Record<string, string> = {};
  const taken = new Set(Object.values(known));
  return {
    given,
    nameOf(kind, id, wanted) {
      const object = `${kind} ${id}`;
      const former = Object.hasOwn(known, object) ? known[object] : undefined;
      const name = former ?? freeName(taken, safeName(wanted, kind), id);
      taken.add(name);
      given[object] = name;
      return name;
    },
  };
}

/** A name that begins with a letter and is a file name everywhere. */
function safeName(wanted: string, kind: string): string {
  // Of a text without Latin letters, `slug` leaves nothing: `channel-`.
  const plain = wanted.replaceAll(/-{2,}/g, "-").replace(/-$/, "");
  const name = plain === "" || /^\d/.test(plain) ? `${slug(kind)}-${plain}`.replace(/-$/, "") : plain;
  return reservedName.test(name) ? `${name}-${slug(kind)}` : name;
}

function freeName(taken: ReadonlySet<string>, wanted: string, id: string): string {
  if (!taken.has(wanted)) return wanted;
  const tail = slug(id.slice(-40)).replaceAll("-", "");
  for (let length = 6; length <= tail.length; length += 1) {
    const name = `${wanted}-${tail.slice(-length)}`;
    if (!taken.has(name)) return name;
  }
  for (let count = 2; ; count += 1) {
    const name = `${wanted}-${count}`;
    if (!taken.has(name)) return name;
  }
}

/** A name as a variable: `domain-www-shop` is `domainWwwShop`; one that is taken gets a number. */
export function variableFor(name: string, taken: Set<string>): string {
  const plain = name.replaceAll(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  let variable = plain;
  for (let count = 2; taken.has(variable); count += 1) variable = `${plain}_${count}`;
  taken.add(variable);
  return variable;
}
