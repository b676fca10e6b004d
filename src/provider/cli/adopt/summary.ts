import { counted, shownText } from "../report/shown-text";
import type { BuiltProgram } from "./build-program";
import { kindsNotAdopted } from "./kinds";
import { membersOf, type Program } from "./program";
import type { Workspace } from "./read-workspace";

/** The adopted objects, as a line. */
export function adoptedLine(program: Program, folder: string): string {
  const members = membersOf(program);
  const sites = members.filter(({ kind }) => kind === "Site").length;
  return `${folder}: ${counted(sites, "site")}, ${counted(members.length, "resource")}.`;
}

/** The omitted objects and the reasons, as lines. */
export function leftOutLines({ managed, tokens, unread }: Workspace): string[] {
  return [
    ...managed.map(
      ({ site, by }) =>
        `Not adopted: site ${named(site)}. Another deployment manages its draft (managed_by ${shownText(by)}). Remove the site from that deployment without destroying it, or keep it there.`,
    ),
    ...(tokens ?? []).map(
      (token) => `Not adopted: token ${named(token)}, because ${kindsNotAdopted.Token}. Declare a new Token instead.`,
    ),
    ...(tokens === null ? ["Not listed: tokens, because the token cannot read them."] : []),
    ...unread.map(({ kinds, reason }) => `Not read: ${kinds.join(", ")}. ${shownText(reason)}`),
  ];
}

/** The objects that the engine would refuse as they are, as lines. */
export function refusedLines(refused: BuiltProgram["refused"]): string[] {
  return refused.map(
    ({ kind, id, reasons }) =>
      `Not adopted: ${kind} ${id}, which a program cannot declare as it is. ${reasons.map(shownText).join(" ")}`,
  );
}

function named({ name, id }: { readonly name: string; readonly id: string }): string {
  return `"${shownText(name)}" (${id})`;
}
