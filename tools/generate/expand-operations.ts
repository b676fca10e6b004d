/**
 * Adds what follows from an operation's marks and is not written per operation: security, shared parameters and
 * headers, the media type of merge patches, the envelope of lists, and the problems of contract 1.2. This file adds it.
 */
import type { ContractSource } from "./contract-source";
import { asObject, asStrings, type Json, type JsonObject, pascalCase, schemaRef } from "./json";

const methods = ["get", "put", "post", "patch", "delete"] as const;

/** An operation of the source with its place. */
export interface SourceOperation {
  path: string;
  method: (typeof methods)[number];
  node: JsonObject;
}

/** The operations of a document, by path, then method. */
export function operationsOf(document: JsonObject): SourceOperation[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = asObject(item)[method];
      return node === undefined ? [] : [{ path, method, node: asObject(node) }];
    }),
  );
}

/** When an operation can answer a problem without naming it (contract 1.2). */
const universalProblems: [slugs: string[], applies: (operation: SourceOperation) => boolean][] = [
  [
    [
      "invalid-parameter",
      "not-acceptable",
      "method-not-allowed",
      "uri-too-long",
      "misdirected-request",
      "rate-limited",
      "internal-error",
      "unavailable",
    ],
    () => true,
  ],
  [["unauthenticated"], ({ node }) => node["x-auth"] !== "public"],
  [["token-expired", "token-revoked"], ({ node }) => ["token", "any-token"].includes(String(node["x-auth"]))],
  [["insufficient-scope"], ({ node }) => node["x-auth"] === "token"],
  [["insufficient-role"], needsMoreThanViewer],
  [["cross-origin-refused"], ({ node, method }) => node["x-auth"] !== "public" && method !== "get"],
  [["user-session-required"], ({ node }) => node["x-auth"] === "user"],
  [["not-found"], ({ path }) => /\{(id|number)\}/.test(path)],
  [
    ["token-binding-mismatch"],
    ({ node }) => isMarked(node["x-site-binding"]) || isMarked(node["x-environment-binding"]),
  ],
  [
    ["malformed-request", "unsupported-media-type", "payload-too-large", "validation-failed"],
    ({ node }) => node.requestBody !== undefined,
  ],
  [["invalid-cursor"], ({ node }) => node["x-list"] === true],
  [["idempotency-key-invalid"], ({ method }) => method === "post"],
  [["idempotency-key-reused", "idempotency-key-in-progress"], ({ node }) => node["x-idempotency"] === "replay"],
  [["precondition-failed"], ({ node }) => String(node["x-tag"] ?? "").includes("M")],
];

/** True if some signed-in user may not ask for all of it. No session has `logs:export`, which a refusal names first. */
function needsMoreThanViewer({ node }: SourceOperation): boolean {
  if (node["x-required-scope"] === "logs:export") return false;
  const conditions = ((node["x-conditional-scope"] as Json[] | undefined) ?? [])
    .map(asObject)
    .filter(({ effect }) => effect === "refuse");
  return [node, ...conditions].some(({ "x-role": own, role = own }) => role !== undefined && role !== "viewer");
}

function isMarked(binding: Json | undefined): boolean {
  return binding !== undefined && binding !== "-";
}

/** Every slug that an operation can answer, sorted. */
export function problemsOf(operation: SourceOperation): string[] {
  const slugs = new Set(asStrings(operation.node["x-problems"]));
  for (const [universal, applies] of universalProblems)
    if (applies(operation)) for (const slug of universal) slugs.add(slug);
  return [...slugs].sort();
}

/** Adds to the document, in place, all that the marks of its operations imply. */
export function expandOperations(document: JsonObject, problems: ContractSource["problems"]): void {
  const components = asObject(document.components);
  Object.assign(components, { parameters: sharedParameters, headers: sharedHeaders, responses: {}, examples: {} });
  addProblemComponents(components, problems);
  for (const operation of operationsOf(document)) {
    const { node } = operation;
    node.security = securityOf(String(node["x-auth"]));
    node.parameters = [
      ...((node.parameters as Json[] | undefined) ?? []),
      ...impliedParameters(operation).map(parameterRef),
    ];
    acceptPlainJsonPatches(node);
    const responses = asObject(node.responses);
    for (const [status, response] of Object.entries(responses)) expandSuccess(operation, status, asObject(response));
    if (String(node["x-tag"] ?? "").includes("N")) responses["304"] = notModified;
    Object.assign(responses, problemResponses(components, problemsOf(operation), problems));
  }
}

