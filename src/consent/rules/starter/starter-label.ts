import { hasStarter, starterTexts } from "./starter-document";

/** The starter's label of a button in a language; undefined where no starter has that language. */
export function starterLabel(tag: string, button: string, part: "banner" | "embed" | "opt_out" = "banner") {
  if (!hasStarter(tag)) return undefined;
  const labels: Readonly<Record<string, string>> | undefined = starterTexts(tag).texts[part];
  return labels?.[button];
}
