import { bannerTitled, titleOf } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { wholeSite } from "./whole-site";
import { workbench } from "./workbench";

const bench = workbench(5);

/** A time as the service writes it. */
const TIME = "\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z";

test("a site renamed by hand: a later rename is refused, names who and when", async () => {
  const place = bench.place();
  const stack = place.inline(wholeSite);
  const document = bannerTitled("A");
  const { outputs } = succeeded(await stack.up({ document, name: "Shop" }));
  const path = { id: String(outputs.siteId) };
  const dashboard = await place.dashboard();
  await dashboard.call("updateSite", { path, body: { name: "By hand" } });

  const refused = await stack.up({ document, name: "Store" });
  expect(refused.exitCode).not.toBe(0);
  expect(outputOf(refused)).toMatch(new RegExp(`name: changed at ${TIME} by token ${dashboard.tokenId}.*--refresh`));
  expect((await place.own.call("getSite", { path })).data.name).toBe("By hand");

  // Someone who has reviewed it decides.
  succeeded(await stack.up({ document, name: "Store" }, { refresh: true }));
  expect((await place.own.call("getSite", { path })).data.name).toBe("Store");
});

test("edits without a conflict: an undeclared property, and the program's own value", async () => {
  const place = bench.place();
  const stack = place.inline(wholeSite);
  const document = bannerTitled("A");
  const { outputs } = succeeded(await stack.up({ document, name: "Shop" }));
  const path = { id: String(outputs.siteId) };
  const dashboard = await place.dashboard();

  await dashboard.call("updateSite", { path, body: { retention: 500 } });
  succeeded(await stack.up({ document, name: "Store" }));
  expect((await place.own.call("getSite", { path })).data).toMatchObject({ name: "Store", retention: 500 });

  await dashboard.call("updateSite", { path, body: { name: "Market" } });
  const agreed = await operationsDuring(bench.service, () => stack.up({ document, name: "Market" }));
  succeeded(agreed.run);
  // The service answers a change that changes nothing before it looks at the condition.
  expect(agreed).toMatchObject({ operations: ["updateSite"] });
});

test("a banner edited by hand: a later banner is refused and nothing is published", async () => {
  const place = bench.place();
  const stack = place.inline(wholeSite);
  const { outputs } = succeeded(await stack.up({ document: bannerTitled("A") }));
  const siteId = String(outputs.siteId);
  const dashboard = await place.dashboard();
  await dashboard.call("putConfigDraft", { path: { id: siteId }, body: { document: bannerTitled("By hand") } });

  const { run, operations } = await operationsDuring(bench.service, () => stack.up({ document: bannerTitled("B") }));
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(new RegExp(`changed at ${TIME} by token ${dashboard.tokenId}.*--refresh`));
  expect(operations).not.toContain("publishVersion");
  const { data: draft } = await place.own.call("getConfigDraft", { path: { id: siteId } });
  expect(titleOf(draft.document as ReturnType<typeof bannerTitled>)).toBe("By hand");
  expect(titleOf((await place.served(siteId, "production"))?.document)).toBe("A");

  succeeded(await stack.up({ document: bannerTitled("B") }, { refresh: true }));
  expect(titleOf((await place.served(siteId, "production"))?.document)).toBe("B");
});

test("a promotion by hand: a later one is refused, names who and when, moves nothing", async () => {
  const place = bench.place();
  const stack = place.inline(wholeSite);
  succeeded(await stack.up({ document: bannerTitled("A") }));
  const { outputs } = succeeded(await stack.up({ document: bannerTitled("B") }));
  const siteId = String(outputs.siteId);
  const dashboard = await place.dashboard();
  const body = { reason: "complaints" };
  await dashboard.call("rollbackVersion", { path: { id: siteId, number: 1 }, body });

  const refused = await stack.up({ document: bannerTitled("C") });
  expect(refused.exitCode).not.toBe(0);
  expect(outputOf(refused)).toMatch(
    new RegExp(`production holds version 3, moved there at ${TIME} by token ${dashboard.tokenId}.*--refresh`),
  );
  expect(titleOf((await place.served(siteId, "production"))?.document)).toBe("A");

  const decided = await stack.up({ document: bannerTitled("C") }, { refresh: true });
  expect(succeeded(decided)).toMatchObject({ outputs: { live: 4 } });
  expect(titleOf((await place.served(siteId, "production"))?.document)).toBe("C");
});

test("writes by the stack's own token are overwritten without a conflict", async () => {
  const place = bench.place();
  const stack = place.inline(wholeSite);
  const { outputs } = succeeded(await stack.up({ document: bannerTitled("A"), name: "Shop" }));
  const path = { id: String(outputs.siteId) };
  await place.own.call("updateSite", { path, body: { name: "Interrupted attempt" } });
  const { managed_by } = (await place.own.call("getConfigDraft", { path })).data;
  const body = { document: bannerTitled("Interrupted attempt"), managed_by };
  await place.own.call("putConfigDraft", { path, body });

  const run = await stack.up({ document: bannerTitled("B"), name: "Store" });
  succeeded(run);
  expect((await place.own.call("getSite", { path })).data.name).toBe("Store");
  expect(titleOf((await place.served(path.id, "production"))?.document)).toBe("B");
});
