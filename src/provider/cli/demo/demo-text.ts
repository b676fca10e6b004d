/** Facts about a running demo, for the text that it prints. */
export interface DemoFacts {
  /** Address of the shop. */
  readonly shop: string;
  /** Origin of the service. */
  readonly endpoint: string;
  readonly token: string;
  /** A link that signs in to the console. */
  readonly signIn: string;
  readonly siteId: string;
  /** Path of the banner's file. */
  readonly file: string;
  /** True if the demo wrote that file. */
  readonly isWritten: boolean;
  /** True if pressing Enter prints another link. */
  readonly isReading: boolean;
}

/** The text of a demo that is ready: where the shop and the console are, and what comes next. */
export function demoText(facts: DemoFacts): string {
  const { shop, endpoint, token, signIn, siteId, file, isWritten, isReading } = facts;
  return [
    `The shop is ready. Open it in a browser and answer the banner:`,
    `  ${shop}`,
    "",
    "See the choices that it recorded in the console. This link signs you in once, within 10 minutes:",
    `  ${signIn}`,
    ...(isReading ? ["Press Enter for a new link."] : []),
    "",
    "Or list them in another terminal:",
    `  export CONSENTFORM_ENDPOINT=${endpoint} CONSENTFORM_TOKEN=${token}`,
    `  npx consentform consents ${siteId}`,
    "",
    "What to do next:",
    `  1. Edit a text in ${file}${isWritten ? ", which was written to this folder" : ""}. Each time you save it, it is published.`,
    "  2. Compare it with the banner before: after each save, the command for pictures is printed here.",
    "  3. Deploy it: `npx consentform init` writes a program for the banner.yaml in its folder, and prints the commands.",
    "Press Ctrl+C to stop. The shop and its records are in memory; your file stays.",
    "",
  ].join("\n");
}

/**
 * The text about a file that was published again.
 *
 * @param before path of the document that the shop showed before
 */
export function republishedText(file: string, number: number, before: string): string {
  return [
    `Published ${file} as version ${number}. Reload the page.`,
    "See both as pictures, in another terminal (needs Chromium or Chrome, and puppeteer-core):",
    `  npx consentform pictures ${quoted(file)} --base ${quoted(before)} --out pictures-of-version-${number}`,
    "",
  ].join("\n");
}

/**
 * The text about a file that the service refuses.
 *
 * @param why text of the refusal
 */
export function unpublishedText(file: string, why: string): string {
  return `${file} was not published. ${why}\nFind each fault and its line: npx consentform validate ${quoted(file)}`;
}

/** As one word of a shell's command. */
function quoted(path: string): string {
  return /^[\w./:\\-]+$/.test(path) ? path : `"${path}"`;
}
