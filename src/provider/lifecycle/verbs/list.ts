import { type ListOperationId, operations } from "@consentform/consent/contract";
import type { Definition, Wire } from "../../resources";
import { explain } from "../findings/explain";
import { storedFacts } from "../ledger/stored-facts";
import { observationOf, type ReadResult, resultOf } from "../object/observation";
import { RemoteObject } from "../object/remote-object";
import { workOf } from "../object/work-of";
import type { Session } from "../session/session";
import { idOf } from "../values/identity";

/** An object that the service lists. */
export interface ListedObject {
  /** As people call it. */
  readonly name: string;
  readonly found: Extract<ReadResult, { state: "present" }>;
}

/** Members that name an object for people, in order of preference. */
const nameProperties = ["name", "host", "title", "url"];

/**
 * The existing objects of a kind, as an import would read them, page by page. Objects that a read would report as gone,
 * such as revoked tokens, are left out.
 *
 * @param siteId the site, for a kind whose objects belong to one
 */
export async function* list(
  definition: Definition,
  session: Session,
  siteId: string | null,
): AsyncGenerator<ListedObject> {
  const operation = definition.operations.list as ListOperationId;
  session.say.kinds.add(definition.kind);
  try {
    const client = await session.service.client();
    const path = operations[operation].pathParameters.length === 0 ? {} : { id: siteId };
    // Typed by trust: the operation's path has at most the site.
    for await (const answer of client.list(operation, { path } as never) as AsyncIterable<Wire>) {
      const found = await listed(definition, session, answer);
      if (found.state === "present") yield { name: nameOf(answer, found.id), found };
    }
  } catch (error) {
    throw explain(error, definition, session.say);
  }
}

/** An object as an import would read it, from the service's response. */
export async function listed(definition: Definition, session: Session, answer: Wire): Promise<ReadResult> {
  const id = idOf(definition, answer);
  const stored = storedFacts(definition.kind, { origin: "id only" });
  const object = new RemoteObject(definition, session, { stored, id, inputs: {}, recorded: {} });
  return resultOf(object, id, (await definition.read?.(workOf(object), answer)) ?? observationOf(answer));
}

function nameOf(answer: Wire, id: string): string {
  const name = nameProperties
    .map((member) => answer[member])
    .find((value) => typeof value === "string" && value !== "");
  return typeof name === "string" ? name : id;
}
