import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_CONNECTIONS } from "../../src/service/store/postgres-store";
import { banner } from "../support/banners";
import { startInProcessService } from "../support/in-process-service";
import { postgresOfSuite } from "../support/service-databases";

/** Two processes on one PostgreSQL; requests of the API hold every connection of one. */

/** Longer than a process takes to learn of a change. */
const PROPAGATION_MS = 2_500;

const locate = postgresOfSuite();

test("a process whose API waits for locks still learns that a stage changed", async () => {
  const database = await locate();
  if (database === null) return;
  const options = { database, deploymentKey: randomBytes(32) };
  const [one, busy] = [await startInProcessService(options), await startInProcessService(options)];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const publish = async (id: string, title: string) => {
    await one.call("putConfigDraft", { path: { id }, body: { document: banner(title) } });
    expect((await one.call("publishVersion", { path: { id }, body: {} })).status).toBe(201);
  };
  try {
    const { id } = (await one.call("createSite", { body: { name: "Shop" } })).body;
    await publish(id, "First");
    const served = async () => {
      const answer = await busy.get(`/v1/r?site=${id}&environment=preview&country=DE`);
      return ((await answer.json()) as { version: number | null }).version;
    };
    expect(await served()).toBe(1);
    const holding = Array.from({ length: MAX_CONNECTIONS }, () => busy.service.store.transaction(() => released));
    await publish(id, "Second");
    await sleep(PROPAGATION_MS);
    const asked = served();
    // What the service would answer from memory is answered by now.
    await sleep(100);
    release();
    expect(await asked).toBe(2);
    await Promise.all(holding);
  } finally {
    release();
    await one.close();
    await busy.close();
  }
}, 60_000);
