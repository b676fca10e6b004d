import { Command } from "commander";
import { UsageError } from "../../consent/failures";
import type { Place, UserEntry } from "../../service/command-line";
import { type CommandContext, processContext } from "./command-context";
import { publicUrl } from "./dev/public-url";
import { exitCodes, runCommand } from "./exit-status";
import { loadService } from "./load-service";
import { withPlace } from "./operator/place";

/** The options of a link. */
interface Link extends Place {
  readonly workspace: string;
  readonly name: string;
  /** The address under which the service is reached. */
  readonly publicUrl?: string;
}

/** The user whom `users remove` removes. */
interface Removal {
  readonly workspace: string;
  readonly name?: string;
  readonly unnamed?: true;
}

/** The printed name of the user of `consentform dev`. */
const UNNAMED = "(consentform dev)";

/** `consentform users link`: prints a link that signs a user in, alone on stdout. */
export function usersLinkCommand(commandContext: CommandContext = processContext): Command {
  return withPlace(new Command("link"))
    .description("Print a link that signs a user in to the console, once, within 10 minutes. It creates a new user.")
    .option("--workspace <name>", "workspace of the user; a new name creates it", "default")
    .requiredOption("--name <name>", "name of the user, 1 to 80 characters")
    .option("--public-url <url>", "address of the service in the link (default: that of its last start)", publicUrl)
    .action(({ workspace, name, ...place }: Link) =>
      runCommand(commandContext, async () => {
        const origin = place.publicUrl ?? null;
        const answer = await loadService().askOperator(place, commandContext, {
          kind: "link",
          workspace,
          name,
          origin,
        });
        const { link, isNewWorkspace } = answer;
        if (isNewWorkspace) commandContext.stderr(`Created workspace ${workspace}: there was none of this name.`);
        commandContext.stderr(`Signs ${name} in to workspace ${workspace}, once, within 10 minutes:`);
        commandContext.stdout(link);
        return exitCodes.success;
      }),
    );
}

/** `consentform users list`: prints the users of one workspace, or of all. */
export function usersListCommand(commandContext: CommandContext = processContext): Command {
  return withPlace(new Command("list"))
    .description("List the users who can sign in to the console.")
    .option("--workspace <name>", "only the users of this workspace")
    .action(({ workspace, ...place }: Place & { workspace?: string }) =>
      runCommand(commandContext, async () => {
        const { users } = await loadService().askOperator(place, commandContext, {
          kind: "list",
          workspace: workspace ?? null,
        });
        for (const user of users) commandContext.stdout(lineOf(user));
        if (users.length === 0) commandContext.stderr("There are no users. `consentform users link` creates one.");
        return exitCodes.success;
      }),
    );
}

/** `consentform users remove`: removes a user and ends the user's sessions. */
export function usersRemoveCommand(commandContext: CommandContext = processContext): Command {
  return withPlace(new Command("remove"))
    .description("Remove a user. The user's sessions and sign-in links end at once; tokens that the user created stay.")
    .option("--workspace <name>", "workspace of the user", "default")
    .option("--name <name>", "name of the user")
    .option("--unnamed", "the user of `consentform dev`, who has no name")
    .action(({ workspace, name, unnamed, ...place }: Place & Removal) =>
      runCommand(commandContext, async () => {
        if ((name === undefined) === (unnamed === undefined)) throw new UsageError("Use one of --name and --unnamed.");
        const { removed } = await loadService().askOperator(place, commandContext, {
          kind: "remove",
          workspace,
          name: name ?? null,
        });
        const who = name ?? UNNAMED;
        if (removed === null) {
          throw new UsageError(
            `Workspace ${workspace} has no user ${who}. \`consentform users list\` lists the users of all workspaces.`,
          );
        }
        commandContext.stdout(`Removed ${who} (${removed.id}) from workspace ${workspace}.`);
        if (removed.tokens > 0) {
          commandContext.stderr(
            `${removed.tokens} active tokens that ${who} created stay valid. List them with: consentform api listTokens created_by=${removed.id}`,
          );
        }
        return exitCodes.success;
      }),
    );
}

function lineOf({ workspace, name, id, created_at, sessions }: UserEntry): string {
  const signedIn = sessions === 0 ? "not signed in" : `${sessions} ${sessions === 1 ? "session" : "sessions"}`;
  return [workspace, name ?? UNNAMED, id, `created ${created_at.slice(0, 10)}`, signedIn].join("  ");
}
