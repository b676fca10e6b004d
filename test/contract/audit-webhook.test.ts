import { runDueWork, type Service } from "@consentform/service";
import { Webhook } from "standardwebhooks";
import { auditEvent } from "../../src/service/audit/audit-event";
import { purgeEvents } from "../../src/service/audit/purge-events";
import { createEgress } from "../../src/service/egress/egress";
import { type EgressPurpose, egressLimits } from "../../src/service/egress/purposes";
import { HOUR_MS, SECOND_MS } from "../../src/service/runtime/durations";
import { defaultSettings } from "../../src/service/runtime/settings";
import { listAuditEvents } from "../../src/service/store/audit-events";
import { type HttpReceiver, type ReceivedRequest, startHttpReceiver } from "../support/http-receiver";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";

/** The audit log at the operator's webhook: each row, in the order of the chain, also at a receiver that fails. */

const secret = `whsec_${Buffer.from("a planted secret of 32 bytes, ok").toString("base64")}`;
const plantedKey = "planted-key-of-the-address";
const everything = {
  workspaceId: null,
  since: null,
  until: null,
  actor: null,
  act: null,
  siteId: null,
} as const;

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let receiver: HttpReceiver;
  const messages: string[] = [];
  beforeEach(async () => {
    receiver = await startHttpReceiver();
    under = await start({
      egress: createEgress({ isLocalAllowed: true, limits: { timeoutMs: 3000 } }),
      settings: {
        isLocalAllowed: true,
        auditWebhook: { url: `${receiver.url}?key=${plantedKey}`, secret, isPrivate: false },
      },
      reportInfo: (message) => messages.push(message),
      stillAtMs: Date.now(),
    });
  });
  afterEach(async () => {
    await under.close();
    await receiver.close();
  });

  const run = () => runDueWork(under.service);
  /** Runs what is due. @returns the failure of the delivery */
  const failure = () => run().then(() => null, String);
  const site = (name: string) => under.call("createSite", { body: { name } });
  const chained = async ({ store }: Service = under.service) => {
    const rows = await listAuditEvents(store.db, everything, { after: null, limit: 1000 });
    return rows
      .filter(({ sequence }) => sequence !== null)
      .sort((a, b) => Number(a.sequence) - Number(b.sequence))
      .map(auditEvent);
  };
  const dataOf = ({ body }: ReceivedRequest) => JSON.parse(body).data;
  const places = () => receiver.received.map((request) => dataOf(request).sequence);
  const refuse = (status: number) => {
    receiver.answer = (response) => void response.writeHead(status).end(plantedKey);
  };
  const accept = () => {
    receiver.answer = (response) => void response.writeHead(204).end();
  };

  test("receives each row once, in the order of the chain, signed", async () => {
    for (const name of ["One", "Two", "Three"]) await site(name);
    await run();
    await run();
    const rows = await chained();
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(receiver.received.map(dataOf)).toEqual(rows);
    for (const { headers, body } of receiver.received) {
      expect(headers["webhook-id"]).toBe(JSON.parse(body).data.id);
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        type: "audit.recorded",
        timestamp: JSON.parse(body).data.at,
      });
    }
  });

  test("a receiver that is down loses no row, and gets them in order when it is back", async () => {
    await site("One");
    await run();
    const before = places();
    refuse(500);
    for (const name of ["Two", "Three", "Four"]) await site(name);
    expect(await failure()).toContain(`did not accept the row of sequence ${before.length + 1}`);
    for (const [tries, delayMs] of [5, 10, 20, 40].map((seconds, index) => [index + 2, seconds * SECOND_MS] as const)) {
      under.advance(delayMs * 0.99);
      // A new row does not bring the next attempt forward.
      await site(`${tries}`);
      await run();
      under.advance(delayMs * 0.11);
      expect(await failure()).toContain("It is tried again.");
      expect(places().slice(before.length)).toEqual(Array(tries).fill(before.length + 1));
    }
    accept();
    under.advance(80 * 1.1 * SECOND_MS);
    await run();
    const after = places().slice(before.length + 5);
    expect([...before, ...after]).toEqual((await chained()).map(({ sequence }) => sequence));
  });

  test("attempts go on each hour, and are never given up", async () => {
    await site("One");
    refuse(503);
    for (let tries = 0; tries < 14; tries += 1) {
      expect(await failure()).toContain("The audit webhook did not accept the row of sequence 1 ");
      under.advance(1.1 * HOUR_MS);
    }
    accept();
    await run();
    expect(new Set(places()).size).toBe((await chained()).length);
    expect(await (await under.get("/metrics")).text()).not.toMatch(/given_up_total\{kind="deliver-audit-log"/);
  });

  test("a row that is refused holds up the rows behind it", async () => {
    for (const name of ["One", "Two", "Three"]) await site(name);
    receiver.answer = (response, request) => void response.writeHead(dataOf(request).sequence === 2 ? 422 : 204).end();
    expect(await failure()).toContain("did not accept the row of sequence 2 ");
    expect(new Set(places())).toEqual(new Set([1, 2]));
    const waiting = (await chained()).length - 1;
    const { text } = { text: await (await under.get("/metrics")).text() };
    expect(text).toContain(`\nconsentform_audit_undelivered_rows ${waiting}\n`);
    accept();
    under.advance(6 * SECOND_MS);
    await run();
    expect(places().slice(-waiting)).toEqual((await chained()).slice(1).map(({ sequence }) => sequence));
    expect(await (await under.get("/metrics")).text()).toContain("\nconsentform_audit_undelivered_rows 0\n");
  });

  test("a row whose acceptance was not stored is sent again with the same id", async () => {
    await site("One");
    const { store } = under.service;
    // The process ends after the answer and before the cursor: the update does not happen.
    const crashing = { ...under.service, store: { ...store, db: withoutUpdates(store.db) } };
    await expect(runDueWork(crashing)).rejects.toThrow("the process ended");
    under.advance(6 * SECOND_MS);
    await run();
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids.length).toBe((await chained()).length + 1);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(ids.length - 1);
  });

  test("a redirect is not followed, and counts as a refusal", async () => {
    await site("One");
    receiver.answer = (response, { path }) =>
      void response.writeHead(path.startsWith("/in") ? 307 : 204, { location: `${receiver.url}-other` }).end();
    expect(await failure()).toContain("The receiver returned a status outside 200 to 299.");
    expect(receiver.received.map(({ path }) => path)).toEqual([`/in?key=${plantedKey}`]);
  });

  test("neither the secret nor the address is in an error, a log, a metric or a row", async () => {
    await site("One");
    refuse(400);
    const error = await run().then(
      () => null,
      (reason) => `${reason} ${reason.stack}`,
    );
    accept();
    under.advance(6 * SECOND_MS);
    await run();
    const seen = [
      error,
      messages.join("\n"),
      under.takeErrors().map(String).join("\n"),
      await (await under.get("/metrics")).text(),
      receiver.received.map(({ body }) => body).join("\n"),
      JSON.stringify(await under.service.store.db.selectFrom("jobs").selectAll().execute()),
      JSON.stringify(await under.service.store.db.selectFrom("audit_chain").selectAll().execute()),
    ].join("\n");
    for (const planted of [secret, secret.slice(6), plantedKey, "a planted secret", receiver.url])
      expect(seen).not.toContain(planted);
  });

  test("rows that are deleted by age are skipped, and nothing is queued for them", async () => {
    await site("One");
    refuse(500);
    await failure();
    under.advance(401 * 24 * HOUR_MS);
    while (await purgeEvents(under.service));
    expect(await chained()).toEqual([]);
    expect(await (await under.get("/metrics")).text()).toContain("\nconsentform_audit_undelivered_rows 0\n");
    accept();
    receiver.received.splice(0);
    await site("Two");
    await run();
    expect(receiver.received.map(dataOf)).toEqual(await chained());
    expect(receiver.received).not.toEqual([]);
  });
});

