import { type Role, roles } from "@consentform/consent/contract";
import { UsageError } from "@consentform/consent/failures";
import type { Place, UserEntry, UserToken } from "@consentform/service/command-line";
import { Option } from "commander";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { publicUrl } from "./dev/public-url";
import { loadService } from "./load-service";
import { withPlace } from "./operator/place";

/** The options of a link. */
interface Link extends Place {
  readonly workspace: string;
  readonly name: string;
  readonly role?: Role | null;
  readonly revokeTokens?: boolean;
  /** The address under which the service is reached. */
  readonly publicUrl?: string;
}

/** The user whom `users remove` removes. */
interface Removal {
  readonly workspace: string;
  readonly name?: string;
  readonly unnamed?: true;
  readonly id?: string;
  readonly revokeTokens?: boolean;
}

/** The printed name of the user of `consentform dev`. */
const UNNAMED = "(consentform dev)";

/** The flags and the description of the option that revokes tokens. */
const revokesTokens = [
  "--revoke-tokens",
  "also revoke the tokens that the user created, directly or through another token",
] as const;

/** `consentform users link`: prints a link that signs a user in, alone on stdout. */
export const usersLinkCommand: Declaration = {
  declare: (command) =>
    withPlace(command)
      .option("--workspace <name>", "workspace of the user; a new name creates it", "default")
      .requiredOption("--name <name>", "name of the user, 1 to 80 characters")
      .addOption(
        new Option("--role <role>", "role to assign; default: owner for a new user, otherwise unchanged").choices(
          roles,
        ),
      )
      .option(...revokesTokens)
      .option("--public-url <url>", "address of the service in the link (default: that of its last start)", publicUrl),
  run: async (context, { workspace, name, role: asked = null, revokeTokens = false, ...place }: Link) => {
    const origin = place.publicUrl ?? null;
    const request = { kind: "link" as const, workspace, name, role: asked, origin, revokesTokens: revokeTokens };
    const answer = await loadService().askOperator(place, context, request);
    const { link, isNewWorkspace, isNewUser, role, formerRole, tokens, isWithoutOwner, isServiceStopped } = answer;
    // An older process on the data folder does not know roles, and would sign in an owner.
    if (asked !== null && asked !== role) {
      throw new UsageError("The running service does not support roles. Restart it with this version, then try again.");
    }
    if (isNewWorkspace) context.stderr(`Created workspace ${workspace}: there was none of this name.`);
    if (isNewUser) context.stderr(`Created the user ${name} as ${role}: workspace ${workspace} had none of this name.`);
    if (formerRole !== null) context.stderr(`Changed the role of ${name} from ${formerRole} to ${role}.`);
    reportTokens(context, name, tokens, revokeTokens);
    if (isWithoutOwner) reportNoOwner(context, workspace);
    if (isServiceStopped) {
      context.stderr("No service is running on the data folder. Start it before you open the link.");
    }
    context.stderr(`Signs ${name} in to workspace ${workspace} as ${role}, once, within 10 minutes:`);
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
      .option("--unnamed", "the user of `consentform dev`, who has no name")
      .option("--id <id>", "id of the user, for users of single sign-on")
      .option(...revokesTokens),
  run: async (context, { workspace, name, unnamed, id, revokeTokens = false, ...place }: Place & Removal) => {
    if ([name, unnamed, id].filter((each) => each !== undefined).length !== 1) {
      throw new UsageError("Use one of --name, --unnamed and --id.");
    }
    const named = { name: name ?? null, ...(id === undefined ? {} : { id }) };
    const request = { kind: "remove" as const, workspace, ...named, revokesTokens: revokeTokens };
    const { removed } = await loadService().askOperator(place, context, request);
    const who = id ?? name ?? UNNAMED;
    if (removed === null) {
      throw new UsageError(
        `Workspace ${workspace} has no user ${who}. \`consentform users list\` lists the users of all workspaces.`,
      );
    }
    context.stdout(
      removed.wasGone === true
        ? `${who} was removed from workspace ${workspace} before.`
        : `Removed ${removed.name ?? UNNAMED} (${removed.id}) from workspace ${workspace}.`,
    );
    reportTokens(context, who, removed.tokens, revokeTokens);
    if (removed.isWithoutOwner) reportNoOwner(context, workspace);
  },
};

/** Says how a workspace whose last owner has gone gets another one: none of its users can. */
function reportNoOwner({ stderr }: Pick<CommandContext, "stderr">, workspace: string): void {
  stderr(
    `Workspace ${workspace} has no owner now. To name one, run: consentform users link --workspace ${workspace} --name NAME --role owner`,
  );
}

/** Lists tokens that a user created, and reports whether they stay valid. */
function reportTokens(
  { stderr }: Pick<CommandContext, "stderr">,
  who: string,
  tokens: readonly UserToken[],
  areRevoked: boolean,
): void {
  if (tokens.length === 0) return;
  const state = areRevoked ? "Revoked the tokens" : "These tokens stay valid";
  stderr(`${state} that ${who} created, directly or through another token:`);
  for (const { id, hint, name, scopes } of tokens) stderr(`  ${id}  ${hint}…  ${name}  ${scopes.join(" ")}`);
  if (!areRevoked) stderr("Revoke one with: consentform api revokeToken id=ID");
}

function lineOf({ workspace, name, id, role, created_at, sessions }: UserEntry): string {
  const signedIn = sessions === 0 ? "not signed in" : `${sessions} ${sessions === 1 ? "session" : "sessions"}`;
  return [workspace, name ?? UNNAMED, id, role, `created ${created_at.slice(0, 10)}`, signedIn].join("  ");
}
