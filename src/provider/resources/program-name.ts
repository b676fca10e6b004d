/**
 * The name of a property in Pulumi programs: `event_kinds` is `eventKinds`. Names are changed here and in `definedName`
 * alone. Releases up to 0.2.0 used these names in the private state of Terraform as well.
 */
export function programName(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The reverse: the name in definitions, which is the contract's. */
export function definedName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
