import type { AlertMessage } from "./alert-message";

/**
 * The body for a Slack incoming webhook. Names are in plain_text blocks, which Slack shows as they are; `text`, for
 * notifications, is mrkdwn, where three characters are escaped (Slack, "Formatting text for app surfaces").
 */
export function slackMessage({ title, detail, facts }: AlertMessage): string {
  return JSON.stringify({
    text: escaped(title),
    blocks: [
      { type: "header", text: plain(title) },
      { type: "section", text: plain(detail) },
      { type: "context", elements: facts.map(([name, value]) => plain(`${name}: ${value}`)) },
    ],
  });
}

/** Slack's limit for the text of a block's element is 150 characters in headers and 2,000 in others. */
function plain(text: string) {
  return { type: "plain_text", text, emoji: false };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
