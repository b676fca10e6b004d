import { runDueWork } from "@consentform/service";
import { createEgress } from "../../src/service/egress/egress";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";

/** Events on their way from what changed to whom they concern (contract 4.7). */

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let receiver: HttpReceiver;
  beforeAll(async () => {
    receiver = await startHttpReceiver();
    under = await start({
      egress: createEgress({ isLocalAllowed: true, resolveHost: async () => [] }),
      settings: { isLocalAllowed: true },
    });
  });
  afterAll(async () => {
    await under.close();
    await receiver.close();
  });

  const run = () => runDueWork(under.service);

  test("several processes empty one outbox, and each event arrives once", async () => {
    const endpoint = await under.call("createWebhookEndpoint", {
      body: { url: receiver.url, event_kinds: ["site.created"] },
    });
    expect(endpoint.status).toBe(201);
    // Few at a time: a request that waits longer than 2 s for the workspace is answered as unavailable (contract 4.4).
    for (let group = 0; group < 6; group += 1) {
      await Promise.all(
        Array.from({ length: 5 }, async (_, number) => {
          const { status } = await under.call("createSite", { body: { name: `s${group}-${number}` } });
          expect(status).toBe(201);
        }),
      );
    }
    await Promise.all([run(), run(), run()]);
    await run();
    const { body } = await under.call("listWebhookDeliveries", { path: { id: endpoint.body.id } });
    expect(body.data).toHaveLength(30);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  });
});
