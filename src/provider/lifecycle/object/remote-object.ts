import { type OperationId, operations } from "@consentform/consent/contract";
import { isObject } from "@consentform/consent/values";
import type { AnyRequest, Reply } from "../../client";
import {
  type Definition,
  inputProperties,
  type Kind,
  type Properties,
  ResourceError,
  registry,
  type Service,
  type Wire,
} from "../../resources";
import { secondResource } from "../findings/second-resource";
import type { Collision } from "../ledger/claims";
import { claimByCreation, claimById, foundName, writtenBy } from "../ledger/names";
import type { StoredFacts } from "../ledger/stored-facts";
import type { Session } from "../session/session";
import { declaredPaths, unfinishedIn } from "../values/declared";
import { type Identity, idOf, membersOf, pathParameters } from "../values/identity";
import { knownMembers } from "../values/known-members";
import { knownState } from "../values/outputs";
import { patchFor } from "../values/patch-for";
import { findListed, siteListOf } from "./list-entry";

/** The request of a verb for one resource. */
export interface ResourceRequest {
  readonly stored: StoredFacts;
  /** Null before the object exists. */
  readonly id: string | null;
  /** Checked inputs; while reading and deleting, the recorded ones. */
  readonly inputs: Properties;
  /** Outputs of the last run; empty before the first. */
  readonly recorded: Properties;
}

/** The answer of an operation that a definition names. */
export type AnyReply = Reply<OperationId, Wire>;

/**
 * An object at the service during one verb: the request, and what was read and written. A failure after the first write
 * records what was read last.
 */
export class RemoteObject {
  readonly stored: StoredFacts;
  readonly inputs: Properties;
  readonly recorded: Properties;
  /** Work that an earlier run did not finish: true, or the names of the remaining parts; null if none. */
  readonly unfinished: true | readonly string[] | null;
  /** True for a creation; the id may be known later. */
  readonly isNew: boolean;
  #id: string | null;
  #seen: Wire | null = null;
  #left: readonly string[] | null | undefined;

  /** @param isClaiming whether the resource manages what is observed; false while reading and deleting */
  constructor(
    readonly definition: Definition,
    readonly session: Session,
    { stored, id, inputs, recorded }: ResourceRequest,
    private readonly isClaiming = false,
  ) {
    this.stored = stored;
    this.inputs = inputs;
    this.recorded = recorded;
    this.unfinished = unfinishedIn(recorded);
    this.isNew = id === null;
    this.#id = id;
  }

  /** Id of the object; null before one exists. */
  get id(): string | null {
    return this.#id ?? (this.#seen === null ? null : idOf(this.definition, this.#seen));
  }

  /** The object as the service returned it last, or null. */
  get seen(): Wire | null {
    return this.#seen;
  }

  /** The work that is left after the last write; null if it is not known, undefined before the first write. */
  get left(): readonly string[] | null | undefined {
    return this.#left;
  }

  /** From here on the verb is about the object with this id; null: about one that does not exist yet. */
  turnTo(id: string | null): void {
    this.#id = id;
    this.#seen = null;
  }

  /** Records the object as it is now, and returns it. @throws Error when another resource of the run manages it */
  observe(found: Wire): Wire {
    // What another resource manages is not recorded as this one's.
    if (this.isClaiming) this.claim(idOf(this.definition, found));
    this.#seen = found;
    return found;
  }

  /** Records what a write returned and the names of the parts that are left, and returns the former. */
  wrote(answer: Wire, left: readonly string[] | null = null): Wire {
    this.observe(answer);
    this.#left = left;
    return answer;
  }

  /**
   * Records that the resource manages the object that its inputs name, and writes others. Waits until a deletion of the
   * object has ended.
   *
   * @throws Error when another resource of the run manages one of them
   */
  async claimDeclared(): Promise<void> {
    const { claims } = this.session.ledger;
    const names = claimByCreation(this.definition, this.inputs);
    this.#refuse(claims.take(names, this.stored.claimant));
    this.claimWritten();
    await claims.settled(names);
  }

  /** Records the creation, so that the removal of a former resource waits for it and finds out whether it failed. */
  noteCreation(leavesObject: Promise<boolean>): void {
    const names = claimByCreation(this.definition, this.inputs);
    this.session.ledger.claims.noteCreation(names, this.stored.claimant.key, leavesObject);
  }

  /**
   * Records which objects of other resources the resource writes.
   *
   * @throws Error when another resource of the run manages one, or writes something else to it
   */
  claimWritten(): void {
    this.#refuse(this.session.ledger.claims.takeWritten(writtenBy(this.definition, this.inputs), this.stored.claimant));
  }

