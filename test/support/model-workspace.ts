import { runDueWork } from "@consentform/service";
import type { OperationId } from "../../src/consent/contract";
import type { CrashableService } from "./crashable-service";
import type { OperationRequest, TestAnswer } from "./service-requests";

/** A separate workspace for one sequence of steps, on a service that may crash in between. */
export interface ModelWorkspace {
  readonly service: CrashableService;
  readonly token: string;
  readonly id: string;
  call(id: OperationId, request?: OperationRequest): Promise<TestAnswer>;
  /** Everything that is due, done by the service that runs now. */
  work(): Promise<void>;
  /** The time on the service's clock, in milliseconds. */
  now(): number;
  /** Every event of the workspace so far, as `kind object` by id, also those that are forgotten by now. */
  everyEvent(): Promise<ReadonlyMap<string, string>>;
  /** Events of the workspace of kinds that begin with one of these, as `kind object`, sorted. */
  events(...prefixes: readonly string[]): Promise<string[]>;
}

let made = 0;

/** Makes a workspace with a token of all scopes. */
export async function modelWorkspace(service: CrashableService): Promise<ModelWorkspace> {
  made += 1;
  const token = await service.now().token({ workspace: `workspace ${made}` });
  const call = (id: OperationId, request: OperationRequest = {}) => service.now().call(id, { token, ...request });
  const { id } = (await call("getMe")).body.workspace;
  const reported = new Map<string, string>();
  const collect = async () => {
    const { db } = service.now().service.store;
    const rows = await db.selectFrom("events").selectAll().where("workspace_id", "=", id).execute();
    for (const event of rows) reported.set(event.id, `${event.kind} ${event.object_id}`);
    return reported;
  };
  return {
    service,
    token,
    id,
    call,
    work: async () => {
      await runDueWork(service.now().service);
      await collect();
    },
    now: () => service.now().service.runtime.now().getTime(),
    everyEvent: collect,
    events: async (...prefixes) => {
      await collect();
      return [...reported.values()].filter((event) => prefixes.some((prefix) => event.startsWith(prefix))).sort();
    },
  };
}
