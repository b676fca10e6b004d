import { contractDocument } from "../../src/contract";
import { startTestService, type TestService } from "../support/service";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, 60_000);
afterAll(() => service.close());

describe("openapi.json", () => {
  test("is the contract, for anyone, from any origin", async () => {
    const { status, headers, body } = await service.send({ path: "/openapi.json", token: "not-a-token" });
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(body).toEqual(contractDocument());
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
