import { setTimeout as sleep } from "node:timers/promises";
import type { AuditEvent, AuditHead, AuditSelection, ChainedRequest, Place } from "@consentform/service/command-line";
import { InvalidArgumentError } from "commander";
import type { CommandContext } from "./command-context";
import { stringify } from "./csv-writer";
import type { Declaration } from "./declaration";
import { exitCodes } from "./exit-status";
import { loadService } from "./load-service";
import { withPlace } from "./operator/place";
import { counted } from "./report/shown-text";

interface Options extends Place {
  readonly since?: string;
  readonly until?: string;
  readonly actor?: string;
  readonly act?: string;
  readonly site?: string;
  readonly follow?: true;
  readonly verify?: true;
  readonly head?: AuditHead;
  readonly format: Format;
}

type Format = "text" | "json" | "csv";

const ROWS_AT_ONCE = 1000;
const PAUSE_MS = 1000;

/** `consentform audit`: prints the audit log of a service, which may be running, or verifies its chain. */
export const auditCommand: Declaration = {
  formats: ["text", "json", "csv"],
  declare: (command) =>
    withPlace(command)
      .option("--since <time>", "only acts at or after this time, such as 2026-11-20 or 2026-11-20T09:00:00Z", time)
      .option("--until <time>", "only acts before this time", time)
      .option(
        "--actor <actor>",
        "only acts of this actor: an id, or user, token, operator, system, person or anonymous",
      )
      .option("--act <act>", "only this act, such as promoteVersion, sign-in or `users link`")
      .option("--site <id>", "only acts on this site")
      .option("--follow", "print acts as they are chained, from now on, until the command is stopped")
      .option("--verify", "verify that no chained row was deleted or changed")
      .option("--head <row:hash>", "with --verify: an earlier end of the chain, as --verify printed it", head),
  run: (context, options: Options) => (options.verify === true ? verify(context, options) : print(context, options)),
};

async function verify(context: CommandContext, { head: known, format, ...place }: Options): Promise<number> {
  const request = { kind: "audit-verify", head: known ?? null } as const;
  const { length, purged, head: end, faults } = await loadService().askOperator(place, context, request);
  if (format === "json") context.stdout(JSON.stringify({ length, purged, head: end, faults }, null, 2));
  else {
    for (const fault of faults) context.stdout(fault);
    // Without a row there is no end that --head could accept.
    const shownEnd = end === null ? "" : ` End: ${length}:${end}`;
    if (faults.length === 0)
      context.stdout(`The chain is whole: ${counted(length, "row")}, ${purged} purged.${shownEnd}`);
  }
  return faults.length === 0 ? exitCodes.success : exitCodes.findings;
}

async function print(context: CommandContext, options: Options): Promise<void> {
  const { askOperator } = loadService();
  const { since = null, until = null, actor = null, act = null, site = null, format, follow, ...place } = options;
  const selection: AuditSelection = { since, until, actor, act, site };
  const show = (event: AuditEvent) => context.stdout(shown[format](event));
  if (format === "csv") context.stdout(csvLine(Object.keys(columns)));
  if (follow === true) return followed((request) => askOperator(place, context, request), selection, show);
  const page = async (after: string | null): Promise<readonly AuditEvent[]> =>
    (await askOperator(place, context, { kind: "audit", selection, after, limit: ROWS_AT_ONCE })).events;
  for (let after: string | null = null; ; ) {
    const events: readonly AuditEvent[] = await page(after);
    events.forEach(show);
    if (events.length < ROWS_AT_ONCE) return;
    after = events.at(-1)?.id ?? null;
  }
}

type Ask = (request: ChainedRequest) => Promise<{ readonly events: readonly AuditEvent[]; readonly end: number }>;

/** Shows acts as they are chained, from now on, until the command is stopped. */
async function followed(ask: Ask, selection: AuditSelection, show: (event: AuditEvent) => void): Promise<never> {
  for (let after: number | null = null; ; ) {
    const { events, end } = await ask({ kind: "audit-chained", selection, after, limit: ROWS_AT_ONCE });
    events.forEach(show);
    after = end;
    if (events.length === 0) await sleep(PAUSE_MS);
  }
}

/** The columns of an act in CSV. */
const columns: Readonly<Record<string, (event: AuditEvent) => string | number | null>> = {
  at: ({ at }) => at,
  actor_type: ({ actor }) => actor.type,
  actor_id: ({ actor }) => actor.id,
  address: ({ address }) => address,
  act: ({ act }) => act,
  workspace_id: ({ workspace_id }) => workspace_id,
  site_id: ({ site_id }) => site_id,
  object_type: ({ object }) => object?.type ?? null,
  object_id: ({ object }) => object?.id ?? null,
  result: ({ result }) => result,
  reason: ({ reason }) => reason,
  count: ({ count }) => count,
  before: ({ before }) => valuesText(before),
  after: ({ after }) => valuesText(after),
  sequence: ({ sequence }) => sequence,
  hash: ({ hash }) => hash,
};

const shown: Readonly<Record<Format, (event: AuditEvent) => string>> = {
  text: (event) => {
    const { at, actor, address, act, object, result, reason, count, before, after } = event;
    const values = [valuesText(before), valuesText(after)].filter((text) => text !== null).join(" -> ");
    const outcome = `${result}${reason === null ? "" : ` (${reason})`}${count === 1 ? "" : ` ${count} times`}`;
    const who = [actor.type, actor.id, address].filter((part) => part !== null).join(" ");
    const what = [act, object?.id].filter((part) => part != null).join(" ");
    return [at, who, what, outcome, values].filter((part) => part !== "").join("  ");
  },
  json: (event) => JSON.stringify(event),
  csv: (event) => csvLine(Object.values(columns).map((value) => value(event))),
};

function valuesText(values: object | null): string | null {
  return values === null ? null : JSON.stringify(values);
}

/** A spreadsheet takes no value for a formula. */
function csvLine(values: readonly (string | number | null)[]): string {
  return stringify([values], { escape_formulas: true }).trimEnd();
}

function time(text: string): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new InvalidArgumentError("Use a time such as 2026-11-20T09:00:00Z.");
  return at.toISOString();
}

function head(text: string): AuditHead {
  const [, sequence, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (hash === undefined) throw new InvalidArgumentError("Use ROW:HASH, as --verify prints it.");
  return { sequence: Number(sequence), hash };
}
