import { encodedBytes } from "../../../../src/service/versions/encoded-bytes";
import { createImprovementQueue } from "../../../../src/service/versions/improvement-queue";
import { until } from "../../../support/until";

/** Work that ends with a call. */
function pieces() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const piece = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { started, piece, end: () => ends.shift()?.() };
}

test("works on one piece at a time and refuses more than may wait", async () => {
  const { started, piece, end } = pieces();
  const queue = createImprovementQueue(2);
  expect(["a", "b", "c", "d"].map((name) => queue.offer(piece(name)))).toEqual([true, true, true, false]);
  expect(started).toEqual(["a"]);
  end();
  await until(async () => started.length === 2);
  expect([started, queue.offer(piece("e"))]).toEqual([["a", "b"], true]);
});

test("offers a file that the queue refused with its next visitor", async () => {
  const offered: boolean[] = [];
  const content = { bytes: new TextEncoder().encode("a text that repeats, ".repeat(500)) };
  const queue = (isFull: boolean) => ({
    offer: (improve: () => Promise<void>) => {
      offered.push(!isFull);
      if (!isFull) void improve();
      return !isFull;
    },
  });
  const first = await encodedBytes(content, "br", queue(true));
  await encodedBytes(content, "br", queue(false));
  await until(async () => (await encodedBytes(content, "br", queue(false))).byteLength < first.byteLength);
  expect(offered).toEqual([false, true]);
});
