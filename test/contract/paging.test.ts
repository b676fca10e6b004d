import { type InProcessService, startInProcessService, type TestWorkspace } from "../support/in-process-service";

let service: InProcessService;
let workspace: TestWorkspace;

beforeAll(async () => {
  service = await startInProcessService();
}, 60_000);
afterAll(() => service.close());
beforeEach(async () => {
  workspace = await service.workspace();
});
afterEach(() => expect(service.takeErrors()).toEqual([]));

const page = (query: string, token?: string) =>
  workspace.send({ path: `/sites?${query}`, ...(token ? { token } : {}) });
const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);

/** Follows next_cursor to the end, doing something between the pages. */
async function walk(query: string, between: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { body } = await page(`${query}${cursor === "" ? "" : `&cursor=${cursor}`}`);
    ids.push(...idsOf(body));
    cursor = body.next_cursor;
    await between();
  }
  return ids;
}

async function makeSites(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await workspace.makeSite());
  return ids.reverse();
}

test("pages have each object once, newest first, and the last one has no cursor", async () => {
  const ids = await makeSites(7);
  expect(await walk("limit=3")).toEqual(ids);
  expect(await walk("limit=7")).toEqual(ids);
  expect((await page("limit=7")).body.next_cursor).toBeNull();
});

test("a walk returns objects that exist throughout exactly once", async () => {
  const ids = await makeSites(7);
  const gone = ids[3];
  let step = 0;
  const seen = await walk("limit=2", async () => {
    step += 1;
    await workspace.makeSite();
    // The row that the second page ended with: its cursor has to work all the same.
    if (step === 2) await workspace.send({ method: "DELETE", path: `/sites/${gone}` });
  });
  expect(seen.filter((id) => id !== gone && ids.includes(id))).toEqual(ids.filter((id) => id !== gone));
  expect(new Set(seen).size).toBe(seen.length);
});

test("distinguishes objects of the same millisecond", async () => {
  const ids = await makeSites(5);
  await service.service.store.db
    .updateTable("sites")
    .set({ created_at: service.service.runtime.now() })
    .where("id", "in", ids)
    .execute();
  expect((await walk("limit=2")).sort()).toEqual([...ids].sort());
});

test.each(["0", "201", "-1", "1.5", "x", ""])("the limit %j is refused, not clamped", async (limit) => {
  const answer = await page(`limit=${limit}`);
  expect(answer.slug).toBe("invalid-parameter");
  expect(answer.body.parameter).toBe("limit");
});

describe("a cursor", () => {
  const firstCursor = async (query: string, token?: string): Promise<string> => {
    await makeSites(2);
    return (await page(query, token)).body.next_cursor;
  };

  test("may be used with another limit", async () => {
    const cursor = await firstCursor("limit=1");
    expect((await page(`limit=2&cursor=${cursor}`)).status).toBe(200);
  });

  test("is refused with other filters", async () => {
    const cursor = await firstCursor("limit=1");
    expect((await page(`limit=1&name=Shop&cursor=${cursor}`)).slug).toBe("invalid-cursor");
  });

  test("is refused with the rights of another token, and works with equal ones", async () => {
    const cursor = await firstCursor("limit=1");
    const equal = await workspace.makeToken({
      scopes: [
        "sites:read",
        "sites:write",
        "banner:read",
        "banner:write",
        "banner:publish",
        "scans:read",
        "scans:run",
        "logs:read",
        "logs:export",
        "analytics:read",
      ],
    });
    expect((await page(`limit=1&cursor=${cursor}`, equal)).status).toBe(200);
    const fewer = await workspace.makeToken({ scopes: ["sites:read"] });
    expect((await page(`limit=1&cursor=${cursor}`, fewer)).slug).toBe("invalid-cursor");
  });

  test("is refused by another operation and another workspace", async () => {
    const cursor = await firstCursor("limit=1");
    expect((await workspace.send({ path: `/tokens?cursor=${cursor}` })).slug).toBe("invalid-cursor");
    const other = await service.workspace();
    expect((await other.send({ path: `/sites?limit=1&cursor=${cursor}` })).slug).toBe("invalid-cursor");
  });

  test("is refused when altered, and after 24 hours", async () => {
    const cursor = await firstCursor("limit=1");
    const altered = (cursor[0] === "A" ? "B" : "A") + cursor.slice(1);
    for (const bad of [altered, "x", cursor.slice(0, -3)]) {
      expect((await page(`limit=1&cursor=${bad}`)).slug).toBe("invalid-cursor");
    }
    service.advance(24 * 3600 * 1000 + 1000);
    expect((await page(`limit=1&cursor=${cursor}`)).slug).toBe("invalid-cursor");
  });

  test("reveals nothing about its contents", async () => {
    const cursor = await firstCursor("limit=1");
    expect(Buffer.from(cursor, "base64url").toString("latin1")).not.toMatch(/site_|20\d\d-/);
  });
});
