import fc from "fast-check";
import { type OperationId, operations } from "../../../../src/consent/contract";
import { component, resolve } from "../../../../src/provider/resources/schema";
import { validValuesOf } from "../../../support/valid-values";

/** The permissions of the token here. */
const SCOPES = [
  "sites:read",
  "sites:write",
  "banner:read",
  "banner:write",
  "banner:publish",
  "scans:read",
  "scans:run",
];

/**
 * Answers every operation of the contract out of thin air: legal values, arbitrary but for what was sent, which is
 * echoed. With `isPlausible` what was left out has its default, and the same object is answered to each later request,
 * changed by each patch.
 */
export function answeringService(seed: number, isPlausible: boolean): (request: Request) => Promise<Response> {
  const objects = new Map<string, Record<string, unknown>>();
  let count = 0;
  return async (request) => {
    const { pathname } = new URL(request.url);
    const id = operationAt(request.method, pathname.replace(/^\/v1/, ""));
    const { responseSchema, successes, isList } = operations[id];
    if (responseSchema === null) return new Response(null, { status: successes[0] ?? 204 });
    count += 1;
    const node = component(responseSchema);
    const made = madeOf(responseSchema, seed + (isPlausible ? 0 : count));
    const text = await request.text();
    const sent = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
    const former = isPlausible ? objects.get(responseSchema) : undefined;
    const defaults = isPlausible ? defaultsOf(node) : {};
    const siteId = /^\/v1\/sites\/([^/]+)\//.exec(pathname)?.[1];
    const own = isPlausible && siteId !== undefined && "site_id" in (node.properties ?? {}) ? { site_id: siteId } : {};
    const object = {
      ...merged(
        appliedTo(id, sent) ?? former ?? { ...(made as object), ...defaults, ...standing(id, responseSchema), ...own },
        sent,
        node,
      ),
      // The stage holds what it is expected to hold.
      ...(typeof sent.expected_number === "number" && { version_number: sent.expected_number }),
    };
    objects.set(responseSchema, object);
    return Response.json(isList ? { data: [object], next_cursor: null } : object, {
      // Of a creation the one that says that something was made.
      status: successes.at(-1) ?? 200,
      headers: { ETag: '"1"' },
    });
  };
}

/** The result of applying a template: each site has a separate result, and the document that was expected. */
function appliedTo(id: OperationId, { items, template_revision = 1 }: Record<string, unknown>) {
  if (id !== "applyTemplate" || !Array.isArray(items)) return undefined;
  const results = (items as { site_id: string; expected_digest?: string }[]).map(({ site_id, expected_digest }) => ({
    site_id,
    status: "changed",
    stage: "production",
    digest: expected_digest ?? `sha256:${"0".repeat(64)}`,
    revision: 1,
    version_number: 1,
    production_number: 1,
    problem: null,
  }));
  return { template_id: `tpl_${"0".repeat(26)}`, template_revision, dry_run: false, results };
}

/** Objects of each schema, made once: generating large ones takes longer than everything that is tested with them. */
const pools = new Map<string, unknown[]>();

function madeOf(schema: string, seed: number): unknown {
  const pool = pools.get(schema) ?? fc.sample(validValuesOf(component(schema)), { numRuns: 8 });
  pools.set(schema, pool);
  return structuredClone(pool[seed % pool.length]);
}

function operationAt(method: string, path: string): OperationId {
  const found = Object.values(operations).find(
    (operation) =>
      operation.method === method && new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  if (found === undefined) throw new Error(`no operation at ${method} ${path}`);
  return found.id as OperationId;
}

function standing(id: OperationId, schema: string): Record<string, unknown> {
  if (id === "getMe")
    return {
      token: {
        id: "tok_1",
        name: "t",
        scopes: SCOPES,
        site_id: null,
        environment: null,
        expires_at: null,
        hint: "x",
      },
    };
  if (schema === "Domain") return { status: "verified" };
  // A creation refuses an issue that another token has suppressed.
  if (id === "listIssues") return { suppression: null };
  if (schema === "Scan") {
    const counts = { pages_visited: 1, pages_failed: 0, error: 0, warning: 0, note: 0, new: 0, dropped: 0 };
    return { status: "completed", stale: false, counts };
  }
  return schema === "Token" ? { status: "active", secret: `cst_${"0".repeat(49)}` } : {};
}

/** Defaults of a schema's members, at every depth. */
function defaultsOf(node: ReturnType<typeof component>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node.properties ?? {}).flatMap(([name, member]) => {
      const resolved = resolve(member);
      const fallback = resolved["x-default"] ?? resolved.default;
      if (fallback === undefined) return [];
      const isObject = typeof fallback === "object" && fallback !== null && !Array.isArray(fallback);
      return [[name, isObject && resolved.properties !== undefined ? defaultsOf(resolved) : fallback]];
    }),
  );
}

/** A merge patch of members that the object has; null gives the default back. */
function merged(
  object: Record<string, unknown>,
  sent: Record<string, unknown>,
  node: ReturnType<typeof component>,
): Record<string, unknown> {
  const { properties = {} } = resolve(node);
  const defaults = defaultsOf(resolve(node));
  const isObject = (one: unknown): one is Record<string, unknown> =>
    typeof one === "object" && one !== null && !Array.isArray(one);
  const isMap = Object.keys(properties).length === 0;
  const changes = Object.entries(sent)
    .filter(([name]) => isMap || name in properties)
    .map(([name, value]): [string, unknown] => {
      const [member, before] = [properties[name], object[name]];
      if (value === null) return [name, defaults[name] ?? null];
      return [
        name,
        isObject(value) && isObject(before) && member !== undefined ? merged(before, value, member) : value,
      ];
    });
  const next = { ...object, ...Object.fromEntries(changes) };
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== null || name in properties));
}
