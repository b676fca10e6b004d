import type { Client } from "../../src/provider/client";
import { check, create, diff, read, remove, type StoredFacts, storedFacts, update } from "../../src/provider/lifecycle";
import type { Properties } from "../../src/provider/resources";
import { type Kind, registry } from "../../src/provider/resources";
import { sessionOf, type TestSession } from "./laboratory";

let made = 0;

/** A hidden key that no other resource has; its first half differs, too. */
export function newKey(): string {
  made += 1;
  return made.toString(16).padStart(20, "0").padEnd(40, "0");
}

/** A resource as an engine holds it: inputs, outputs, and a new session for each run, like a new process. */
export class Managed {
  session: TestSession;
  id = "";
  outputs: Properties = {};
  /** Name of the stack; resources of one stack take each other's drafts over. */
  stack: string | null = null;

  constructor(
    readonly kind: Kind,
    readonly client: Client,
    public inputs: Properties,
    readonly key: string = newKey(),
  ) {
    this.session = sessionOf(client);
  }

  get definition() {
    return registry[this.kind];
  }

  /** The facts that an engine stores. */
  get stored(): StoredFacts {
    return storedFacts(this.kind, { key: this.key, stack: this.stack });
  }

  /** Inputs as an engine passes them on. */
  checked(inputs: Properties): Properties {
    const result = check(this.definition, { inputs, recordedInputs: this.inputs, isUnknown: () => false });
    expect(result.failures).toEqual([]);
    return result.inputs;
  }

  /** `up` of a new resource. */
  async create(): Promise<void> {
    this.inputs = this.checked(this.inputs);
    ({ id: this.id, outputs: this.outputs } = await create(this.definition, this.session, this));
  }

  /** The call that an engine makes for every resource of the program, even an unchanged one. */
  diff(inputs: Properties = this.inputs) {
    this.session.ledger.program.noteProduction(this.definition, this.outputs);
    return diff(this.definition, {
      recorded: this.outputs,
      inputs,
      isUnknown: () => false,
      clock: this.session.service.clock,
    });
  }

  /** `up` after a change; the engine skips it when `diff` says so. */
  async update(inputs: Properties): Promise<void> {
    const checked = this.checked(inputs);
    ({ outputs: this.outputs } = await update(this.definition, this.session, {
      stored: this.stored,
      id: this.id,
      recorded: this.outputs,
      inputs: checked,
    }));
    this.inputs = checked;
  }

  /** `refresh`, in a new process. */
  async refresh() {
    this.renewSession();
    const result = await read(this.definition, this.session, {
      id: this.id,
      recorded: this.outputs,
      origin: "written",
    });
    if (result.state === "present") {
      this.outputs = result.outputs;
      this.inputs = result.inputs ?? this.inputs;
    }
    return result;
  }

  /** Goes on in a new process. */
  renewSession(): void {
    this.session = sessionOf(this.client);
  }

  remove(): Promise<void> {
    const { id, outputs, stored } = this;
    return remove(this.definition, this.session, { stored, id, recorded: outputs });
  }
}
