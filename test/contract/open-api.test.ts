import { contractDocument } from "../../src/consent/contract";
import { publishedDocument } from "../../src/consent/contract/published-document";
import { type InProcessService, startInProcessService } from "../support/in-process-service";

let service: InProcessService;

beforeAll(async () => {
  service = await startInProcessService();
}, 60_000);
afterAll(() => service.close());

describe("openapi.json", () => {
  test("is the contract, for anyone, from any origin", async () => {
    const { status, headers, body } = await service.send({ path: "/openapi.json", token: "not-a-token" });
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(body).toEqual(publishedDocument());
    expect(Object.keys(body.paths)).toEqual(Object.keys(contractDocument().paths));
  });

  test("states defaults of members beside `default`, which generators misread", async () => {
    const { body } = await service.send({ path: "/openapi.json" });
    const { SiteCreate, BannerLanguages, TemplateVariable } = body.components.schemas;
    expect(SiteCreate.properties.retention).toMatchObject({ "x-default": 1095, minimum: 30 });
    expect(SiteCreate.properties.retention.description).toMatch(/cancels it\. Default: `1095`\.$/);
    // A member that is called "default" is none.
    expect(Object.keys(BannerLanguages.properties)).toContain("default");
    expect(Object.keys(TemplateVariable.properties)).toContain("default");
    expect(defaultsIn(body.components.schemas, "")).toEqual([]);
    expect(defaultsIn(contractDocument().components.schemas, "").length).toBeGreaterThan(100);
  });

  test("answers 304 to its ETag, weak or strong", async () => {
    const { headers } = await service.send({ path: "/openapi.json" });
    const etag = String(headers.get("etag"));
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await service.send({ path: "/openapi.json", headers: { "if-none-match": header } });
      expect([answer.status, answer.body, answer.headers.get("etag")]).toEqual([304, null, etag]);
    }
    expect((await service.send({ path: "/openapi.json", headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("answers a preflight, and HEAD without a body", async () => {
    const preflight = await service.send({ method: "OPTIONS", path: "/openapi.json" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    const head = await service.send({ method: "HEAD", path: "/openapi.json" });
    expect([head.status, head.body]).toEqual([200, null]);
    expect(head.headers.get("etag")).not.toBeNull();
  });
});

/** Pointers of the members of objects that have a `default`. */
function defaultsIn(node: unknown, pointer: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => {
    const own = pointer.endsWith("/properties") && Object.hasOwn(child, "default") ? [`${pointer}/${key}`] : [];
    return ["example", "examples"].includes(key) && !pointer.endsWith("/properties")
      ? own
      : [...own, ...defaultsIn(child, `${pointer}/${key}`)];
  });
}
