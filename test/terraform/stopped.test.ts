import { newSite, publish } from "../conformance/rows/prepared";
import { block } from "../support/hcl";
import { applyStep, destroyStep, expectSettled } from "../support/terraform-steps";
import { withEachTerraformTestBed } from "../support/terraform-test-bed";
import { outputOf, succeeded } from "../support/terraform-workspace";
import { until } from "../support/until";

/** The delay that the service requests, in seconds: far more than the test's own time. */
const RETRY_AFTER = "170";

withEachTerraformTestBed((bed) => {
  const site = (key: string, attributes: object = {}) =>
    block("resource", ["consentform_site", key], {
      name: `${key} ${bed.engine.name}`,
      deletion_protection: false,
      ...attributes,
    });

  /** Answers that nothing can be had now, to requests of this method. @returns how many there were */
  const outage = (method: string) => {
    let count = 0;
    bed.laboratory.intercept(async (request, pass) => {
      if (request.method !== method) return pass(request);
      count += 1;
      return new Response(null, { status: 429, headers: { "Retry-After": RETRY_AFTER } });
    });
    return () => count;
  };
  afterEach(() => bed.laboratory.intercept(null));

  test("^C during an outage ends an apply at once with a correct state", async () => {
    const before = bed.program(site("kept"));
    await applyStep(bed.workspace, before);
    const refused = outage("POST");
    bed.workspace.write("main.tf", bed.program(site("kept"), site("late")));
    const apply = bed.workspace.start("apply", "-auto-approve", "-input=false");
    await until(() => refused() > 0);
    apply.interrupt();
    const run = await apply.finished;
    expect({ exitCode: run.exitCode, output: outputOf(run) }).toMatchObject({ exitCode: 1 });
    expect(Object.keys(bed.workspace.state())).toEqual(["consentform_site.kept"]);

    bed.laboratory.intercept(null);
    succeeded(await bed.workspace.apply());
    await expectSettled(bed.workspace);
    await destroyStep(bed.workspace);
  });

  test("^C ends a gate's wait at once; the next apply takes the scan that goes on", async () => {
    const { laboratory, workspace } = bed;
    laboratory.website.pages["/"] = '<head><script src="/shop.js"></script></head>';
    const client = await laboratory.client();
    const siteId = await newSite(client);
    const path = { id: siteId };
    const host = `${bed.engine.name.toLowerCase()}-gate.localhost`;
    await client.call("createDomain", { path, body: { host, environment: "preview" } });
    const gate = { site_id: siteId, version_number: await publish(client, siteId) };
    laboratory.scans.areHeld = true;
    workspace.write("main.tf", bed.program(block("resource", ["consentform_scan_gate", "gate"], gate)));
    const apply = workspace.start("apply", "-auto-approve", "-input=false");
    const scans = async () => (await client.call("listScans", { path })).data.data;
    await until(async () => (await scans()).length === 1);
    apply.interrupt();
    const run = await apply.finished;
    expect({ exitCode: run.exitCode, output: outputOf(run) }).toMatchObject({ exitCode: 1 });
    expect(outputOf(run)).toContain("stopped while waiting. No scan was canceled");
    expect(await scans()).toMatchObject([{ status: "queued" }]);
    laboratory.scans.areHeld = false;
    await laboratory.scans.run();
    succeeded(await workspace.apply());
    expect(await scans()).toHaveLength(1);
    await expectSettled(workspace);
    await destroyStep(workspace);
  });

  test("^C during an outage ends a plan that reads", async () => {
    await applyStep(bed.workspace, bed.program(site("read"), block("data", ["consentform_me", "me"], {})));
    const refused = outage("GET");
    const plan = bed.workspace.start("plan", "-input=false");
    await until(() => refused() > 0);
    plan.interrupt();
    expect((await plan.finished).exitCode).toBe(1);
    bed.laboratory.intercept(null);
    await expectSettled(bed.workspace);
    await destroyStep(bed.workspace);
  });
});
