import { visibleText } from "@consentform/consent/contract";
import { type OwnToken, ownToken } from "../client/own-token";
import { connect } from "./connection";
import { type Declaration, withToken } from "./declaration";
import { printResult } from "./print-result";

/** `consentform whoami`: prints what the token of CONSENTFORM_TOKEN is and may do. */
export const whoamiCommand: Declaration = {
  formats: ["human", "json"],
  endpoint: withToken,
  run: async (context, { format, endpoint }: { format: string; endpoint?: string }) => {
    const { data } = await connect(endpoint, context).call("getMe");
    printResult(data, format, (own) => humanLines(ownToken(own)), context);
  },
};

function humanLines({ workspace, token }: OwnToken): string[] {
  const binding = token.site_id ?? token.environment;
  return [
    `Workspace  ${visibleText(workspace.name)} (${workspace.id})`,
    `Token      ${visibleText(token.name)} (${token.id})`,
    `Scopes     ${token.scopes.join(", ")}`,
    `Bound to   ${binding ?? "nothing: all sites and environments"}`,
    `Expires    ${token.expires_at ?? "never"}`,
  ];
}
