import { Command, Option } from "commander";
import { visibleText } from "../../consent/contract";
import { type OwnToken, ownToken } from "../client/own-token";
import { type CommandContext, processContext } from "./command-context";
import { connect } from "./connection";
import { exitCodes, runCommand } from "./exit-status";

/** `consentform whoami`: prints what the token of CONSENTFORM_TOKEN is and may do. */
export function whoamiCommand(commandContext: CommandContext = processContext): Command {
  return new Command("whoami")
    .description("Print the workspace, the scopes and the expiry of the token in CONSENTFORM_TOKEN.")
    .addOption(new Option("--format <format>", "how to print it").choices(["human", "json"]).default("human"))
    .option("--endpoint <url>", "service to call; default: CONSENTFORM_ENDPOINT")
    .action(({ format, endpoint }: { format: string; endpoint?: string }) =>
      runCommand(commandContext, async () => {
        const { data } = await connect(endpoint, commandContext).call("getMe");
        for (const line of format === "json" ? [JSON.stringify(data, null, 2)] : humanLines(ownToken(data))) {
          commandContext.stdout(line);
        }
        return exitCodes.success;
      }),
    );
}

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
