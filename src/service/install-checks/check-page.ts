import type { Schemas } from "@consentform/consent/contract";
import { consentDefaults, isGoogleTag } from "../pages/consent-default";
import { snippetAddresses } from "../pages/inline-snippets";
import { type LoaderTag, loaderTag } from "../pages/loader-tag";
import type { MarkupScript, PageMarkup } from "../pages/page-markup";
import type { Environment } from "../store/environment";

/** The expected installation on a page. */
export interface Installation {
  readonly siteId: string;
  readonly environment: Environment;
  /** The version of the stage; null if nothing was published to it. */
  readonly stageNumber: number | null;
  /** The version that the page loads; null if unknown. */
  readonly loadedNumber: number | null;
  /** How the banner lets visitors reopen it. */
  readonly reopen: "floating" | "link" | "both";
}

type Item = Schemas["InstallCheckItem"];
type Code = Exclude<Item["code"], "script-runs" | "banner-drawn" | "blocked-before-consent">;
type Verdict = Pick<Item, "status" | "detail">;

interface Facts {
  readonly page: PageMarkup;
  readonly expected: Installation;
  /** Scripts that a browser runs. */
  readonly scripts: readonly MarkupScript[];
  readonly loaders: readonly { readonly script: MarkupScript; readonly tag: LoaderTag }[];
}

const passed = (detail: string): Verdict => ({ status: "passed", detail });
const failed = (detail: string): Verdict => ({ status: "failed", detail });
const warning = (detail: string): Verdict => ({ status: "warning", detail });
const skipped = (detail: string): Verdict => ({ status: "skipped", detail });

/** The checks of contract 2.6, in their fixed order. */
const checks: Readonly<Record<Code, (facts: Facts) => Verdict>> = {
  "script-present": ({ loaders }) =>
    loaders.length > 0
      ? passed("The script is on the page.")
      : failed("The script is not on the page. Put the site's script tag first into its head."),
  "first-in-head": ({ scripts, loaders }) => {
    const [first] = loaders;
    if (first === undefined) return withoutScript;
    if (first.script.isDeferred)
      return failed("The script has async, defer or type module. Remove them: it has to run first.");
    return first.script === scripts[0] && first.script.isInHead
      ? passed("It is the first script of the head.")
      : failed("Other scripts come before it, or it is not in the head. Move it first into the head.");
  },
  "single-copy": ({ loaders }) => {
    if (loaders.length === 0) return withoutScript;
    return loaders.length === 1
      ? passed("It is there once.")
      : failed(`It is there ${loaders.length} times. Leave one copy on the page.`);
  },
  "site-matches": ({ loaders, expected: { siteId, environment } }) => {
    const [first] = loaders;
    if (first === undefined) return withoutScript;
    const { tag } = first;
    return tag.siteId === siteId && tag.environment === environment
      ? passed("It is the script of this site and environment.")
      : failed(`It is the script of ${tag.siteId}/${tag.environment}, not of ${siteId}/${environment}.`);
  },
  "version-current": ({ loaders, expected: { stageNumber, loadedNumber } }) => {
    if (loaders.length === 0) return withoutScript;
    if (stageNumber === null) return failed("Nothing was published to the stage yet.");
    if (loadedNumber === null) return warning("The version that the page loads could not be determined.");
    if (loadedNumber !== stageNumber) {
      return failed(`The page loads version ${loadedNumber}; the stage holds version ${stageNumber}.`);
    }
    return loaders.some(({ script }) => script.hasIntegrity)
      ? warning(
          `The script tag has an integrity attribute, so browsers will refuse the next version. Remove the attribute.`,
        )
      : passed(`The page loads version ${loadedNumber}.`);
  },
  "consent-default-before-tags": ({ scripts, loaders }) => {
    const tag = scripts.findIndex(loadsGoogleTag);
    if (tag < 0) return passed("The page itself loads no tag that obeys consent defaults.");
    const setting = scripts.findIndex(
      (script) =>
        loaders.some((loader) => loader.script === script && !script.isDeferred) ||
        consentDefaults(script.text).length > 0,
    );
    return setting >= 0 && setting <= tag
      ? passed("Consent defaults are set before any tag.")
      : failed("A tag comes before consent defaults are set. Move the banner script before it.");
  },
  "settings-link": ({ page, loaders, expected: { reopen } }) => {
    if (page.hasSettingsLink) return passed("The page has a link to #consent-settings.");
    if (reopen === "floating") {
      // Without the script, another check fails and says so.
      return loaders.length === 0 ? withoutScript : passed("The document asks for a floating control.");
    }
    const found = "The page has no link to #consent-settings, so the banner draws only its floating control.";
    return (reopen === "both" ? warning : failed)(`${found} Add a link to the footer.`);
  },
};

const withoutScript = skipped("The script is not on the page.");

/** Checks a page that answered: every check of contract 2.6. */
export function checkPage(page: PageMarkup, expected: Installation): Item[] {
  const scripts = page.scripts.filter(({ isHeldBack }) => !isHeldBack);
  const facts = { page, expected, scripts, loaders: loadersOf(scripts) };
  return (Object.keys(checks) as Code[]).map((code) => ({ code, ...checks[code](facts) }));
}

/** The banner script that a page loads first, or null. */
export function firstLoader(page: PageMarkup): LoaderTag | null {
  return loadersOf(page.scripts.filter(({ isHeldBack }) => !isHeldBack))[0]?.tag ?? null;
}

function loadersOf(scripts: readonly MarkupScript[]): Facts["loaders"] {
  return scripts.flatMap((script) => {
    const tag = script.address === null ? null : loaderTag(script.address);
    return tag === null ? [] : [{ script, tag }];
  });
}

function loadsGoogleTag({ address, text }: MarkupScript): boolean {
  return (address === null ? snippetAddresses(text) : [address]).some(isGoogleTag);
}

/** Checks without which the banner does nothing. */
const decisive: readonly Item["code"][] = ["script-present", "single-copy", "site-matches"];

/** failed: one of the decisive checks failed. warning: another one is not passed. Otherwise passed (contract 2.6). */
export function checkResult(items: readonly Item[]): Schemas["InstallCheck"]["result"] {
  const isWrong = ({ status }: Item) => status === "failed" || status === "warning";
  if (items.some((item) => decisive.includes(item.code) && item.status === "failed")) return "failed";
  return items.some(isWrong) ? "warning" : "passed";
}
