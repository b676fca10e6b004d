import { banner } from "../support/banners";
import { startInProcessService } from "../support/in-process-service";
import { vendorList } from "../support/vendor-list";

/** The service's part of the TCF: the operator's vendor list, and the findings of a publish. */

const document = (changes: object) => {
  const made = banner();
  Object.assign(made, {
    tcf: { enabled: true, cmp_id: 300, publisher_country: "DE", vendors: [2, 4000], ...changes },
    links: { ...made.links, privacy_policy: { en: "/privacy" } },
  });
  Object.assign(made.texts.en?.banner ?? {}, { body: "We and {vendor_count} partners ask for consent." });
  return made;
};
const purposes = { marketing: [1, 2, 3, 4] };

async function publishing(settings: Parameters<typeof startInProcessService>[0] = {}) {
  const under = await startInProcessService(settings);
  const site = await under.call("createSite", {
    body: { name: "Shop", settings: { promotion_gate: { mode: "off" } } },
  });
  const { id } = site.body;
  const publish = async (changes: object) => {
    await under.call("putConfigDraft", { path: { id }, body: { document: document(changes) } });
    const { body } = await under.call("publishVersion", { path: { id }, body: {} });
    const loader = await (await under.get(`/s/${id}/preview/loader.js`)).text();
    const warnings = (body.warnings ?? []) as { code: string; pointer: string }[];
    const folder = `/s/${id}/preview/${/"banner":"([0-9a-f]{16})\//.exec(loader)?.[1]}`;
    const named = warnings.filter(({ code }) => code === "tcf-not-started").map(({ pointer }) => pointer);
    return { body, loader, folder, named };
  };
  return { under, publish };
}

test("a publish without a vendor list warns, and the loader has nothing of the TCF", async () => {
  const { under, publish } = await publishing();
  const { named, loader, folder } = await publish({ purposes });
  expect(named).toEqual(["/tcf"]);
  expect(loader).not.toContain("tcfapi");
  for (const file of ["tcf.js", "vendors.json"]) expect((await under.get(`${folder}/${file}`)).status).toBe(404);
  await under.close();
});

test("serves the disclosed vendors at an immutable address", async () => {
  const { under, publish } = await publishing({ settings: { vendorList: vendorList() } });
  expect((await publish({ purposes, gvl_version: 90 })).named).toEqual(["/tcf/gvl_version"]);
  expect((await publish({})).named).toEqual(["/tcf"]);
  const { named, loader, folder } = await publish({ purposes });
  expect([named, loader.includes("__tcfapi")]).toEqual([[], true]);
  const vendors = await under.get(`${folder}/vendors.json`);
  expect(vendors.headers.get("cache-control")).toContain("immutable");
  expect(Object.keys(((await vendors.json()) as { vendors: object }).vendors)).toEqual(["2"]);
  expect((await under.get(`${folder}/tcf.js`)).status).toBe(200);
  const slice = (await (await under.get(`${folder}/en.first.json`)).json()) as { texts: { banner: { body: string } } };
  expect(slice.texts.banner.body).toContain("We and 1 partners");
  await under.close();
});
