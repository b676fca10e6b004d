import { ResourceError, type Wire } from "../../resources";

/** The object to create exists, or another one has its key; neither is taken over without being asked. */
export class ExistingObject extends ResourceError {
  /** Import id of the object that exists. */
  readonly id: string;
  /** The object as it is now. */
  readonly answer: Wire;

  /** @param what is in the way, in words that the id follows */
  constructor(id: string, answer: Wire, what: string, options?: ErrorOptions) {
    super({ message: `${what} ${id}. Nothing was created.` }, options);
    this.name = "ExistingObject";
    this.id = id;
    this.answer = answer;
  }
}
