import { createFirstToken, type Service } from "../index";

/** A revoked token of a workspace is followed by another one. More revoked tokens than this are not an accident. */
const MAX_GENERATIONS = 50;

/** A workspace's token. */
export interface DevToken {
  readonly secret: string;
  /** True if it was made just now, and not by an earlier start. */
  readonly isNew: boolean;
}

/**
 * The token that `consentform dev` reports for a workspace: all ten scopes, no expiry. It is derived from the
 * deployment key, so the same one comes at every start on the same data, although only its hash is stored.
 */
export async function devToken(service: Service, workspace: string): Promise<DevToken> {
  const startedAt = service.runtime.now().getTime();
  for (let generation = 0; generation < MAX_GENERATIONS; generation += 1) {
    const source = derivedBytes(service, `${workspace}\n${generation}`);
    const options = { workspace, name: "consentform dev" };
    const token = await createFirstToken(service.store, service.runtime, options, source);
    if (token !== null && token.secret !== null) {
      return { secret: token.secret, isNew: Date.parse(token.created_at) >= startedAt };
    }
  }
  throw new Error(
    `${MAX_GENERATIONS} tokens of consentform dev in workspace ${workspace} were revoked. Use another data folder.`,
  );
}

/** An endless stream of bytes that only the deployment key and the label decide. */
function derivedBytes(service: Service, label: string): (size: number) => Uint8Array {
  let block = 0;
  return (size) => {
    const blocks: Buffer[] = [];
    for (let length = 0; length < size; length += 32) {
      blocks.push(service.keys.mac("dev-token", `${label}\n${block}`));
      block += 1;
    }
    return Buffer.concat(blocks).subarray(0, size);
  };
}