function securityOf(auth: string): Json {
  if (auth === "public") return [];
  return auth === "user" ? [{ session: [] }] : [{ token: [] }, { session: [] }];
}

/** Quoted as a structured-field string, or bare. */
const idempotencyKeyPattern = '^("([ !#-\\[\\]-~]|\\\\["\\\\]){1,255}"|[!#-~]{1,255})$';
/** `*`, or a list of quoted tags, weak or strong. */
const entityTagsPattern = '^(\\*|(W/)?"[!#-~]*"([ \\t]*,[ \\t]*(W/)?"[!#-~]*")*)$';

const sharedParameters: JsonObject = {
  IfMatch: {
    name: "If-Match",
    in: "header",
    description:
      "Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same.",
    schema: { type: "string", maxLength: 1024, pattern: entityTagsPattern },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "Entity tags; a match answers 304.",
    schema: { type: "string", maxLength: 1024, pattern: entityTagsPattern },
    example: '"r3"',
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours.",
    schema: { type: "string", maxLength: 512, pattern: idempotencyKeyPattern },
  },
  Limit: {
    name: "limit",
    in: "query",
    description: "Objects a page, 1 to 200.",
    schema: { type: "integer", minimum: 1, maximum: 200, default: 50 },
  },
  Cursor: {
    name: "cursor",
    in: "query",
    description: "`next_cursor` of the page before; valid 24 hours, for the same filters and rights only.",
    schema: { type: "string", minLength: 1, maxLength: 2048 },
  },
};

function impliedParameters({ node, method }: SourceOperation): string[] {
  const tag = String(node["x-tag"] ?? "");
  return [
    ...(tag.includes("M") ? ["IfMatch"] : []),
    ...(tag.includes("N") ? ["IfNoneMatch"] : []),
    ...(method === "post" ? ["IdempotencyKey"] : []),
    ...(node["x-list"] === true ? ["Limit", "Cursor"] : []),
  ];
}

function parameterRef(name: string): JsonObject {
  return { $ref: `#/components/parameters/${name}` };
}

const sharedHeaders: JsonObject = {
  "X-Request-Id": { description: "Id of the request, as in `request_id` of problems.", schema: { type: "string" } },
  RateLimit: { description: '`"per-token";r=<left>;t=<seconds until the window ends>`.', schema: { type: "string" } },
  "RateLimit-Policy": {
    description: '`"per-token";q=600;w=60`: requests and seconds of the window.',
    schema: { type: "string" },
  },
  ETag: { description: "Strong entity tag of the answer.", schema: { type: "string" } },
  Location: { description: "Path of the object, or of what tells its state.", schema: { type: "string" } },
  "Retry-After": { description: "Seconds after which to try again.", schema: { type: "integer", minimum: 0 } },
  "WWW-Authenticate": { description: "The authentication scheme, with the error.", schema: { type: "string" } },
  Allow: { description: "Methods that the path knows.", schema: { type: "string" } },
  "Idempotency-Replayed": {
    description: "`true` when the stored answer of an earlier attempt is repeated.",
    schema: { type: "string", const: "true" },
  },
};