describe("an address that is not on the public internet", () => {
  test.each([
    ["a private name", "https://siem.example/in", ["10.1.2.3"]],
    ["a name of the machine's metadata", "https://metadata.example/in", ["169.254.169.254"]],
    ["a loopback address", "https://127.0.0.1/in", []],
    ["another port", "https://siem.example:8443/in", ["93.184.216.34"]],
  ])("is refused: %s", async (_name, url, addresses) => {
    const under = await startInProcessService({
      egress: createEgress({ resolveHost: async () => addresses }),
      settings: { auditWebhook: { url, secret, isPrivate: false } },
    });
    await under.call("createSite", { body: { name: "One" } });
    const failed = await runDueWork(under.service).then(() => null, String);
    expect(failed).toMatch(/^Error: The audit webhook did not accept the row of sequence 1 /);
    expect(failed).not.toContain(new URL(url).hostname);
    await under.close();
  });
});

test("a receiver in a private network gets the rows, and is open to nothing else", async () => {
  const receiver = await startHttpReceiver();
  const url = `http://siem.internal:${receiver.port}/in`;
  const egress = createEgress({
    resolveHost: async () => ["127.0.0.1"],
    trusted: { "audit-webhook": { origin: new URL(url).origin, isPrivate: true, authority: null } },
  });
  const under = await startInProcessService({
    egress,
    settings: { auditWebhook: { url, secret, isPrivate: true } },
  });
  await under.call("createSite", { body: { name: "One" } });
  await runDueWork(under.service);
  expect(receiver.received.map(({ body }) => JSON.parse(body).data.act)).toContain("createSite");
  const purposes = Object.keys(egressLimits) as EgressPurpose[];
  const refusals = await Promise.all(purposes.map((purpose) => egress.refusal(new URL(url), purpose)));
  const allowed = purposes.filter((_, place) => refusals[place] === null);
  expect(allowed).toEqual(["audit-webhook"]);
  for (const other of ["https://siem.internal/in", `http://other.internal:${receiver.port}/in`])
    expect(await egress.refusal(new URL(other), "audit-webhook")).not.toBeNull();
  await under.close();
  await receiver.close();
});

test("without the setting nothing is queued, sent or measured", async () => {
  expect(defaultSettings.auditWebhook).toBeNull();
  const under = await startInProcessService();
  await under.call("createSite", { body: { name: "One" } });
  await runDueWork(under.service);
  const chain = await under.service.store.db.selectFrom("audit_chain").selectAll().executeTakeFirstOrThrow();
  expect([chain.length > 0, chain.delivered_count]).toEqual([true, 0]);
  expect(await (await under.get("/metrics")).text()).not.toContain("\nconsentform_audit_undelivered_rows ");
  await under.close();
});

/** A database whose changes of the chain's end fail, as if the process ended before. */
function withoutUpdates(db: Service["store"]["db"]): Service["store"]["db"] {
  return new Proxy(db, {
    get: (target, name, receiver) => {
      if (name !== "updateTable") {
        const value = Reflect.get(target, name, receiver);
        return typeof value === "function" ? value.bind(target) : value;
      }
      return (table: never) => {
        if (table === "audit_chain") throw new Error("the process ended");
        return target.updateTable(table);
      };
    },
  });
}
