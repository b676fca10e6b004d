/**
 * The contract in schema/, as it is generated: the promised routes, its scopes, and the promise that the document is
 * valid OpenAPI 3.1 whose every example holds. released-contract.test.ts compares it with the last release.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { contractDocument, type Operation, operations, problems } from "../../src/consent/contract";
import { at, documentExamples } from "./document-examples";
import { promisedRoutes } from "./promised-routes";

const document = contractDocument();
const repository = join(__dirname, "..", "..");
const all: Operation[] = Object.values(operations);

function operationNode(operation: { path: string; method: string }): Record<string, unknown> {
  return at(document, `/paths/${operation.path.replaceAll("/", "~1")}/${operation.method.toLowerCase()}`) as Record<
    string,
    unknown
  >;
}

function operationOf(id: string): Operation {
  const operation = all.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`no operation is called ${id}`);
  return operation;
}

function propertiesOf(schemaName: string): Record<string, unknown> {
  return at(document, `/components/schemas/${schemaName}/properties`) as Record<string, unknown>;
}

test("has 71 operations, and each problem belongs to one", () => {
  expect(all.map(({ row }) => row).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 71 }, (_, index) => index + 1),
  );
  const used = new Set(all.flatMap((operation) => operation.problems));
  expect(Object.keys(problems).sort()).toEqual([...used].sort());
});

describe("the promised interface", () => {
  test.each(promisedRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "has %s",
    (_name, route) => {
      expect(all.some(({ method, path }) => method === route.method && path === route.path)).toBe(true);
      const { summary, description } = operationNode(route);
      expect(`${summary}\n${description}`).toMatch(route.says);
    },
  );

  test("lets PATCH change name, retention and settings of a site", () => {
    expect(Object.keys(propertiesOf("SiteUpdate"))).toEqual(expect.arrayContaining(["name", "retention", "settings"]));
  });

  test("has findings as JSON, CSV and SARIF", () => {
    const node = operationNode(operationOf("listScanFindings"));
    const format = (node.parameters as { name?: string; schema: { enum: string[] } }[]).find(
      ({ name }) => name === "format",
    );
    expect(new Set(format?.schema.enum.map((value) => value.toUpperCase()))).toEqual(new Set(["JSON", "CSV", "SARIF"]));
    expect(format?.schema.enum).toEqual(expect.arrayContaining(["JSON", "CSV", "SARIF"]));
    const content = at(node, "/responses/200/content");
    expect(Object.keys(content as object)).toEqual(["application/json", "text/csv", "application/sarif+json"]);
  });

  test("has three formats of the declaration and three headers of a download", () => {
    const paths = all.filter(({ tag }) => tag === "declaration").map(({ path }) => path);
    expect(paths.map((path) => path.split(".").pop())).toEqual(["json", "html", "md"]);
    const headers = at(operationNode(operationOf("downloadExport")), "/responses/200/headers");
    expect(Object.keys(headers as object)).toEqual(
      expect.arrayContaining(["X-Content-SHA256", "X-Signature-Ed25519", "X-Signing-Kid"]),
    );
  });

  test("never accepts a token for billing", () => {
    const billing = all.filter(({ path }) => path.startsWith("/billing/"));
    expect(billing).toHaveLength(2);
    for (const operation of billing) expect(operationNode(operation).security).toEqual([{ session: [] }]);
  });

  test("lets a token have scopes, one site or one environment, and an expiry", () => {
    expect(Object.keys(propertiesOf("TokenCreate"))).toEqual(
      expect.arrayContaining(["scopes", "site_id", "environment", "expires_at"]),
    );
  });
});

test("each operation requires exactly one of the ten scopes", () => {
  const scopes = at(document, "/components/schemas/Scope/enum") as string[];
  expect(scopes).toHaveLength(10);
  for (const operation of all) {
    expect([operation.id, scopes.includes(operation.scope)]).toEqual([operation.id, true]);
    expect(operationNode(operation)["x-required-scope"]).toBe(operation.scope);
  }
});

describe("the document", () => {
  test("is valid OpenAPI 3.1, without a finding of the linter", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    const file = join("src/consent/contract/generated/document.json");
    const { status, stdout } = spawnSync(
      process.execPath,
      [require.resolve("@redocly/cli/bin/cli.js"), "lint", file, "--format=json"],
      {
        cwd: repository,
        encoding: "utf8",
        env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      },
    );
    const findings = (
      JSON.parse(stdout) as { problems: { ruleId: string; message: string; location: { pointer?: string }[] }[] }
    ).problems;
    expect(findings.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
    expect(status).toBe(0);
  }, 60_000);

  const examples = documentExamples(document);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: "https://contract.example/" });

  test("has an example for every request, answer, problem and event", () => {
    const places = new Set(examples.map(({ schemaPointer }) => schemaPointer.replace(/\/schema$/, "")));
    expect(mediaTypes(document, "").filter((pointer) => !places.has(pointer))).toEqual([]);
  });

  test("has only examples and defaults that their schemas accept", () => {
    const broken = examples.flatMap(({ place, schemaPointer, value }) => {
      const validate = ajv.compile({ $ref: `https://contract.example/#${encodeURI(schemaPointer)}` });
      return validate(value) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(broken).toEqual([]);
    expect(examples.length).toBeGreaterThan(400);
  });

  test("admits no integer in a request body that JSON numbers cannot hold exactly", () => {
    const requests = Object.keys(at(document, "/components/schemas") as object).filter((name) =>
      /(Create|Update|Request|Put|TemplateItem|ProductionNumber)$/.test(name),
    );
    expect(requests.length).toBeGreaterThan(20);
    const unbounded = requests.flatMap((name) => unboundedIntegers(at(document, `/components/schemas/${name}`), name));
    expect(unbounded).toEqual([]);
  });

  test("refuses an example that is not what the schema says", () => {
    const validate = ajv.compile({ $ref: "https://contract.example/#/components/schemas/SiteCreate" });
    expect(validate({ name: "Example shop" })).toBe(true);
    expect(validate({ name: "Example shop", colour: "red" })).toBe(false);
  });
});

/** Pointers of the integers without a maximum. */
function unboundedIntegers(node: unknown, pointer: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, maximum } = node as { type?: unknown; maximum?: unknown };
  const isUnbounded = [type].flat().includes("integer") && maximum === undefined;
  const inner = Object.entries(node).flatMap(([key, child]) => unboundedIntegers(child, `${pointer}/${key}`));
  return isUnbounded ? [pointer, ...inner] : inner;
}

/** Pointers of all media types of the document: members of a `content` whose name has a slash. */
function mediaTypes(node: unknown, pointer: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => {
    const childPointer = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const inner = mediaTypes(child, childPointer);
    return pointer.endsWith("/content") && key.includes("/") ? [childPointer, ...inner] : inner;
  });
}
