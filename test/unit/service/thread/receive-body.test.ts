import { setTimeout as sleep } from "node:timers/promises";
import { bodyLimitOf } from "../../../../src/service/request/body-limits";
import { isDeferred, receiveBody } from "../../../../src/service/thread/receive-body";
import { until } from "../../../support/until";

const impatient = { patienceMs: 100, bytesPerMs: 16 };

/** A request whose body comes in pieces of these sizes, one after the other; `null` is a piece that does not come. */
function requestOf(pieces: readonly (number | null)[], headers: Record<string, string> = {}, everyMs = 0) {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await sleep(everyMs);
      const piece = left.shift();
      if (piece === null) return new Promise(() => {});
      if (piece === undefined) return controller.close();
      controller.enqueue(new Uint8Array(piece).fill(left.length));
    },
  });
  const init: RequestInit = { method: "POST", headers, body, duplex: "half" };
  return { request: new Request("http://127.0.0.1/", init), left: () => left.length };
}

const limit = 1000;
const mebibyte = 1024 * 1024;

test.each<[string, Record<string, string>, boolean]>([
  ["no body", {}, false],
  ["a declared length of 64 KiB", { "content-length": "65536" }, false],
  ["a longer one", { "content-length": "65537" }, true],
  ["an unknown length", { "transfer-encoding": "chunked" }, true],
])("a request with %s is deferred, or is not", (_what, headers, expected) => {
  const request = new Request("http://127.0.0.1/", { method: "POST", headers });
  expect(isDeferred(request, mebibyte)).toBe(expected);
});

test("a choice is never deferred: the API waits for visitors who are being served", () => {
  const init = { method: "POST", headers: { "transfer-encoding": "chunked" } };
  const request = new Request("http://127.0.0.1/s/site_1/production/consents", init);
  expect(isDeferred(request, bodyLimitOf(request))).toBe(false);
});

test("receives all pieces, in separate memory", async () => {
  const body = await receiveBody(requestOf([2, 3, 1]).request, limit);
  expect([...(body ?? [])]).toEqual([2, 2, 1, 1, 1, 0]);
  expect(body?.buffer.byteLength).toBe(6);
});

test("answers at the piece that exceeds the limit, and discards the rest", async () => {
  expect((await receiveBody(requestOf([800, 800, null]).request, limit))?.byteLength).toBe(1600);
  const long = requestOf(Array.from({ length: 30 }, () => mebibyte));
  expect((await receiveBody(long.request, limit))?.byteLength).toBe(mebibyte);
  await until(() => long.left() < 14);
  await sleep(20);
  expect(long.left()).toBeGreaterThan(10);
  expect(await receiveBody(requestOf([1], { "content-length": "1001" }).request, limit)).toBeNull();
});

test.each<[string, (number | null)[]]>([
  ["stops sending", [10, null]],
  ["sends a byte now and then", Array.from({ length: 1000 }, () => 1)],
])("a client that %s is cut off", async (_what, pieces) => {
  const { request } = requestOf(pieces, {}, 20);
  await expect(receiveBody(request, limit, impatient)).rejects.toThrow("no answer in");
});

test("a client may take longer for what is longer", async () => {
  const { request } = requestOf([1, 1, 1], {}, 400);
  const body = await receiveBody(request, limit, { patienceMs: 900, bytesPerMs: 0.001 });
  expect(body?.byteLength).toBe(3);
});

test.each(["GET", "HEAD", "TRACE"])("a body of %s is not asked for", async (method) => {
  const headers = { "content-length": "70000", "transfer-encoding": "chunked" };
  const request = Object.defineProperty(new Request("http://127.0.0.1/", { headers }), "method", { value: method });
  expect(isDeferred(request, mebibyte)).toBe(false);
  expect(await receiveBody(request, limit)).toBeNull();
});
