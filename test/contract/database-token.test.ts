import { createFirstToken, openStore, systemRuntime } from "@consentform/service";
import type { RequestBody } from "../../src/consent/contract";
import { createTokenDirectly } from "../../src/service/tokens/first-token";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { startPostgres } from "../support/postgres";

/** Tokens that are written into a database directly are validated like those of API requests. */

const request: RequestBody<"createToken"> = { name: "first", scopes: ["sites:read"] };

describe("in the database of a service", () => {
  let service: InProcessService;
  beforeAll(async () => {
    service = await startInProcessService();
  });
  afterAll(() => service.close());
  const direct = (workspace: string, more: object = {}) =>
    createTokenDirectly(service.service.store, service.service.runtime, workspace, { ...request, ...more });

  test("the token never expires by default and is accepted", async () => {
    const made = await direct("expiry");
    expect([made.expires_at, made.created_by]).toEqual([null, { type: "system", id: null }]);
    const answer = await service.send({ path: "/me", token: made.secret });
    expect(answer.body.workspace.name).toBe("expiry");
    const inDays = Date.parse((await direct("expiry", { expires_in_days: 2 })).expires_at ?? "") - Date.now();
    expect(Math.round(inDays / 3_600_000)).toBe(48);
  });

  test("the plan's limit counts, but a deployment without a token gets its first one", async () => {
    for (let count = 0; count < 100; count += 1) await direct("full");
    await expect(direct("full")).rejects.toMatchObject({ slug: "plan-limit-reached" });
    const { store, runtime } = service.service;
    expect(await createFirstToken(store, runtime, { workspace: "full", name: "last" })).toMatchObject({ name: "last" });
  });

  test.each([
    [{ name: "" }, "/name"],
    [{ expiresAt: new Date("garbage") }, "/expires_at"],
    [{ expiresAt: new Date(0) }, "/expires_at"],
    [{ siteId: "site_x" }, "/site_id"],
  ])("validates a program's input too: %j", async (more, pointer) => {
    const { store, runtime } = service.service;
    const made = async () => createFirstToken(store, runtime, { workspace: "bad", name: "x", ...more });
    await expect(made()).rejects.toMatchObject({
      details: { errors: expect.arrayContaining([expect.objectContaining({ pointer })]) },
    });
  });
});

test("gives an external key to one of two processes that request it concurrently", async () => {
  const server = await startPostgres();
  if (server === null) return;
  const url = await server.createDatabase();
  const stores = [await openStore({ kind: "postgres", url }), await openStore({ kind: "postgres", url })];
  try {
    for (let round = 0; round < 5; round += 1) {
      const asked = { ...request, external_key: `k${round}` };
      const made = await Promise.allSettled(
        [...stores, ...stores].map((store) => createTokenDirectly(store, systemRuntime(), "default", asked)),
      );
      expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const refused = made.flatMap((one) => (one.status === "rejected" ? [one.reason.slug] : []));
      expect(refused).toEqual(["conflict", "conflict", "conflict"]);
    }
  } finally {
    for (const store of stores) await store.close();
    await server.stop();
  }
}, 60_000);
