import type { DeliveredFile } from "../../../../src/service/versions/delivered-file";
import { createVisitorFiles } from "../../../../src/service/versions/visitor-files";

const place = (siteId: string) => ({ siteId, environment: "production", digest: null, name: "config.json" });

/** A file of 10 bytes. The first letter of a site names its workspace. */
const fileOf = (siteId: string): DeliveredFile => ({
  workspaceId: siteId.slice(0, 1),
  bytes: new Uint8Array(10),
  mark: "1/1",
  isCompressed: false,
  etag: '""',
  cacheControl: "no-store",
  contentHeaders: {},
});

/** Files that note what was loaded. */
function noting(limit?: number) {
  const loaded: string[] = [];
  const files = createVisitorFiles(async ({ siteId }) => {
    loaded.push(siteId);
    return siteId.endsWith("none") ? null : fileOf(siteId);
  }, limit);
  const visit = async (...siteIds: string[]) => {
    for (const siteId of siteIds) await files.get(place(siteId));
    return loaded.splice(0);
  };
  return { files, visit };
}

test("loads a file once, and again after its site's stages moved", async () => {
  const { files, visit } = noting();
  expect(await visit("a1", "a1", "a2", "a1")).toEqual(["a1", "a2"]);
  files.forget(["a1"]);
  expect(await visit("a1", "a2")).toEqual(["a1"]);
});

test("asks each time for what is not there", async () => {
  const { visit } = noting();
  expect(await visit("a-none", "a-none")).toEqual(["a-none", "a-none"]);
});

test("visitors who ask at the same time share a load", async () => {
  const { files, visit } = noting();
  await Promise.all([files.get(place("a1")), files.get(place("a1"))]);
  expect(await visit()).toEqual(["a1"]);
});

test("a file that was being loaded when its stage moved is not kept", async () => {
  let answer = (_file: DeliveredFile | null): void => {};
  const files = createVisitorFiles(() => new Promise((resolve) => (answer = resolve)));
  const before = files.get(place("a1"));
  files.forget(["a1"]);
  answer(fileOf("a1"));
  await before;
  const after = files.get(place("a1"));
  answer({ ...fileOf("a1"), mark: "2/1" });
  expect((await after)?.mark).toBe("2/1");
  expect((await files.get(place("a1")))?.mark).toBe("2/1");
});

test("a workspace with many files drives out its own, not those of another", async () => {
  const { visit } = noting(40);
  await visit("a1", "a2", "b1", "b2", "b3", "b4", "b5");
  expect(await visit("a1", "a2")).toEqual([]);
  expect(await visit("b5", "b4", "b1")).toEqual(["b1"]);
});

test("drops the most recently used file last", async () => {
  const { visit } = noting(30);
  await visit("a1", "a2", "a3", "a1", "a4");
  expect(await visit("a1", "a3", "a4")).toEqual([]);
  expect(await visit("a2")).toEqual(["a2"]);
});