/** References to shared headers, by field name. */
function headerRefs(...fieldNames: string[]): JsonObject {
  return Object.fromEntries(fieldNames.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const notModified: JsonObject = {
  description: "What If-None-Match names is current.",
  headers: headerRefs("X-Request-Id", "ETag"),
};

/** A merge patch may also come as plain JSON (contract 4.5). */
function acceptPlainJsonPatches(node: JsonObject): void {
  const content = asObject(asObject(node.requestBody).content);
  const patch = content["application/merge-patch+json"];
  if (patch !== undefined) content["application/json"] ??= patch;
}

function expandSuccess({ node }: SourceOperation, status: string, response: JsonObject): void {
  const hasEtag = String(node["x-tag"] ?? "").includes("E");
  const isReplayed = node["x-idempotency"] === "replay";
  response.headers = {
    ...asObject(response.headers),
    ...headerRefs("X-Request-Id", "RateLimit", "RateLimit-Policy"),
    ...(hasEtag && status !== "204" ? headerRefs("ETag") : {}),
    ...(["201", "202"].includes(status) && node["x-has-location"] !== false ? headerRefs("Location") : {}),
    ...(isReplayed ? headerRefs("Idempotency-Replayed") : {}),
  };
  if (node["x-list"] === true) wrapPage(asObject(asObject(response.content)["application/json"]));
}

function wrapPage(media: JsonObject): void {
  const item = media["x-item"] ?? asObject(media.schema)["x-item"];
  if (item === undefined) return;
  delete media["x-item"];
  media.schema = {
    type: "object",
    description: "One page.",
    required: ["data", "next_cursor"],
    properties: {
      data: { type: "array", maxItems: 200, items: item, description: "The objects of this page." },
      next_cursor: { type: ["string", "null"], description: "Cursor of the next page; null on the last." },
    },
  };
}

/** `not-found` to `NotFoundProblem`. */
export function problemSchemaName(slug: string): string {
  return `${pascalCase(slug)}Problem`;
}

function addProblemComponents(components: JsonObject, problems: ContractSource["problems"]): void {
  const schemas = asObject(components.schemas);
  const examples = asObject(components.examples);
  for (const [slug, problem] of Object.entries(problems)) {
    const type = `${problemTypeBase}${slug}`;
    const members = problem.members ?? {};
    schemas[problemSchemaName(slug)] = {
      type: "object",
      description: problem.description,
      required: [...problemMembers, ...(problem.required ?? [])],
      properties: {
        type: { type: "string", const: type, description: "Stable identifier; match on it." },
        title: { type: "string", description: "Name of the type." },
        status: { type: "integer", const: problem.status, description: "HTTP status." },
        detail: { type: "string", description: "What happened and what to do; wording may change." },
        instance: { type: "string", description: "Path of the request." },
        request_id: { type: "string", description: "Id of the request, as in X-Request-Id." },
        ...members,
      },
    };
    const common = {
      type,
      title: problem.title,
      status: problem.status,
      instance: "/v1/sites",
      request_id: "req_01jd2v7k3q8m4n5p6r7s8t9v0w",
    };
    examples[slug] = { summary: problem.title, value: { ...common, ...problem.example } };
  }
}

/** Prefix of every problem type: a reserved name, not resolvable (contract 4.1). */
export const problemTypeBase = "https://problems.consent.example/v1/";

/** Members of every problem (contract 4.1). */
const problemMembers = ["type", "title", "status", "detail", "instance", "request_id"];

/** One shared response component for each set of slugs with one status. */
function problemResponses(components: JsonObject, slugs: string[], problems: ContractSource["problems"]): JsonObject {
  const byStatus = new Map<number, string[]>();
  for (const slug of slugs) {
    const problem = problems[slug];
    if (problem === undefined) throw new Error(`schema/problems.yaml has no ${slug}`);
    byStatus.set(problem.status, [...(byStatus.get(problem.status) ?? []), slug]);
  }
  const responses: JsonObject = {};
  for (const [status, group] of byStatus) {
    const name = `problem.${status}.${group.join(".")}`;
    asObject(components.responses)[name] ??= problemResponse(group, problems);
    responses[String(status)] = { $ref: `#/components/responses/${name}` };
  }
  return responses;
}

function problemResponse(slugs: string[], problems: ContractSource["problems"]): JsonObject {
  const refs = slugs.map((slug) => schemaRef(problemSchemaName(slug)));
  return {
    description: slugs.map((slug) => `${slug}: ${problems[slug]?.title}`).join("; "),
    headers: headerRefs("X-Request-Id", ...new Set(slugs.flatMap((slug) => problems[slug]?.headers ?? []))),
    content: {
      "application/problem+json": {
        schema: refs.length === 1 ? asObject(refs[0]) : { anyOf: refs },
        examples: Object.fromEntries(slugs.map((slug) => [slug, { $ref: `#/components/examples/${slug}` }])),
      },
    },
  };
}
