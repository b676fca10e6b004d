import type { Property } from "../../src/provider/resources";

/** The documentation of an argument: its description, its default, and the effect of a change. */
export function argumentDoc({ description, default: fallback, traits }: Property): string {
  return [
    description.trim(),
    ...(traits.autoName === true ? ["Default: the resource's name in the program."] : []),
    ...(fallback === undefined || fallback === null || traits.autoName === true
      ? []
      : [`Default: \`${JSON.stringify(fallback)}\`.`]),
    ...(traits.replaces === true ? ["A change replaces the resource."] : []),
    ...(traits.onlyOnCreate === true ? ["Changing only this argument does not update the resource."] : []),
    ...(traits.secret === true ? ["Secret: encrypted in state."] : []),
  ].join("\n");
}
