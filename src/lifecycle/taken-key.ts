/** The key of the object to create belongs to an object that exists, which is not taken over without being asked. */
export class TakenKey extends Error {
  /** Import id of the object that has the key. */
  readonly id: string;

  constructor(id: string, key: string, cause: unknown) {
    super(`external_key ${JSON.stringify(key)} is taken by ${id}. Nothing was created.`, { cause });
    this.name = "TakenKey";
    this.id = id;
  }
}
