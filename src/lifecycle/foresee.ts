import { type Definition, faultOf, type Planned, type Properties, type Text, text } from "../resources";
import type { Session } from "./session/session";
import { unfinishedIn } from "./values/declared";
import { firstUnknown, type IsUnknown } from "./values/unknown";
import { openOperation } from "./work/operation";
import { workOf } from "./work/work-of";

/** Milliseconds that a preview waits for what it announces. */
const MOST_WAIT_MS = 5_000;

/** The input of `foresee`. */
export interface ForeseeRequest {
  /** Null for a creation. */
  id: string | null;
  /** Checked inputs. */
  inputs: Properties;
  /** Outputs of the last run; empty for a creation. */
  recorded: Properties;
  /** True for the engine's stand-in for a value that is not known yet. */
  isUnknown: IsUnknown;
}

/** The statement of what a preview cannot show of what visitors get; null if there is none. Sends nothing. */
export function hidden(
  definition: Definition,
  { inputs, recorded, isUnknown }: Omit<ForeseeRequest, "id">,
): Text | null {
  const unfinished = unfinishedIn(recorded);
  const planned: Planned = {
    ...{ inputs, recorded, unfinished: unfinished === true ? [] : (unfinished ?? []) },
    unknownIn: (value) => firstUnknown(value, isUnknown),
  };
  return definition.hides?.(planned) ?? null;
}

/**
 * Announces what a creation or change does to what visitors get, for a preview. Only reads, many objects at a time. A
 * preview needs no access to the service, so a failed read is announced, once in a run, and nothing is read after it.
 */
export async function foresee(
  definition: Definition,
  session: Session,
  { isUnknown, ...request }: ForeseeRequest,
): Promise<Text | null> {
  if (definition.foresee === undefined || session.foresight.hasFailed) return null;
  const work = workOf(openOperation(definition, session, { ...request, key: "" }));
  try {
    const reading = definition.foresee({
      ...work,
      id: request.id,
      unknownIn: (value) => firstUnknown(value, isUnknown),
    });
    return await withinTime(reading);
  } catch (error) {
    if (session.foresight.hasFailed) return null;
    session.foresight.hasFailed = true;
    return text`production not read, so this preview does not show who moved it: ${faultOf(error).message}`;
  }
}

async function withinTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    const late = new Error(`the service did not answer within ${MOST_WAIT_MS / 1000} seconds.`);
    timer = setTimeout(() => reject(late), MOST_WAIT_MS);
  });
  return Promise.race([reading, end]).finally(() => clearTimeout(timer));
}
