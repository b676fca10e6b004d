import { existsSync } from "node:fs";
import { DEFAULT_FOLDER } from "@consentform/consent/default-folder";
import { UsageError } from "@consentform/consent/failures";
import type { AuditActor } from "../audit/audit-act";
import { recordRotation } from "../audit/record-rotation";
import { rotateExportKey } from "../exports";
import { openStore, systemRuntime } from "../index";
import { type CommandVariables, databaseLocation, type Place } from "../location/database-location";
import { KEY_VARIABLE, readDeploymentKeys } from "../location/deployment-key";
import { createKeyring } from "../runtime";
import { knownLinkFacts, openDeployment, useDeploymentKeys } from "../store";
import {
  type AnswerTo,
  answerOperator,
  type OperatorAnswer,
  type OperatorParts,
  type OperatorRequest,
} from "./answer-operator";
import { operatingUser } from "./operating-user";
import { sendOperatorRequest } from "./operator-socket";

/** Asks the service that runs on the data folder, or else uses the database directly. */
export async function askOperator<Request extends OperatorRequest>(
  place: Place,
  command: CommandVariables,
  request: Request,
): Promise<AnswerTo<Request>> {
  const location = locationOf(place, command);
  const isFolder = !/^postgres(ql)?:/.test(location);
  if (isFolder && !existsSync(location)) {
    throw new UsageError(`--data: the folder ${location} does not exist. Name the data folder of the service.`);
  }
  const answered = isFolder ? await sendOperatorRequest(location, request, operatingUser()) : null;
  // The answer has the kind of its request.
  return (answered ?? (await answerDirectly(location, isFolder, request))) as AnswerTo<Request>;
}

function locationOf({ data, database }: Place, command: CommandVariables): string {
  if (data !== undefined && database !== undefined) throw new UsageError("Use only one of --data and --database.");
  if (data !== undefined) return data;
  const isInEnvironment = (command.variables.DATABASE_URL ?? "") !== "";
  return databaseLocation(database ?? (isInEnvironment ? true : undefined), command) ?? DEFAULT_FOLDER;
}

async function answerDirectly(location: string, isFolder: boolean, request: OperatorRequest): Promise<OperatorAnswer> {
  const store = await openStore(isFolder ? { kind: "folder", path: location } : { kind: "postgres", url: location });
  try {
    const { origin, areLinksOff } = await knownLinkFacts(store.db);
    if (request.kind === "link" && request.origin === null && origin === null) {
      throw new UsageError("The address of the service is not known. Start the service once, or pass --public-url.");
    }
    const dataFolder = isFolder ? location : null;
    const settings = { origin: origin ?? "", singleSignOn: { areLinksOff } };
    const parts = { store, runtime: systemRuntime(), settings, dataFolder };
    const answer = await answerOperator({ ...parts, ...keyParts(parts) }, request, operatingUser());
    if (answer.kind !== "link") return answer;
    // A data folder belongs to one process. A database may be another service's, too, on another machine.
    return { ...answer, isServiceStopped: isFolder };
  } finally {
    await store.close();
  }
}

/** The functions that replace keys. Only these requests need the deployment key. */
function keyParts({ store, runtime, dataFolder }: Pick<OperatorParts, "store" | "runtime" | "dataFolder">) {
  const opened = async () => {
    const deploymentKeys = readDeploymentKeys(process.env[KEY_VARIABLE], dataFolder ?? DEFAULT_FOLDER, true);
    const keys = createKeyring(deploymentKeys, runtime.randomBytes);
    await openDeployment(store, keys);
    return { store, runtime, keys };
  };
  return {
    rotateExportKey: async (actor?: AuditActor) => rotateExportKey(await opened(), actor),
    useDeploymentKeys: async (keys: readonly Uint8Array[], actor?: AuditActor) =>
      useDeploymentKeys(await opened(), keys, recordRotation({ runtime }, actor)),
  };
}
