import { operations, type Schemas } from "@consentform/consent/contract";
import { isProblem } from "../../client";
import { type Definition, faultOf, joined, requiredScopes, type SitePart, type Text, text } from "../../resources";
import { storedFacts } from "../ledger/stored-facts";
import { RemoteObject, type ResourceRequest } from "../object/remote-object";
import { findSite } from "../object/site-entry";
import { workOf } from "../object/work-of";
import type { Session } from "../session/session";
import { unfinishedIn } from "../values/declared";
import { firstUnknown, type IsUnknown } from "../values/unknown";

/** Milliseconds that a preview waits for what it announces of a resource. The request that it waits for ends before. */
const MOST_WAIT_MS = 5_000;
const READ_DEADLINE_MS = 4_500;

/** Milliseconds that failed reads may cost a preview. */
const MOST_LOST_MS = 15_000;

/** Milliseconds in which a service that is there answers. */
const PROBE_MS = 2_000;

const tokenRefusals = ["unauthenticated", "token-expired", "token-revoked", "insufficient-scope"] as const;

/** The input of `preview`. */
export interface PreviewRequest extends Pick<ResourceRequest, "id" | "inputs" | "recorded"> {
  /** True for the engine's stand-in for a value that is not known yet. */
  readonly isUnknown: IsUnknown;
}

/** The statement of what a preview cannot show of what visitors get; null if there is none. Sends nothing. */
export function unshownEffects(
  definition: Definition,
  { inputs, recorded, isUnknown }: Omit<PreviewRequest, "id">,
): Text | null {
  const unfinished = unfinishedIn(recorded);
  const facts = { inputs, recorded, unfinished: unfinished === true ? [] : unfinished };
  return definition.hides?.({ ...facts, unknownIn: (value) => firstUnknown(value, isUnknown) }) ?? null;
}

/**
 * Announces what a creation or change does to what visitors get, for a preview. Only reads, many objects at a time. A
 * preview needs no access to the service: a failed read is announced for its own resource, and nothing is read any more
 * once the service is away, refuses the token, or has cost the preview `MOST_LOST_MS`.
 */
export async function preview(
  definition: Definition,
  session: Session,
  { isUnknown, ...request }: PreviewRequest,
): Promise<Text | null> {
  const { previewBudget } = session.service;
  if (definition.preview === undefined || previewBudget.isOver) return null;
  const stored = storedFacts(definition.kind);
  const object = new RemoteObject(definition, session, { stored, ...request });
  const startedAtMs = session.service.clock.now();
  const { self, service, say } = workOf(object);
  const reading = definition.preview({
    self: { ...self, unknownIn: (value) => firstUnknown(value, isUnknown) },
    service: { ...service, site: (id, part) => siteWithStages(object, id, part) },
    say,
  });
  try {
    const announced = await withinTime(reading, MOST_WAIT_MS);
    const lines = [announced, ...unreadParts(session)].filter((line) => line !== null);
    return lines.length === 0 ? null : joined(lines, "\n");
  } catch (error) {
    previewBudget.lostMs += session.service.clock.now() - startedAtMs;
    const isOver = previewBudget.lostMs >= MOST_LOST_MS || (await isForEveryResource(session, error));
    if (previewBudget.isOver) return null;
    previewBudget.isOver = isOver;
    const what = isOver
      ? "production not read, so this preview does not show"
      : "production not read, so it is unknown";
    return text`${what} who moved it: ${faultOf(error).message}`;
  }
}

/** Lines, each reported once, about what the token does not let a preview read. */
function unreadParts({
  service: {
    previewBudget: { unread },
  },
}: Session): Text[] {
  const news = [...unread].flatMap(([scope, state]) => (state === "new" ? [scope] : []));
  for (const scope of news) unread.set(scope, "said");
  return news.map(
    (scope) =>
      `tracked services not read: the token lacks ${scope}. This preview does not show changed services that a new version brings to visitors.`,
  );
}

/** A refusal that holds for all sites: the token sees none of their stages. */
class HiddenStages extends Error {}

async function siteWithStages(object: RemoteObject, id: string, part?: SitePart): Promise<Schemas["Site"] | null> {
  const { definition, session, recorded } = object;
  const { needs: _, ...inSite } = definition.inSite ?? {};
  const include = part !== undefined && (await mayRead(session, part)) ? { include: part } : {};
  const inquirer = { definition: { ...definition, inSite: { ...inSite, ...include } }, session, recorded };
  const site = await findSite(inquirer, id, { deadlineMs: READ_DEADLINE_MS });
  if (site?.stages !== null) return site;
  throw new HiddenStages(`the token cannot read stages of sites; it lacks ${requiredScopes(definition).join(", ")}.`);
}

/**
 * False for a part of sites that the token may not read, which is reported once. A request that includes it would be
 * refused as a whole.
 */
async function mayRead(session: Session, part: SitePart): Promise<boolean> {
  const needed = operations.listSites.conditionalScopes.find(({ when }) => when === `include=${part}`)?.scope;
  const { token } = await session.service.me();
  if (needed === undefined || token.scopes.includes(needed)) return true;
  const { unread } = session.service.previewBudget;
  if (!unread.has(needed)) unread.set(needed, "new");
  return false;
}

/** True if other resources would fail like this one: the token is refused, or the service answers nothing at all. */
async function isForEveryResource(session: Session, error: unknown): Promise<boolean> {
  if (error instanceof HiddenStages || isProblem(error, ...tokenRefusals)) return true;
  if (isProblem(error)) return false;
  const asked = session.service.client().then((client) => client.call("getMe", { deadlineMs: PROBE_MS }));
  return withinTime(asked, PROBE_MS).then(
    () => false,
    (failure: unknown) => !isProblem(failure) || isProblem(failure, ...tokenRefusals),
  );
}

async function withinTime<T>(reading: Promise<T>, timeMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    const late = new Error(`the service did not answer within ${timeMs / 1000} seconds.`);
    timer = setTimeout(() => reject(late), timeMs);
  });
  return Promise.race([reading, end]).finally(() => clearTimeout(timer));
}
