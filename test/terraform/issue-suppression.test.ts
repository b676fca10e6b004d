import { inDays } from "../conformance/rows/prepared";
import { block } from "../support/hcl";
import { applyStep, errorStep, expectSettled, importByBlockStep } from "../support/terraform-steps";
import { withTerraformTestBed } from "../support/terraform-test-bed";
import { succeeded } from "../support/terraform-workspace";

withTerraformTestBed((bed) => {
  test("the end of an issue's suppression is known after creation and after an import", async () => {
    const client = await bed.laboratory.client();
    const { data } = await client.call("createSite", { body: { name: `${bed.engine.name} suppressed` } });
    const fingerprint = await bed.laboratory.seeIssue(data.id);
    const suppression = block("resource", ["consentform_issue_suppression", "known"], {
      site_id: data.id,
      environment: "preview",
      fingerprint,
      reason: "accepted_risk",
      comment: "Known and harmless.",
    });
    const address = "consentform_issue_suppression.known";
    await applyStep(bed.workspace, bed.program(suppression));
    const { id, expires_at: end } = bed.workspace.state()[address]?.attributes ?? {};
    expect(Date.parse(String(end)) - Date.now()).toBeGreaterThan(80 * 86_400_000);
    succeeded(await bed.workspace.run("state", "rm", address));
    const imported = { address, id: String(id), ignored: {} };
    const { changes } = await importByBlockStep(bed.workspace, bed.program(suppression), [imported]);
    expect(changes[address]?.unknown).not.toHaveProperty("expires_at");
    expect(bed.workspace.state()[address]?.attributes.expires_at).toBe(end);
    await expectSettled(bed.workspace);
  });

  test("a suppression without an end is created, imported and kept", async () => {
    const client = await bed.laboratory.client();
    const { data } = await client.call("createSite", { body: { name: `${bed.engine.name} permanent` } });
    const fingerprint = await bed.laboratory.seeIssue(data.id);
    const ending = (expires_at: string) =>
      block("resource", ["consentform_issue_suppression", "permanent"], {
        site_id: data.id,
        environment: "preview",
        fingerprint,
        expires_at,
        reason: "false_positive",
        comment: "It is not a cookie of ours.",
      });
    const address = "consentform_issue_suppression.permanent";
    const end = async () => {
      const { data: issues } = await client.call("listIssues", { path: { id: data.id }, query: { fingerprint } });
      return issues.data[0]?.suppression?.expires_at;
    };
    const permanent = bed.program(ending("never"));
    await errorStep(bed.workspace, bed.program(ending("Never")), /expires_at: .*RFC 3339.*, or "never"/);
    await applyStep(bed.workspace, bed.program(ending(inDays(30))));
    expect(await end()).toEqual(expect.any(String));
    await applyStep(bed.workspace, permanent);
    expect(await end()).toBeNull();
    const id = String(bed.workspace.state()[address]?.attributes.id);
    succeeded(await bed.workspace.run("state", "rm", address));
    await importByBlockStep(bed.workspace, permanent, [{ address, id, ignored: {} }]);
    await expectSettled(bed.workspace);
    expect(bed.workspace.state()[address]?.attributes.expires_at).toBe("never");
  });
});
