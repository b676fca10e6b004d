import { readFileSync } from "node:fs";
import path from "node:path";
import type { AutoConsentCMPRule, ContentScriptMessage } from "@duckduckgo/autoconsent";
import rule from "../../src/consent/banner/machines/autoconsent.json";
import type { Visitor } from "./banner-visit";

const folder = path.dirname(require.resolve("@duckduckgo/autoconsent"));
/** The content script, as autoconsent's own browser tests load it. */
const contentScript = readFileSync(path.join(folder, "autoconsent.playwright.js"), "utf8");

/** The rules of the current extension. */
export const publishedRules = (require("@duckduckgo/autoconsent/rules/rules.json") as { autoconsent: unknown[] })
  .autoconsent as AutoConsentCMPRule[];

/** The extension in a page, with the messages of its content script. It does not prehide, as in its authors' tests. */
export function autoconsent(
  autoAction: "optIn" | "optOut",
  rules: readonly AutoConsentCMPRule[] = [rule as AutoConsentCMPRule],
): string {
  const answer = {
    type: "initResp",
    config: {
      enabled: true,
      autoAction,
      disabledCmps: [],
      enablePrehide: true,
      enableCosmeticRules: true,
      enableGeneratedRules: true,
      detectRetries: 20,
      isMainWorld: false,
      heuristicMode: "off",
    },
    rules: { autoconsent: rules },
  };
  return `(() => {
    if (window.top !== window) return;
    window.messages = [];
    const answerWith = (message) => setTimeout(() => window.autoconsentReceiveMessage(message));
    window.autoconsentSendMessage = (message) => {
      messages.push(JSON.parse(JSON.stringify(message)));
      if (message.type === "init") answerWith(${JSON.stringify(answer)});
      if (message.type === "eval") answerWith({ type: "evalResp", id: message.id, result: false });
      if (message.scheduleSelfTest) answerWith({ type: "selfTest" });
    };
    ${contentScript}
  })();`;
}

/** The messages that an extension with an icon would show: every step, and the result. */
export async function outcome({ page }: Visitor, last = "selfTestResult"): Promise<string[]> {
  await page.waitForFunction(`messages.some(({ type, result }) => type === "${last}" || result === false)`, {
    timeout: 20_000,
    polling: 50,
  });
  const messages = (await page.evaluate("messages")) as ContentScriptMessage[];
  return messages
    .filter(({ type }) => !["init", "report", "eval"].includes(type))
    .map((message) => [message.type, "cmp" in message && message.cmp, "result" in message && message.result])
    .map((parts) => parts.filter((part) => part !== false || parts[0] === part).join(" "));
}
