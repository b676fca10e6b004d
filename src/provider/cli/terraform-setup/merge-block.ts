const BEGIN = "# consentform: begin (written by `consentform terraform-setup`)";
const END = "# consentform: end";

/** Our own part of a file, with the line that ends it. */
const ownPart = new RegExp(`^${escaped(BEGIN)}\\n[\\s\\S]*?^${escaped(END)}\\n?`, "m");

/** A block that another tool or the user wrote. Comments do not count. */
const installationStart = /^\s*provider_installation\b/m;

/**
 * A configuration file with our block in it: in place of the one that we wrote before, or at the end.
 *
 * @param text the file as it is; empty when there is none
 * @returns null when it has a block of the same name that is not ours: the engine allows only one, so its owner has to
 * merge them
 */
export function mergeBlock(text: string, block: string): string | null {
  const part = `${BEGIN}\n${block}${END}\n`;
  const rest = text.replace(ownPart, "");
  if (installationStart.test(rest)) return null;
  if (rest !== text) return text.replace(ownPart, () => part);
  return text === "" || text.endsWith("\n") ? text + part : `${text}\n${part}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
