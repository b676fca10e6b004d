import { bannerTitled, titleOf } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { wholeSite } from "./whole-site";
import { type Place, workbench } from "./workbench";

const bench = workbench(2);

const stages = ["preview", "production"] as const;
const titlesServed = (place: Place, siteId: string) =>
  Promise.all(stages.map(async (stage) => titleOf((await place.served(siteId, stage))?.document)));

test("banners A, B, A, B in a row: both stages serve the program's banner each time", async () => {
  const place = bench.place();
  const stack = place.inline(wholeSite);
  const numbers: unknown[] = [];
  let siteId = "";
  for (const title of ["A", "B", "A", "B"]) {
    const { run, operations } = await operationsDuring(bench.service, () =>
      stack.up({ document: bannerTitled(title) }),
    );
    succeeded(run);
    expect(operations.filter((operation) => operation === "publishVersion")).toHaveLength(1);
    siteId = String(run.outputs.siteId);
    expect(await titlesServed(place, siteId)).toEqual([title, title]);
    expect(run.outputs.live).toBe(run.outputs.number);
    numbers.push(run.outputs.live);
  }
  expect(numbers).toEqual([1, 2, 3, 4]);

  const again = await operationsDuring(bench.service, () => stack.up({ document: bannerTitled("B") }));
  succeeded(again.run);
  expect(again).toMatchObject({ run: { changes: { same: 4 } }, operations: [] });
});

test("an old number rolls back, the preview reports it, and nothing is left to do", async () => {
  const place = bench.place();
  const stack = place.inline(wholeSite);
  succeeded(await stack.up({ document: bannerTitled("A") }));
  const published = await stack.up({ document: bannerTitled("B") });
  const siteId = String(published.outputs.siteId);
  const back = { document: bannerTitled("B"), live: 1 };

  const preview = await stack.preview(back);
  expect(succeeded(preview)).toMatchObject({ changes: { update: 1, same: 3 } });
  expect(outputOf(preview)).toMatch(/Promotion .*rollback.* 2 to 1/);

  const { run, operations } = await operationsDuring(bench.service, () => stack.up(back));
  succeeded(run);
  expect(operations).toEqual(["promoteVersion", "rollbackVersion"]);
  expect(await titlesServed(place, siteId)).toEqual(["B", "A"]);
  // A rollback is a new version with the old content.
  expect((await place.served(siteId, "production"))?.number).toBe(3);
  const { data: rolledBack } = await place.own.call("getVersion", { path: { id: siteId, number: 3 } });
  expect(rolledBack).toMatchObject({ rolled_back_from: 1, gate: { rollback_reason: "version 1 declared as code" } });

  succeeded(await stack.refresh(back, { expectNoChanges: true }));
  const again = await operationsDuring(bench.service, () => stack.up(back, { expectNoChanges: true }));
  succeeded(again.run);
  expect(again).toMatchObject({ operations: [] });
});
