import { setTimeout as sleep } from "node:timers/promises";
import { isWithheld, receiveBody } from "../../../../src/service/thread/receive-body";
import { until } from "../../../support/until";

const impatient = { patienceMs: 100, bytesPerMs: 16 };

/** A request whose body comes in pieces of these sizes, one after the other; `null` is a piece that does not come. */
function requestOf(pieces: readonly (number | null)[], headers: Record<string, string> = {}, everyMs = 0) {
  const left = [...pieces];
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await sleep(everyMs);
      const piece = left.shift();
      if (piece === null) return new Promise(() => {});
      if (piece === undefined) return controller.close();
      controller.enqueue(new Uint8Array(piece).fill(left.length));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  const init: RequestInit = { method: "POST", headers, body, duplex: "half" };
  return { request: new Request("http://127.0.0.1/", init), isCancelled: () => isCancelled };
}

const limit = 1000;

test.each<[string, Record<string, string>, boolean]>([
  ["no body", {}, false],
  ["a declared length of 64 KiB", { "content-length": "65536" }, false],
  ["a longer one", { "content-length": "65537" }, true],
  ["an unknown length", { "transfer-encoding": "chunked" }, true],
])("a request with %s is withheld, or is not", (_what, headers, expected) => {
  expect(isWithheld(new Request("http://127.0.0.1/", { method: "POST", headers }))).toBe(expected);
});

test("receives all pieces, in separate memory", async () => {
  const body = await receiveBody(requestOf([2, 3, 1]).request, limit);
  expect([...(body ?? [])]).toEqual([2, 2, 1, 1, 1, 0]);
  expect(body?.buffer.byteLength).toBe(6);
});

test("answers at the piece that exceeds the limit, and discards the rest", async () => {
  const { request, isCancelled } = requestOf([800, 800, null]);
  expect((await receiveBody(request, limit))?.byteLength).toBe(1600);
  expect(isCancelled()).toBe(false);
  const endless = requestOf(Array.from({ length: 30 }, () => 1024 * 1024));
  expect((await receiveBody(endless.request, limit))?.byteLength).toBe(1024 * 1024);
  await until(() => endless.isCancelled());
  expect(await receiveBody(requestOf([1], { "content-length": "1001" }).request, limit)).toBeNull();
});

test.each<[string, (number | null)[]]>([
  ["stops sending", [10, null]],
  ["sends a byte now and then", Array.from({ length: 1000 }, () => 1)],
])("a client that %s is cut off", async (_what, pieces) => {
  const { request, isCancelled } = requestOf(pieces, {}, 20);
  await expect(receiveBody(request, limit, impatient)).rejects.toThrow(/too slow: it has sent \d+ bytes/);
  expect(isCancelled()).toBe(true);
});

test("a client may take longer for what is longer", async () => {
  const { request } = requestOf([1, 1, 1], {}, 400);
  const body = await receiveBody(request, limit, { patienceMs: 900, bytesPerMs: 0.001 });
  expect(body?.byteLength).toBe(3);
});

test.each(["GET", "HEAD", "TRACE"])("a body of %s is not asked for", async (method) => {
  const headers = { "content-length": "70000", "transfer-encoding": "chunked" };
  const request = Object.defineProperty(new Request("http://127.0.0.1/", { headers }), "method", { value: method });
  expect(isWithheld(request)).toBe(false);
  expect(await receiveBody(request, limit)).toBeNull();
});
