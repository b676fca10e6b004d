import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DevService, startDevService } from "../support/dev-service";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { until } from "../support/until";

let receiver: HttpReceiver;
let folder: string;
const services: DevService[] = [];

beforeEach(async () => {
  receiver = await startHttpReceiver();
  folder = mkdtempSync(join(tmpdir(), "consentform-killed-delivery-"));
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.kill();
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(clockOffsetS = 0): Promise<DevService> {
  const service = await startDevService({ dataFolder: folder, isLocalAllowed: true, clockOffsetS });
  services.push(service);
  return service;
}

async function send({ endpoint, token }: DevService, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${endpoint}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(300);
  return response.json();
}

test("the next process takes over a delivery whose process was killed", async () => {
  receiver.answer = () => {};
  const first = await serve();
  await send(first, "POST", "/webhooks", { url: receiver.url, event_kinds: ["site.created"] });
  const sites = [];
  for (const name of ["a", "b", "c"]) sites.push(await send(first, "POST", "/sites", { name }));
  await until(() => receiver.received.length > 0);
  await first.kill();
  receiver.received.length = 0;
  receiver.answer = (response) => void response.writeHead(204).end();
  // The dead process has the deliveries for a minute.
  await serve(120);
  await until(() => receiver.received.length >= 3);
  const about = receiver.received.map(({ body }) => JSON.parse(body).data.object.id);
  expect(about.sort()).toEqual(sites.map((site) => (site as { id: string }).id).sort());
}, 120_000);
