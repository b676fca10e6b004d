import { withSingleStops } from "./doubled-stops";

/** The result of one engine command. */
export interface TerraformRun {
  /** 137 when it was killed. With `-detailed-exitcode` 2 means that there is something to do. */
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Errors and warnings, for commands that were run with `-json`. */
  readonly diagnostics: readonly TerraformDiagnostic[];
  /** Addresses of what a plan found changed behind the engine's back, for commands that were run with `-json`. */
  readonly drifted: readonly string[];
}

/** One error or warning. */
export interface TerraformDiagnostic {
  readonly severity: "error" | "warning";
  readonly summary: string;
  readonly detail: string;
  /** Of the block that it is about, e.g. `resource "consentform_site" "shop"`; null when it names none. */
  readonly context: string | null;
  /** Source text that it points to; null when it points nowhere. */
  readonly code: string | null;
}

/** The output of `terraform show -json` for a saved plan. */
export interface TerraformPlan {
  /** By address; only managed resources. */
  readonly changes: Readonly<Record<string, PlannedChange>>;
  /** Addresses that changed behind the engine's back. */
  readonly drifted: readonly string[];
  readonly outputs: Readonly<Record<string, PlannedAction>>;
  /** Warnings that were shown with it. */
  readonly diagnostics: readonly TerraformDiagnostic[];
}

/** The planned action on one object. */
export type PlannedAction = "no-op" | "create" | "read" | "update" | "delete" | "replace" | "forget";

/** One planned change. Values are as the provider sees them: snake_case. */
export interface PlannedChange {
  readonly action: PlannedAction;
  /** For a replacement: whether the new object comes first. */
  readonly isCreatedFirst: boolean;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** True in place of each value that is known only after the apply. */
  readonly unknown: Readonly<Record<string, unknown>>;
  /** True in place of each value that is not shown. */
  readonly sensitive: Readonly<Record<string, unknown>>;
  /** Attributes that force the replacement. */
  readonly replacedBy: readonly string[];
  /** Id of the object that is imported by it. */
  readonly importedId: string | null;
}

interface RawChange {
  readonly actions: readonly string[];
  readonly before?: Record<string, unknown> | null;
  readonly after?: Record<string, unknown> | null;
  readonly after_unknown?: Record<string, unknown> | boolean;
  readonly after_sensitive?: Record<string, unknown> | boolean;
  readonly replace_paths?: readonly (readonly (string | number)[])[];
  readonly importing?: { readonly id: string };
}

interface RawResource {
  readonly address: string;
  readonly mode: string;
  readonly change: RawChange;
}

interface RawPlan {
  readonly resource_changes?: readonly RawResource[];
  readonly resource_drift?: readonly RawResource[];
  readonly output_changes?: Readonly<Record<string, RawChange>>;
}

/** Reads what `terraform show -json <plan>` printed. */
export function readPlan(text: string, diagnostics: readonly TerraformDiagnostic[] = []): TerraformPlan {
  const raw = JSON.parse(text) as RawPlan;
  const managed = (raw.resource_changes ?? []).filter(({ mode }) => mode === "managed");
  return {
    changes: Object.fromEntries(managed.map(({ address, change }) => [address, toChange(change)])),
    drifted: (raw.resource_drift ?? []).map(({ address }) => address),
    outputs: Object.fromEntries(
      Object.entries(raw.output_changes ?? {}).map(([name, change]) => [name, toAction(change.actions)]),
    ),
    diagnostics,
  };
}

/** Addresses of a plan whose objects are touched, with what is done to them. */
export function touched({ changes }: TerraformPlan): Record<string, PlannedAction> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([address, { action }]) => (action === "no-op" ? [] : [[address, action]])),
  );
}

/** Reads the JSON lines of `-json`, or the one object of `validate -json`. */
export function readMessages(stdout: string): Pick<TerraformRun, "diagnostics" | "drifted"> {
  const messages = stdout.trim().startsWith("{") ? stdout.split("\n").flatMap(parseLine) : [];
  const whole = messages.length === 0 && stdout.trim().startsWith("{") ? parseLine(stdout) : [];
  const diagnostics = [
    ...messages.flatMap(({ diagnostic }) => (diagnostic === undefined ? [] : [diagnostic])),
    ...whole.flatMap(({ diagnostics: all = [] }) => all),
  ];
  return {
    diagnostics: diagnostics.map(toDiagnostic),
    drifted: messages.flatMap(({ type, change }) =>
      type === "resource_drift" && change ? [change.resource.addr] : [],
    ),
  };
}

interface RawDiagnostic {
  readonly severity: "error" | "warning";
  readonly summary: string;
  readonly detail?: string;
  readonly snippet?: { readonly context: string | null; readonly code: string };
}

interface Message {
  readonly type?: string;
  readonly diagnostic?: RawDiagnostic;
  readonly diagnostics?: readonly RawDiagnostic[];
  readonly change?: { readonly resource: { readonly addr: string } };
}

function parseLine(line: string): Message[] {
  try {
    return [JSON.parse(line) as Message];
  } catch {
    return [];
  }
}

function toDiagnostic({ severity, summary, detail = "", snippet }: RawDiagnostic): TerraformDiagnostic {
  return {
    severity,
    summary,
    detail: withSingleStops(detail),
    context: snippet?.context ?? null,
    code: snippet?.code ?? null,
  };
}

function toChange(change: RawChange): PlannedChange {
  const members = (value: Record<string, unknown> | boolean | undefined) => (typeof value === "object" ? value : {});
  return {
    action: toAction(change.actions),
    isCreatedFirst: change.actions.join() === "create,delete",
    before: change.before ?? null,
    after: change.after ?? null,
    unknown: members(change.after_unknown),
    sensitive: members(change.after_sensitive),
    replacedBy: (change.replace_paths ?? []).map(([name]) => String(name)),
    importedId: change.importing?.id ?? null,
  };
}

function toAction(actions: readonly string[]): PlannedAction {
  return actions.length === 2 ? "replace" : (actions[0] as PlannedAction);
}
