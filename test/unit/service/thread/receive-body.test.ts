import { isWithheld, receiveBody } from "../../../../src/service/thread/receive-body";

const STALL_MS = 50;

/** A request whose body comes in these pieces; `null` is a piece that does not come. */
function requestOf(pieces: readonly (number | null)[], headers: Record<string, string> = {}) {
  const left = [...pieces];
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
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

test("receives nothing beyond the piece that exceeds the limit", async () => {
  const { request, isCancelled } = requestOf([800, 800, 800, null]);
  expect((await receiveBody(request, limit))?.byteLength).toBe(1600);
  expect(isCancelled()).toBe(true);
  expect(await receiveBody(requestOf([1], { "content-length": "1001" }).request, limit)).toBeNull();
});

test("a client that stops sending is cut off, one that is slow is not", async () => {
  const { request, isCancelled } = requestOf([10, null]);
  await expect(receiveBody(request, limit, STALL_MS)).rejects.toThrow("sent nothing for 50 ms");
  expect(isCancelled()).toBe(true);
  const slow = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, STALL_MS / 5));
      sent += 1;
      if (sent > 10) controller.close();
      else controller.enqueue(new Uint8Array(1));
    },
  });
  let sent = 0;
  const init: RequestInit = { method: "POST", body: slow, duplex: "half" };
  expect((await receiveBody(new Request("http://127.0.0.1/", init), limit, STALL_MS))?.byteLength).toBe(10);
});
