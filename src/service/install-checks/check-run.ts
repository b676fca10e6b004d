import type { Schemas } from "@consentform/consent/contract";
import type { ObservedPage, PageRun, RunObstacle } from "./observed-page";

type Item = Schemas["InstallCheckItem"];
type Code = "script-runs" | "banner-drawn" | "blocked-before-consent";
type Verdict = Pick<Item, "status" | "detail">;

const passed = (detail: string): Verdict => ({ status: "passed", detail });
const failed = (detail: string): Verdict => ({ status: "failed", detail });
const warning = (detail: string): Verdict => ({ status: "warning", detail });
const skipped = (detail: string): Verdict => ({ status: "skipped", detail });

const obstacles: Readonly<Record<RunObstacle, string>> = {
  "no-browser":
    "Not observed: this service has no browser. Install Chromium on its machine and name it with --browser.",
  busy: "Not observed: other checks use the service's browser. Check the page again.",
  failed: "Not observed: the page did not finish in the browser within 12 seconds. Check the page again.",
};

/** Verdicts on the drawn banner. */
const sights: Readonly<Record<PageRun["banner"], Verdict>> = {
  drawn: passed("The banner is drawn, and its buttons can be pressed."),
  hidden: failed("The banner is drawn, and its buttons cannot be seen. Remove the style that hides them."),
  covered: failed("Another element of the page lies over the banner's buttons. Move or remove that element."),
  ambiguous: failed("More than one element of the page says that it is the banner. Remove the others."),
  "not-drawn": warning(
    "The banner ran and did not ask for consent: no rule of the document asks at the place of the service.",
  ),
  "not-run": skipped("The banner script did not run."),
};

const checks: Readonly<Record<Code, (run: PageRun) => Verdict>> = {
  "script-runs": ({ isScriptRequested, banner }) => {
    if (!isScriptRequested) return failed("The page did not request the script, or the script was not answered.");
    return banner === "not-run"
      ? failed("The page loaded the script, and the banner did not run. Look for errors in the browser's console.")
      : passed("The page loaded the script, and it ran.");
  },
  "banner-drawn": ({ banner }) => sights[banner],
  "blocked-before-consent": ({ fired }) =>
    fired.length === 0
      ? passed("No known tracker that needs consent was stored or requested before a choice.")
      : failed(`Before any choice, these were stored or requested: ${fired.slice(0, 5).join(", ")}. Block them.`),
};

const codes = Object.keys(checks) as Code[];

/** Checks what a browser saw. One warning says that nothing was observed; what depends on it is skipped. */
export function checkRun(observed: ObservedPage): Item[] {
  if (typeof observed !== "string") return codes.map((code) => ({ code, ...checks[code](observed) }));
  return codes.map((code) => ({
    code,
    ...(code === "script-runs" ? warning(obstacles[observed]) : skipped("The page was not run in a browser.")),
  }));
}
