import { setTimeout as sleep } from "node:timers/promises";
import { bannerDocument, newSite, noGate } from "../conformance/rows/prepared";
import { block, jsonEncoded, reference } from "../support/hcl";
import { applyStep, destroyStep, expectSettled } from "../support/terraform-steps";
import { withEachTerraformTestBed } from "../support/terraform-test-bed";
import { outputOf, succeeded } from "../support/terraform-workspace";

type Attributes = Readonly<Record<string, unknown>>;

// Engines differ in when they plan a creation and the deletion of a deposed object.
withEachTerraformTestBed((bed) => {
  const namedSite = async (name: string) => {
    const client = await bed.laboratory.client();
    return (await client.call("createSite", { body: { name: `${bed.engine.name} ${name}` } })).data.id;
  };
  const partsOf = async (id: string) => {
    const client = await bed.laboratory.client();
    const include = ["domains", "scan_schedule", "services", "suppressions"] as const;
    const { data: site } = (await client.call("listSites", { query: { id: [id], include: [...include] } })).data;
    const [{ domains, scan_schedule: schedule, services, suppressions } = {}] = site;
    return {
      hosts: domains?.map(({ host }) => host),
      hour: schedule?.hour,
      services: services?.map(({ key }) => key),
      suppressions: suppressions?.length,
    };
  };
  const createFirst = block("lifecycle", [], { create_before_destroy: true });
  const resource = (kind: string, attributes: Attributes, address = "live", ...inner: string[]) =>
    block("resource", [`consentform_${kind}`, address], attributes, [createFirst, ...inner]);
  const program = (kinds: Readonly<Record<string, Attributes>>) =>
    bed.program(...Object.entries(kinds).map(([kind, attributes]) => resource(kind, attributes)));
  const ids = () => Object.entries(bed.workspace.state()).map(([address, { attributes }]) => [address, attributes.id]);
  const deposed = () => Object.keys(bed.workspace.state()).filter((address) => address.includes("deposed"));

  test("objects with another site or key replace the former ones completely", async () => {
    const [former, next] = [await namedSite("former"), await namedSite("next")];
    const fingerprints = {
      [former]: await bed.laboratory.seeIssue(former),
      [next]: await bed.laboratory.seeIssue(next),
    };
    const decision = { environment: "preview", reason: "accepted_risk", comment: "Known and harmless." };
    const url = `https://hooks.example.com/${bed.engine.name}`;
    const kinds = (site_id: string, round: string) => ({
      domain: { site_id, host: `${round}.${bed.engine.name.toLowerCase()}.example` },
      scan_schedule: { site_id, frequency: "daily", hour: 7 },
      tracked_service: { site_id, key: "stats", name: "Stats", company: "Stats Ltd", category: "analytics" },
      issue_suppression: { site_id, fingerprint: fingerprints[site_id], ...decision },
      webhook_endpoint: { url, event_kinds: ["*"], external_key: `${bed.engine.name}-${round}` },
      site: {
        name: `${bed.engine.name} kept`,
        deletion_protection: false,
        external_key: `${bed.engine.name}-${round}`,
      },
      alert_channel:
        round === "one"
          ? { name: `${bed.engine.name} one`, kind: "slack", url }
          : { name: `${bed.engine.name} two`, kind: "email", addresses: ["team@example.com"] },
    });
    await applyStep(bed.workspace, program(kinds(former, "one")));
    const before = bed.workspace.state();
    bed.workspace.write("main.tf", program(kinds(next, "two")));
    succeeded(await bed.workspace.apply());
    await expectSettled(bed.workspace);
    const host = `two.${bed.engine.name.toLowerCase()}.example`;
    expect(await partsOf(next)).toEqual({ hosts: [host], hour: 7, services: ["stats"], suppressions: 1 });
    expect(await partsOf(former)).toEqual({ hosts: [], hour: 3, services: [], suppressions: 0 });
    const after = bed.workspace.state();
    const kept = Object.keys(before).filter(
      (address) => after[address]?.attributes.id === before[address]?.attributes.id,
    );
    expect({ kept, deposed: deposed() }).toEqual({ kept: [], deposed: [] });
    await destroyStep(bed.workspace);
  });

  test("a second object of a unique name is refused while the former one stays", async () => {
    const [former, next] = [await namedSite("first"), await namedSite("second")];
    const host = `unique.${bed.engine.name.toLowerCase()}.example`;
    const name = `${bed.engine.name} unique`;
    const kinds = (site_id: string, round: string) => ({
      domain: { site_id, host },
      banner_template: { name, document: jsonEncoded({ links: {} }), external_key: `${bed.engine.name}-${round}` },
      alert_channel: {
        name,
        ...(round === "one"
          ? { kind: "slack", url: "https://hooks.example.com/unique" }
          : { kind: "email", addresses: ["team@example.com"] }),
      },
    });
    await applyStep(bed.workspace, program(kinds(former, "one")));
    const before = ids();
    bed.workspace.write("main.tf", program(kinds(next, "two")));
    const refused = await bed.workspace.apply();
    expect(refused.exitCode).toBe(1);
    const advice = /If this resource is being replaced, remove `create_before_destroy`\./g;
    expect(outputOf(refused).replaceAll(/\s+/g, " ").match(advice)).toHaveLength(3);
    expect(ids()).toEqual(before);
    expect(await partsOf(former)).toMatchObject({ hosts: [host] });

    const destroyFirst = program(kinds(next, "two")).replaceAll("create_before_destroy = true", "");
    await applyStep(bed.workspace, destroyFirst);
    expect(await partsOf(next)).toMatchObject({ hosts: [host] });
    await destroyStep(bed.workspace);
  });

  test("a rollout that detaches on removal leaves its sites to its successor", async () => {
    const client = await bed.laboratory.client();
    const site = await newSite(client, noGate);
    const templateOf = async () => (await client.call("getSite", { path: { id: site } })).data.template;
    const kinds = {
      banner_template: { name: `${bed.engine.name} rolled out`, document: jsonEncoded(bannerDocument("Rolled out")) },
      template_rollout: {
        name: `${bed.engine.name} rolled out`,
        template: reference("consentform_banner_template.live"),
        sites: { shop: { site } },
        detach_on_remove: true,
      },
    };
    await applyStep(bed.workspace, program(kinds));
    const linked = await templateOf();
    expect(linked).not.toBeNull();
    succeeded(await bed.workspace.apply("-replace=consentform_template_rollout.live"));
    expect(await templateOf()).toEqual(linked);
    await expectSettled(bed.workspace);
    await destroyStep(bed.workspace);
    expect(await templateOf()).toBeNull();
  });

  test("two schedules exchange their sites while one waits for another resource", async () => {
    const [one, two, slow] = [await namedSite("one"), await namedSite("two"), await namedSite("slow")];
    const schedule = (address: string, site_id: string, hour: number, ...inner: string[]) =>
      resource("scan_schedule", { site_id, frequency: "daily", hour }, address, ...inner);
    const waits = "depends_on = [consentform_scan_schedule.slow]";
    const schedules = (first: string, second: string, hour: number) =>
      bed.program(
        schedule("first", first, hour),
        schedule("second", second, hour + 1, waits),
        schedule("slow", slow, hour + 2),
      );
    await applyStep(bed.workspace, schedules(one, two, 5));
    bed.workspace.write("main.tf", schedules(two, one, 15));
    // Until the deposed object of the first one is deleted, which is the schedule that the second one will have.
    let isReset = false;
    bed.laboratory.intercept(async (request, pass) => {
      const isSlow = request.method === "PATCH" && request.url.includes(slow);
      for (let waited = 0; isSlow && !isReset && waited < 100; waited += 1) await sleep(50);
      const answer = await pass(request);
      if (request.method === "PATCH" && request.url.includes(one)) isReset = true;
      return answer;
    });
    const run = await bed.workspace.apply();
    bed.laboratory.intercept(null);
    succeeded(run);
    expect(isReset).toBe(true);
    expect([await partsOf(one), await partsOf(two)]).toMatchObject([{ hour: 16 }, { hour: 15 }]);
    await expectSettled(bed.workspace);
    await destroyStep(bed.workspace);
  });
});
