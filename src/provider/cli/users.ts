import { UsageError } from "../../consent/failures";
import type { Place, UserEntry } from "../../service/command-line";
import type { Declaration } from "./declaration";
import { publicUrl } from "./dev/public-url";
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
export const usersLinkCommand: Declaration = {
  declare: (command) =>
    withPlace(command)
      .option("--workspace <name>", "workspace of the user; a new name creates it", "default")
      .requiredOption("--name <name>", "name of the user, 1 to 80 characters")
      .option("--public-url <url>", "address of the service in the link (default: that of its last start)", publicUrl),
  run: async (context, { workspace, name, ...place }: Link) => {
    const origin = place.publicUrl ?? null;
    const request = { kind: "link" as const, workspace, name, origin };
    const { link, isNewWorkspace } = await loadService().askOperator(place, context, request);
    if (isNewWorkspace) context.stderr(`Created workspace ${workspace}: there was none of this name.`);
    context.stderr(`Signs ${name} in to workspace ${workspace}, once, within 10 minutes:`);
    context.stdout(link);
  },
};

/** `consentform users list`: prints the users of one workspace, or of all. */
export const usersListCommand: Declaration = {
  declare: (command) => withPlace(command).option("--workspace <name>", "only the users of this workspace"),
  run: async (context, { workspace = null, ...place }: Place & { workspace?: string | null }) => {
    const { users } = await loadService().askOperator(place, context, { kind: "list", workspace });
    for (const user of users) context.stdout(lineOf(user));
    if (users.length === 0) context.stderr("There are no users. `consentform users link` creates one.");
  },
};

/** `consentform users remove`: removes a user and ends the user's sessions. */
export const usersRemoveCommand: Declaration = {
  declare: (command) =>
    withPlace(command)
      .option("--workspace <name>", "workspace of the user", "default")
      .option("--name <name>", "name of the user")
      .option("--unnamed", "the user of `consentform dev`, who has no name"),
  run: async (context, { workspace, name, unnamed, ...place }: Place & Removal) => {
    if ((name === undefined) === (unnamed === undefined)) throw new UsageError("Use one of --name and --unnamed.");
    const request = { kind: "remove" as const, workspace, name: name ?? null };
    const { removed } = await loadService().askOperator(place, context, request);
    const who = name ?? UNNAMED;
    if (removed === null) {
      throw new UsageError(
        `Workspace ${workspace} has no user ${who}. \`consentform users list\` lists the users of all workspaces.`,
      );
    }
    context.stdout(`Removed ${who} (${removed.id}) from workspace ${workspace}.`);
    if (removed.tokens > 0) {
      context.stderr(
        `${removed.tokens} active tokens that ${who} created stay valid. List them with: consentform api listTokens created_by=${removed.id}`,
      );
    }
  },
};

function lineOf({ workspace, name, id, created_at, sessions }: UserEntry): string {
  const signedIn = sessions === 0 ? "not signed in" : `${sessions} ${sessions === 1 ? "session" : "sessions"}`;
  return [workspace, name ?? UNNAMED, id, `created ${created_at.slice(0, 10)}`, signedIn].join("  ");
}
