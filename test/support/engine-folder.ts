import { toolAnswer } from "./tool-answer";

let folder: string | undefined;

/**
 * Folder that holds the Pulumi engine, its Node language host and the dynamic provider's start script; asked once a
 * process. `npm test` has made sure of it before; run alone, the first test to ask may build it (four minutes).
 *
 * @throws Error with the advice of `npm run engine` when there is none
 */
export function engineFolder(): string {
  folder ??= toolAnswer("engine");
  return folder;
}
