import { stripVTControlCharacters } from "node:util";
import { digest } from "@consentform/consent/values";
import { type Kind, registry } from "../../resources";
import {
  holdsMark,
  type Plan,
  type PlannedAction,
  type PlannedProperties,
  type PlannedResource,
  SENSITIVE,
  UNKNOWN,
  withoutSecrets,
} from "./plan";
import { asObject, type JsonObject, objectsOf, textOf } from "./plan-json";

/** Pulumi's JSON for a value that is known only after the apply. */
const UNKNOWN_MARKER = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
/** Pulumi's JSON for a secret, unless secrets were requested. */
const HIDDEN = "[secret]";
/** Member that marks an object as a secret, an asset or a reference to a resource. */
const SIGNATURE = "4dabf18193072939515e22adb298388d";

/** Types of the classes, and of the plugin. */
const ownType = /^(?:pulumi-nodejs:dynamic\/consentform|consentform:index):(\w+)$/;
const STACK_TYPE = "pulumi:pulumi:Stack";

/** The actions of the engine's steps. Steps that are not listed prepare or complete another one, which is listed. */
const actions: Readonly<Record<string, PlannedAction>> = {
  create: "create",
  import: "create",
  update: "update",
  replace: "replace",
  "import-replacement": "replace",
  delete: "delete",
  "read-discard": "forget",
  same: "unchanged",
  refresh: "unchanged",
};

/** Reports whether JSON is what `pulumi preview --json` or `pulumi refresh --preview-only --json` writes. */
export function isPulumiPlan(json: JsonObject): boolean {
  return Array.isArray(json.steps) || (json.changeSummary !== undefined && json.resource_changes === undefined);
}

/** Reads the JSON of a Pulumi preview. Inputs are compared: outputs of a preview are mostly unknown. */
export function pulumiPlan(json: JsonObject): Plan {
  const steps = objectsOf(json.steps);
  const stackSteps = steps.filter((step) => typeOf(textOf(step.urn)) === STACK_TYPE).map(({ op }) => op);
  const isDrift = stackSteps.length > 0 && stackSteps.every((op) => op === "refresh");
  // A preview with --refresh lists what it refreshed and then what it plans; only the plan counts.
  const counted = isDrift ? steps : steps.filter(({ op }) => op !== "refresh");
  const messages = objectsOf(json.diagnostics)
    .map(messageOf)
    .filter(({ text }) => text !== "");
  return {
    tool: "pulumi",
    operation: isDrift ? "drift" : "change",
    incompleteReasons: [
      ...(messages.some(({ severity }) => severity === "error") ? ["The preview failed; see the messages."] : []),
      ...(Array.isArray(json.steps) ? [] : ["The preview lists no resources."]),
    ],
    resources: withTemplates(counted.flatMap(resourceOf)),
    // Unchanged resources are counted, not listed; the stack itself is one of them.
    unchangedCount: Math.max(0, Number(asObject(json.changeSummary)?.same ?? 0) - 1),
    messages,
  };
}

function resourceOf(step: JsonObject): PlannedResource[] {
  const urn = textOf(step.urn);
  const type = typeOf(urn);
  const former = asObject(step.oldState);
  const next = asObject(step.newState);
  const action = actions[textOf(step.op)];
  if (action === undefined || (next ?? former)?.custom !== true || type.startsWith("pulumi:")) return [];
  const kind = kindOf(type);
  return [
    {
      address: `${kind ?? type} ${urn.slice(urn.lastIndexOf("::") + 2)}`,
      kind,
      type,
      action: action === "delete" && former?.retainOnDelete === true ? "forget" : action,
      id: textOf(former?.id) || null,
      recorded: asObject(readable(former?.outputs)),
      before: inputsOf(kind, former),
      after: action === "delete" ? null : inputsOf(kind, next),
    },
  ];
}

/** The resources with the texts of templates in rollouts, which hold only the digests of the program's own. */
function withTemplates(resources: readonly PlannedResource[]): PlannedResource[] {
  const documents = new Map(
    resources.flatMap(({ kind, before, after }) =>
      kind === "BannerTemplate" ? [before, after].flatMap(documentOf) : [],
    ),
  );
  const whole = (inputs: PlannedProperties | null): PlannedProperties | null => {
    const template = asObject(inputs?.template);
    const document = documents.get(textOf(template?.document));
    return document === undefined ? inputs : { ...inputs, template: { ...template, document } };
  };
  return resources.map((one) => ({ ...one, before: whole(one.before), after: whole(one.after) }));
}

function documentOf(inputs: PlannedProperties | null): [digest: string, document: unknown][] {
  const document = asObject(inputs?.document);
  return document === null || holdsMark(document) ? [] : [[digest(document), document]];
}

function kindOf(type: string): Kind | null {
  const name = ownType.exec(type)?.[1] ?? "";
  return Object.hasOwn(registry, name) ? (name as Kind) : null;
}

/** The last type of a URN; those before it are of parents. */
function typeOf(urn: string): string {
  const types = urn.split("::").at(2) ?? "";
  return types.slice(types.lastIndexOf("$") + 1);
}

function inputsOf(kind: Kind | null, state: JsonObject | null): PlannedProperties | null {
  const inputs = asObject(state?.inputs);
  if (inputs === null) return null;
  const own = Object.entries(inputs).filter(([name]) => !name.startsWith("__"));
  return withoutSecrets(kind, Object.fromEntries(own.map(([name, value]) => [name, readable(value)])));
}

function readable(value: unknown): unknown {
  if (value === UNKNOWN_MARKER) return UNKNOWN;
  if (value === HIDDEN) return SENSITIVE;
  if (Array.isArray(value)) return value.map(readable);
  const object = asObject(value);
  if (object === null) return value;
  if (Object.hasOwn(object, SIGNATURE)) return SENSITIVE;
  return Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, readable(inner)]));
}

/** Messages of providers arrive as `info#err` with the severity as their first word. */
function messageOf({ message, severity }: JsonObject): Plan["messages"][number] {
  // A program that throws is reported with its stack trace, in colors.
  const text =
    stripVTControlCharacters(textOf(message))
      .split(/\n\s+at /)[0]
      ?.trim() ?? "";
  const marked = /^(error|warning): /.exec(text);
  const own = marked?.[1] ?? severity;
  return {
    severity: own === "error" || own === "warning" ? own : "info",
    text: text.slice(marked?.[0].length ?? 0),
  };
}
