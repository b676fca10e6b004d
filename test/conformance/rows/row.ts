import type { Client } from "../../../src/provider/client";
import type { Properties } from "../../../src/provider/resources";
import type { Laboratory } from "../laboratory";

/** The expectations of a kind, as data. Every test is derived from it and from the kind's definition. */
export interface Row {
  /** Inputs of a complete example; made for each test, in a separate site if the kind has one. */
  inputs(laboratory: Laboratory, client: Client): Promise<Properties>;
  /** Other objects, made from `inputs`, that set the inputs which `inputs` lacks. */
  further?: readonly ((inputs: Properties, client: Client) => Promise<Properties>)[];
  /**
   * For every input that can be changed in place: another value, and the value that the service then has, if it spells
   * it differently.
   */
  changes: Record<string, unknown | ((inputs: Properties) => unknown)>;
  /** For every input that replaces: another value. */
  replacements: Record<string, unknown>;
  /** Optional inputs that a program may remove again, with the value that holds then in the outputs. */
  removals: Record<string, unknown>;
  /** A value that `check` or the service refuses, for every input. */
  refusals: Record<string, unknown>;
  /** Inputs that are not in the tests above, each with the reason. */
  exempt: Record<string, string>;
  /** An edit by someone else with another token, and the inputs that then differ. */
  foreignEdit:
    | { edit(client: Client, id: string, outputs: Properties): Promise<void>; seen: Properties }
    | { reason: string };
  /** Its deletion by someone else. */
  vanish: ((client: Client, id: string, outputs: Properties) => Promise<void>) | { reason: string };
  /** True if an existing object can be adopted under its id. */
  adoption: "id" | "singleton" | { reason: string };
  /** The refusal of a second resource with the same inputs, if the service allows only one. Default: both exist. */
  refusalOfSecond?: RegExp;
  /** Requests that a creation takes; default 1. */
  requestsToCreate?: number;
  /** An update sends its one request even when nothing differs; the engine asks for none then. */
  isAlwaysSent?: true;
  /** The result of a later read. */
  afterRemoval: "gone" | "stays";
}
