import type { ProgramModules } from "../support/inline-stack";
import { bannerTitled, titleOf } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { wholeSite } from "./whole-site";
import { type Place, workbench } from "./workbench";

const bench = workbench(3);

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

/** A second program that promotes the same site. */
function promotes({ consentform }: ProgramModules, { site, versionNumber }: { site: string; versionNumber: number }) {
  new consentform.Promotion("other", { site, versionNumber });
  return {};
}

test("no new name, place or stack of a promotion undoes a rollback by hand", async () => {
  const place = bench.place();
  const stack = place.inline(wholeSite);
  const document = bannerTitled("B");
  succeeded(await stack.up({ document: bannerTitled("A") }));
  const siteId = String(succeeded(await stack.up({ document })).outputs.siteId);
  const dashboard = await place.dashboard();
  const back = { path: { id: siteId, number: 1 }, body: { reason: "an incident" } };
  expect((await dashboard.call("rollbackVersion", back)).data.number).toBe(3);
  const live = async () => (await place.served(siteId, "production"))?.number;

  const moved = `moved there at \\S+ by token ${dashboard.tokenId}`;
  const announced = new RegExp(
    `production of ${siteId}: 3 → 2; it holds version 3, a rollback to 1, ${moved}.*refuses`,
  );
  const refused = new RegExp(`production of ${siteId} holds version 3, ${moved}.*aliases.*adopt: true`);
  const renamings = [{ name: "renamed" }, { name: "live", isInside: true }];
  for (const promotion of renamings) {
    const preview = await operationsDuring(bench.service, () => stack.preview({ document, promotion }));
    expect(outputOf(succeeded(preview.run))).toMatch(announced);
    expect(preview.operations).toEqual(["listSites"]);
    const run = await stack.up({ document, promotion });
    expect(run.exitCode).not.toBe(0);
    expect(outputOf(run)).toMatch(refused);
    expect(await live()).toBe(3);
  }
  const second = place.inline(promotes);
  const other = await second.up({ site: siteId, versionNumber: 2 });
  expect(other.exitCode).not.toBe(0);
  expect(outputOf(other)).toMatch(refused);

  const aliased = { document, promotion: { name: "renamed", former: "live" } };
  const renamed = await operationsDuring(bench.service, () => stack.up(aliased));
  succeeded(renamed.run);
  expect(renamed.operations).toEqual([]);
  expect(await live()).toBe(3);

  const adopted = { document, promotion: { name: "again" }, adopt: true as const };
  const run = succeeded(await stack.up(adopted));
  expect(outputOf(run)).toMatch(new RegExp(`production of ${siteId} is adopted: it holds version 3, ${moved}`));
  expect(await titlesServed(place, siteId)).toEqual(["B", "B"]);
  succeeded(await stack.up(adopted, { expectNoChanges: true }));
});