  /** Records that the resource manages the object with this id. @throws Error when another resource of the run does */
  claim(id: string): void {
    this.#refuse(this.session.ledger.claims.take(claimById(this.definition, id), this.stored.claimant));
  }

  #refuse(collision: Collision | null): void {
    if (collision === null) return;
    throw new ResourceError(secondResource(this.stored.claimant, collision, this.session.say.wording));
  }

  /** True for the key of this resource's object, or of an object that it replaced. */
  isOwnKey(other: string): boolean {
    const { lines } = this.session.ledger;
    return [this.stored.key, ...this.stored.formerKeys].some((own) => lines.areOne(own, other));
  }

  /** True where a resource of the program has the object with this id, as far as this process knows. */
  isOfProgram(id: string, kind = this.definition.kind): boolean {
    const { claims } = this.session.ledger;
    return claimById(registry[kind as Kind], id).some((name) => claims.has(name) || claims.isGivenUp(name));
  }

  /** True where another resource of the program has or writes the object that is found by these values. */
  isShared(kind: string, foundBy: string[]): boolean {
    return this.session.ledger.claims.isSharedWith(foundName(kind, foundBy), this.stored.claimant.key);
  }

  /** Calls an operation of the service. */
  async call<Data = Wire>(operation: OperationId, request: AnyRequest): Promise<Reply<OperationId, Data>> {
    const client = await this.session.service.client();
    // A write makes cached entries stale, whether or not its answer arrives.
    if (operations[operation].method !== "GET") this.#forgetEntries(request);
    return client.callAny(operation, request);
  }

  /** The calls as the functions of a definition make them. */
  get calls(): Pick<Service, "call"> {
    return { call: (id, request) => this.call(id, request) };
  }

  /** Calls an operation of the service by the path parameters of the object. */
  async send(operation: OperationId, request: AnyRequest = {}): Promise<AnyReply> {
    // The kind's id consists of other members, but the service requires the object's own id.
    const isOwnIdMissing = this.id !== null && siteListOf(this.definition) !== null && this.#members().id === undefined;
    if (isOwnIdMissing) await this.fetch();
    return this.call(operation, { path: pathParameters(operation, this.#members()), ...request });
  }

  /** The object as it is now. */
  async fetch(): Promise<Wire> {
    const { definition, session, inputs, recorded, id } = this;
    const { read } = definition.operations;
    if (read !== undefined) return this.observe((await this.send(read)).data);
    const list = siteListOf(definition);
    if (list === null || id === null) throw new Error(`${definition.kind} cannot be read individually.`);
    const found = await findListed(definition, session, list, { id, properties: { ...recorded, ...inputs } });
    if (found !== null) return this.observe(found);
    throw new ResourceError({
      message: `${id} is no longer in its site.`,
      advice: "Refresh to see the current objects.",
    });
  }

  /**
   * Turns to an object and fetches it.
   *
   * @param id the object's own, as a conflict names it; the kind may form its id of other members
   */
  async findAt(id: string): Promise<Wire> {
    this.turnTo(id);
    const found = await this.fetch();
    this.#id = idOf(this.definition, found);
    return found;
  }

  /** Values of the inputs' properties as the service has them; recorded ones where nothing was observed. */
  values(): Properties {
    const { definition, recorded, seen } = this;
    if (seen === null) return knownState(recorded);
    const values = inputProperties(definition).flatMap(({ name, isOnWire, schema, traits }) => {
      if (isOnWire && seen[name] !== undefined) return [[name, knownMembers(schema, seen[name])]];
      return traits.writeOnly && name in recorded ? [[name, recorded[name]]] : [];
    });
    return Object.fromEntries(values);
  }

  /** The changes to send to the service, as a merge patch; empty if there are none. */
  changes(): Wire {
    const { definition, inputs, recorded } = this;
    return patchFor(definition, { inputs, formerlyDeclared: declaredPaths(recorded), present: this.values() });
  }

  #members(): Identity {
    const { definition, id, seen, recorded, inputs } = this;
    return membersOf(definition, { id, seen, known: { ...recorded, ...inputs } });
  }

  #forgetEntries({ body }: AnyRequest): void {
    const { id: ownId = null, site_id: site = null } = this.#members();
    const items = isObject(body) && Array.isArray(body.items) ? (body.items as Wire[]) : [];
    const sites = items.flatMap(({ site_id: named }) => (typeof named === "string" ? [named] : []));
    for (const entry of [this.id, ownId, site, ...sites]) if (entry !== null) this.session.service.reads.forget(entry);
  }
}
