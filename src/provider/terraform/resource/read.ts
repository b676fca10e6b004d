import { identityOf, type ReadResult, read } from "../../lifecycle";
import type { Definition } from "../../resources";
import { type Diagnostic, errorDiagnostic } from "../diagnostic";
import { failureOf } from "../finding-diagnostics";
import { hasKey, resourceFields } from "../schema/resource-fields";
import { typeName } from "../schema/type-name";
import { inFormerSpelling } from "./kept-spelling";
import { emptyPrivateState, type PrivateState } from "./private-state";
import type { ProviderContext } from "./provider-context";
import { type Attributes, attributesOf, attributeValue, privateOf, recordedOf } from "./state";

/** The result of a read. */
export interface Found {
  /** Null when the object is gone. */
  readonly state: Attributes | null;
  readonly kept: PrivateState;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the object as it is now. What means the same as before stays as it was spelled. */
export async function readObject(
  definition: Definition,
  { session }: ProviderContext,
  before: Attributes,
  kept: PrivateState,
): Promise<Found> {
  const { origin } = kept;
  const id = String(attributeValue(before, "id"));
  try {
    const result = await read(definition, session, { id, recorded: recordedOf(definition, before, kept), origin });
    if (result.state === "gone") return { state: null, kept: emptyPrivateState, diagnostics: [] };
    return foundState(definition, before, kept, result);
  } catch (error) {
    return { state: before, kept, diagnostics: [failureOf(definition, "cannot be read", error)] };
  }
}

function foundState(definition: Definition, before: Attributes, kept: PrivateState, result: Present): Found {
  const origin = kept.origin === "id only" ? "imported" : kept.origin;
  return {
    state: stateOf(definition, before, result),
    // Reading changes nothing about what is declared, and an import declares nothing.
    kept: { ...privateOf(definition, result, { ...kept, origin }), declared: kept.declared },
    diagnostics: [],
  };
}

/** The state of an object that a list found: what an import of it would begin with. */
export function listedState(definition: Definition, result: Present): Attributes | null {
  const { state, kept } = importById(definition, result.id);
  return state === null ? null : foundState(definition, state, kept, result).state;
}

type Present = Extract<ReadResult, { state: "present" }>;

function stateOf(definition: Definition, before: Attributes, result: Present): Attributes {
  const now = attributesOf(definition, result, before);
  return Object.fromEntries(
    resourceFields(definition).map(({ attribute: { name }, shape, role }) => {
      if (role === "key" && attributeValue(before, name) === null)
        return [name, hasKey(definition) ? (result.externalKey ?? null) : null];
      return [name, inFormerSpelling(shape, attributeValue(now, name), attributeValue(before, name))];
    }),
  );
}

/** The beginning of an import: an id of the right form, whose object the engine then reads. */
export function importById(definition: Definition, id: string): Found {
  try {
    identityOf(definition, id);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const summary = `${typeName(definition.kind)}: cannot be imported`;
    return { state: null, kept: emptyPrivateState, diagnostics: [errorDiagnostic(summary, detail)] };
  }
  const attributes = resourceFields(definition).map(({ attribute: { name } }) => [name, name === "id" ? id : null]);
  return { state: Object.fromEntries(attributes), kept: { ...emptyPrivateState, origin: "id only" }, diagnostics: [] };
}
