import { inputProperties, type Kind, registry } from "../../resources";
import { programName } from "../../resources/program-name";
import {
  type Plan,
  type PlannedAction,
  type PlannedProperties,
  type PlannedResource,
  SENSITIVE,
  UNKNOWN,
  withoutSecrets,
} from "./plan";
import { asObject, type JsonObject, objectsOf, textOf } from "./plan-json";

/** Actions of a change, joined, and what they mean. A data source that is read changes nothing. */
const actions: Readonly<Record<string, PlannedAction>> = {
  "no-op": "unchanged",
  read: "unchanged",
  create: "create",
  update: "update",
  "delete,create": "replace",
  "create,delete": "replace",
  delete: "delete",
  forget: "forget",
  "create,forget": "replace",
};

const TYPE_PREFIX = "consentform_";

/** Reports whether JSON is what `terraform show -json PLANFILE` writes. */
export function isTerraformPlan(json: JsonObject): boolean {
  return json.planned_values !== undefined || json.resource_changes !== undefined;
}

/** Reads the JSON of a Terraform or OpenTofu plan. A refresh-only plan is a drift report. */
export function terraformPlan(json: JsonObject): Plan {
  const drifted = objectsOf(json.resource_drift);
  const changed = objectsOf(json.resource_changes);
  const isDrift = changed.every((change) => actionOf(change) === "unchanged") && json.resource_drift !== undefined;
  return {
    tool: "terraform",
    operation: isDrift ? "drift" : "change",
    incompleteReasons: [
      ...(json.errored === true ? ["The plan failed before it was complete."] : []),
      ...(json.complete === false ? ["The plan defers some changes; apply it and plan again."] : []),
    ],
    resources: (isDrift ? drifted : changed).flatMap(resourceOf),
    unchangedCount: changed.filter((change) => change.mode !== "data" && actionOf(change) === "unchanged").length,
    messages: [],
  };
}

function actionOf(change: JsonObject): PlannedAction {
  const names = asObject(change.change)?.actions;
  return actions[Array.isArray(names) ? names.join() : ""] ?? "update";
}

function resourceOf(entry: JsonObject): PlannedResource[] {
  const change = asObject(entry.change);
  if (change === null || entry.mode === "data") return [];
  const type = textOf(entry.type);
  const kind = kindOf(type);
  const before = asObject(masked(change.before, change.before_sensitive, undefined));
  const after = asObject(masked(change.after, change.after_sensitive, change.after_unknown));
  return [
    {
      address: textOf(entry.address),
      kind,
      type,
      action: actionOf(entry),
      id: textOf(before?.id) || null,
      recorded: before,
      before: inputsOf(kind, before),
      after: inputsOf(kind, after),
    },
  ];
}

function kindOf(type: string): Kind | null {
  if (!type.startsWith(TYPE_PREFIX)) return null;
  const name = programName(`_${type.slice(TYPE_PREFIX.length)}`);
  return Object.hasOwn(registry, name) ? (name as Kind) : null;
}

/** A value with its sensitive and unknown parts replaced; the marks are true, or have the shape of the value. */
function masked(value: unknown, secrets: unknown, unknowns: unknown): unknown {
  if (secrets === true) return SENSITIVE;
  if (unknowns === true) return UNKNOWN;
  if (Array.isArray(value) || Array.isArray(unknowns)) {
    const items = Array.isArray(value) ? value : [];
    const length = Math.max(items.length, Array.isArray(unknowns) ? unknowns.length : 0);
    return Array.from({ length }, (_, i) => masked(items[i], at(secrets, i), at(unknowns, i)));
  }
  const object = asObject(value);
  const names = new Set([...Object.keys(object ?? {}), ...Object.keys(asObject(unknowns) ?? {})]);
  if (object === null && !holdsTrue(unknowns)) return value;
  return Object.fromEntries(
    [...names].map((name) => [name, masked(object?.[name], at(secrets, name), at(unknowns, name))]),
  );
}

/** The mark of a member. A list of marks may be shorter than the list that it marks. */
function at(marks: unknown, key: string | number): unknown {
  return typeof marks === "object" && marks !== null ? (marks as Record<string | number, unknown>)[key] : undefined;
}

function holdsTrue(marks: unknown): boolean {
  if (marks === true) return true;
  return typeof marks === "object" && marks !== null && Object.values(marks).some(holdsTrue);
}

/** The arguments alone: computed attributes of an update are mostly unknown and say nothing. Absent ones are null. */
function inputsOf(kind: Kind | null, attributes: JsonObject | null): PlannedProperties | null {
  if (attributes === null) return null;
  if (kind === null) return attributes;
  const names = inputProperties(registry[kind]).map(({ name }) => name);
  const given = names.filter((name) => attributes[name] !== null && attributes[name] !== undefined);
  return withoutSecrets(kind, Object.fromEntries(given.map((name) => [name, readable(name, attributes[name])])));
}

/** Arguments that contain a part of a banner document as JSON text, at any depth. */
const jsonTexts: ReadonlySet<string> = new Set(["document", "overrides"]);

/** A value with its JSON texts parsed, and without the members that are null because no one set them. */
function readable(name: string, value: unknown): unknown {
  if (typeof value === "string") return jsonTexts.has(name) ? parsed(value) : value;
  if (Array.isArray(value)) return value.map((item) => readable("", item));
  const object = asObject(value);
  if (object === null) return value;
  const members = Object.entries(object).filter(([, inner]) => inner !== null);
  return Object.fromEntries(members.map(([key, inner]) => [key, readable(key, inner)]));
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
