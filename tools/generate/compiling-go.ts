/** Text of Pulumi's generator of Go programs that does not compile, with text that does. */
const corrections: readonly (readonly [wrong: RegExp, right: string])[] = [
  // A function named after a resource is `LookupSite` in the SDK, and so are its arguments.
  [/(\.Lookup\w+\(ctx, &consentform\.)Get(\w+Args)/g, "$1Lookup$2"],
  // The result of a function is a value, but an export is an output.
  [/ctx\.Export\((".*"), (found\.[\w.]+)\)/g, "ctx.Export($1, pulumi.ToOutput($2))"],
  // A required argument that the program must know is not a pointer.
  [/\bTemplate: &(consentform\.SiteFleetTemplateArgs)/g, "Template: $1"],
  // An optional one is a pointer.
  [/(\n\t+)(\S+, err := consentform\.NewSiteFleet[\s\S]*?Release: )(consentform\.\w+)/g, "$1release := $3$1$2&release"],
];

/** A Go program of Pulumi's generator, corrected where it would not compile. */
export function compilingGo(program: string): string {
  return corrections.reduce((text, [wrong, right]) => text.replace(wrong, right), program);
}
