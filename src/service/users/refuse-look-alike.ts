import type { Row, Transaction } from "../store/database";
import { otherNames } from "../store/users";

/**
 * Refuses a new user whose name people would read as that of another user of the workspace.
 * @throws {RangeError}
 */
export async function refuseLookAlike(
  tx: Transaction,
  user: Pick<Row<"users">, "id" | "workspace_id" | "name">,
): Promise<void> {
  const { name } = user;
  if (name === null) return;
  const other = (await otherNames(tx, user)).find((each) => asRead(each) === asRead(name));
  if (other === undefined) return;
  throw new RangeError(
    `--name: found ${JSON.stringify(name)}, which people read as the existing user ${JSON.stringify(other)}. Use the name of that user, or choose another one.`,
  );
}

/** A name as people see it: neither case, nor the kind of space, nor the code points of a character. */
function asRead(name: string): string {
  const visible = name.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  return visible.replaceAll(/\s+/g, " ").trim().toLowerCase();
}
