import { existsSync } from "node:fs";
import { openStore, systemRuntime } from "../../service";
import { rotateExportKey } from "../../service/exports";
import { createKeyring } from "../../service/runtime";
import { knownOrigin, openDeployment, useDeploymentKeys } from "../../service/store";
import type { CommandContext } from "../command-context";
import { UsageError } from "../connection";
import { databaseLocation } from "../database-location";
import { KEY_VARIABLE, readDeploymentKeys } from "../dev/deployment-key";
import { DEFAULT_FOLDER } from "../dev/dev-options";
import {
  type AnswerTo,
  answerOperator,
  type OperatorAnswer,
  type OperatorParts,
  type OperatorRequest,
} from "./answer-operator";
import { sendOperatorRequest } from "./operator-socket";
import type { Place } from "./place";

/** Asks the service that runs on the data folder, or else uses the database directly. */
export async function askOperator<Request extends OperatorRequest>(
  place: Place,
  commandContext: CommandContext,
  request: Request,
): Promise<AnswerTo<Request>> {
  const location = locationOf(place, commandContext);
  const isFolder = !/^postgres(ql)?:/.test(location);
  if (isFolder && !existsSync(location)) {
    throw new UsageError(`--data: the folder ${location} does not exist. Name the data folder of the service.`);
  }
  const answered = isFolder ? await sendOperatorRequest(location, request) : null;
  // The answer has the kind of its request.
  return (answered ?? (await answerDirectly(location, isFolder, request))) as AnswerTo<Request>;
}

function locationOf({ data, database }: Place, commandContext: CommandContext): string {
  if (data !== undefined && database !== undefined) throw new UsageError("Use only one of --data and --database.");
  if (data !== undefined) return data;
  const isInEnvironment = (commandContext.variables.DATABASE_URL ?? "") !== "";
  return databaseLocation(database ?? (isInEnvironment ? true : undefined), commandContext) ?? DEFAULT_FOLDER;
}

async function answerDirectly(location: string, isFolder: boolean, request: OperatorRequest): Promise<OperatorAnswer> {
  const store = await openStore(isFolder ? { kind: "folder", path: location } : { kind: "postgres", url: location });
  try {
    const origin = await knownOrigin(store.db);
    if (request.kind === "link" && request.origin === null && origin === null) {
      throw new UsageError("The address of the service is not known. Start the service once, or pass --public-url.");
    }
    const dataFolder = isFolder ? location : null;
    const parts = { store, runtime: systemRuntime(), settings: { origin: origin ?? "" }, dataFolder };
    return await answerOperator({ ...parts, ...keyParts(parts) }, request);
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
    rotateExportKey: async () => rotateExportKey(await opened()),
    useDeploymentKeys: async (keys: readonly Uint8Array[]) => useDeploymentKeys(await opened(), keys),
  };
}
