import { readFileSync, writeFileSync } from "node:fs";
import { ownToken } from "../../src/provider/client/own-token";
import { block, reference } from "../support/hcl";
import { providerBlocks } from "../support/terraform-configuration";
import type { TerraformRun } from "../support/terraform-output";
import { applyStep, destroyStep, errorStep, expectSettled } from "../support/terraform-steps";
import { withTerraformTestBed } from "../support/terraform-test-bed";
import { outputOf } from "../support/terraform-workspace";

const DAY_MS = 86_400_000;

const site = (attributes: object) =>
  block("resource", ["consentform_site", "shop"], { name: "Shop", deletion_protection: false, ...attributes });

withTerraformTestBed((bed) => {
  const write = (...blocks: string[]) => bed.workspace.write("main.tf", bed.program(...blocks));
  /** A separate key, so that tests of one workspace do not meet. */
  const keyed = (key: string, attributes: object = {}) =>
    site({ external_key: `${bed.engine.name}-${key}`, ...attributes });

  describe("wrong values", () => {
    test.each([
      ["a text for a number", { retention: "long" }, "retention"],
      ["a number out of range", { retention: 29 }, "retention"],
      ["a list for an object", { settings: [] }, "settings"],
      ["a wrong value in a nested object", { settings: { promotion_gate: { mode: "perhaps" } } }, "mode"],
      ["an argument that there is not", { retentoin: 400 }, "retentoin"],
    ])("%s is refused at its place", async (_what, attributes, name) => {
      write(site(attributes));
      const { diagnostics, exitCode } = await bed.workspace.validate();
      expect(exitCode).toBe(1);
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      expect(errors.map(({ context }) => context)).toEqual(['resource "consentform_site" "shop"']);
      expect(errors.map(({ code, detail }) => `${code} ${detail}`).join()).toContain(name);
    });

    test("a text that is not JSON is refused once", async () => {
      const draft = block("resource", ["consentform_config_draft", "banner"], { site_id: "site_1", document: "{" });
      write(draft);
      const { diagnostics } = await bed.workspace.validate();
      expect(diagnostics.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^document: is not JSON/)]);
    });

    test("duplicate elements of a set count once", async () => {
      const hook = block("resource", ["consentform_webhook_endpoint", "hook"], {
        url: `https://hooks.example.com/${bed.engine.name}`,
        event_kinds: ["scan.*", "scan.*"],
      });
      await applyStep(bed.workspace, bed.program(hook));
      expect(bed.workspace.state()["consentform_webhook_endpoint.hook"]?.attributes.event_kinds).toEqual(["scan.*"]);
    });

    test("null means left out, and empty means empty", async () => {
      const hook = (attributes: object) =>
        bed.program(
          block("resource", ["consentform_webhook_endpoint", "hook"], {
            url: `https://hooks.example.com/${bed.engine.name}/empty`,
            event_kinds: ["scan.*"],
            ...attributes,
          }),
        );
      await applyStep(bed.workspace, hook({ description: "", site_ids: null }));
      await applyStep(bed.workspace, hook({}), { actions: {} });
      await applyStep(bed.workspace, hook({ description: "orders" }), {
        actions: { "consentform_webhook_endpoint.hook": "update" },
      });
      await applyStep(bed.workspace, hook({ description: null }), {
        actions: { "consentform_webhook_endpoint.hook": "update" },
      });
      expect(bed.workspace.state()["consentform_webhook_endpoint.hook"]?.attributes.description).toBe("");
    });

    test("refuses two indistinguishable objects in the plan", async () => {
      const twin = (name: string) =>
        block("resource", ["consentform_site", name], { name: "Twin", deletion_protection: false });
      await errorStep(bed.workspace, bed.program(twin("one"), twin("two")), /external_key/);
      expect(bed.workspace.state()).toEqual({});
    });
  });

  describe("provider configuration", () => {
    const configured = (given: Parameters<typeof providerBlocks>[0], key: string) =>
      [providerBlocks(given), keyed(key)].join("\n");

    test.each<[what: string, given: () => Parameters<typeof providerBlocks>[0], reported: RegExp]>([
      ["no endpoint", () => ({ token: "cst_x" }), /endpoint[\s\S]*CONSENTFORM_ENDPOINT/],
      ["no token", () => ({ endpoint: bed.laboratory.endpoint }), /token[\s\S]*CONSENTFORM_TOKEN/],
      ["a plain http endpoint", () => ({ endpoint: "http://consent.example", token: "cst_x" }), /endpoint[\s\S]*https/],
      [
        "a token that nobody has",
        () => ({ endpoint: bed.laboratory.endpoint, token: `cst_${"A".repeat(49)}` }),
        /token/i,
      ],
      [
        "an endpoint where nothing listens",
        () => ({ endpoint: "http://127.0.0.1:9", token: `cst_${"A".repeat(49)}` }),
        /127\.0\.0\.1:9/,
      ],
    ])("%s: the error says so, and nothing is recorded", async (what, given, reported) => {
      bed.workspace.write("main.tf", configured(given(), what.replaceAll(" ", "-")));
      const run = await bed.workspace.apply();
      expect({ exitCode: run.exitCode, output: outputOf(run) }).toEqual({
        exitCode: 1,
        output: expect.stringMatching(reported),
      });
      expect(bed.workspace.state()).toEqual({});
      expectNoToken(run);
    });

    test.each([
      ["no endpoint", () => ({ token: "cst_x" }), /endpoint[\s\S]*CONSENTFORM_ENDPOINT/],
      ["an unknown token", () => ({ endpoint: bed.laboratory.endpoint, token: `cst_${"A".repeat(49)}` }), /token/],
    ] as const)("%s is explained once, however many resources there are", async (what, given, reported) => {
      const names = ["a", "b", "c"].map((letter) => `${bed.engine.name}-${what}-${letter}`.replaceAll(" ", "-"));
      const sites = names.map((name) =>
        block("resource", ["consentform_site", name], { name, external_key: name, deletion_protection: false }),
      );
      const broken = [providerBlocks(given()), ...sites].join("\n");
      bed.workspace.write("main.tf", broken);
      // Each resource that is not made fails, and one says why.
      const errors = (run: TerraformRun) => run.diagnostics.filter(({ severity }) => severity === "error");
      const creation = await bed.workspace.apply();
      expect([creation.exitCode, errors(creation).length]).toEqual([1, names.length]);
      expect(errors(creation).filter(({ detail }) => reported.test(detail))).toHaveLength(1);
      expect(bed.workspace.state()).toEqual({});

      await applyStep(bed.workspace, bed.program(...sites));
      const before = readFileSync(bed.workspace.stateFile, "utf8");
      bed.workspace.write("main.tf", broken);
      for (const command of ["plan", "refresh"]) {
        const run = await bed.workspace.run(command);
        expect({ command, exitCode: run.exitCode }).toEqual({ command, exitCode: 1 });
        expect(errors(run).map(({ detail }) => detail)).toEqual([expect.stringMatching(reported)]);
      }
      expect(readFileSync(bed.workspace.stateFile, "utf8")).toBe(before);
    });

    test("an expired token leaves state as it was", async () => {
      const maker = await bed.laboratory.client();
      const { scopes } = ownToken((await maker.call("getMe", {})).data).token;
      const { data } = await maker.call("createToken", { body: { name: "short", scopes, expires_in_days: 1 } });
      const given = { endpoint: bed.laboratory.endpoint, token: String(data.secret) };
      await applyStep(bed.workspace, configured(given, "expired"));
      const before = readFileSync(bed.workspace.stateFile, "utf8");
      bed.laboratory.advance(2 * DAY_MS);
      const run = await bed.workspace.apply("-replace=consentform_site.shop");
      expect({ exitCode: run.exitCode, output: outputOf(run) }).toEqual({
        exitCode: 1,
        output: expect.stringMatching(/expired/),
      });
      expect(readFileSync(bed.workspace.stateFile, "utf8")).toBe(before);
    });

    test("an unknown endpoint does not fail a plan", async () => {
      const later = block("resource", ["terraform_data", "endpoint"], { input: bed.laboratory.endpoint });
      const given = {
        endpoint: reference("terraform_data.endpoint.output") as unknown as string,
        token: await bed.laboratory.token(),
      };
      await applyStep(bed.workspace, [configured(given, "later"), later].join("\n"), {
        actions: { "consentform_site.shop": "create", "terraform_data.endpoint": "create" },
      });
    });
  });

  describe("state", () => {
    test("written by a newer version is refused, and stays as it is", async () => {
      write(keyed("newer"));
      await applyStep(bed.workspace, null);
      const state = JSON.parse(readFileSync(bed.workspace.stateFile, "utf8"));
      state.resources[0].instances[0].schema_version = 99;
      writeFileSync(bed.workspace.stateFile, JSON.stringify(state));
      const before = readFileSync(bed.workspace.stateFile, "utf8");
      const run = await bed.workspace.apply();
      expect({ exitCode: run.exitCode, output: outputOf(run) }).toEqual({
        exitCode: 1,
        output: expect.stringMatching(/newer/),
      });
      expect(readFileSync(bed.workspace.stateFile, "utf8")).toBe(before);
    });

    test("a state with an attribute that no longer exists is read without it", async () => {
      write(keyed("older"));
      await applyStep(bed.workspace, null);
      const state = JSON.parse(readFileSync(bed.workspace.stateFile, "utf8"));
      state.resources[0].instances[0].attributes.colour_of_the_bikeshed = "green";
      writeFileSync(bed.workspace.stateFile, JSON.stringify(state));
      await expectSettled(bed.workspace);
    });

    test("follows an object to another address, moved or removed and imported", async () => {
      write(keyed("moved"));
      await applyStep(bed.workspace, null);
      const renamed = keyed("moved").replace('"shop"', '"store"');
      write(renamed, "moved {\n  from = consentform_site.shop\n  to   = consentform_site.store\n}\n");
      await applyStep(bed.workspace, null, { actions: {} });
      expect(Object.keys(bed.workspace.state())).toEqual(["consentform_site.store"]);
    });
  });

  describe("a protected site", () => {
    const refusal = { exitCode: 1, output: expect.stringMatching(/deletion_protection/) };
    const shown = (run: TerraformRun) => ({ exitCode: run.exitCode, output: outputOf(run) });

    test("is not destroyed, and the plan says so", async () => {
      write(keyed("kept", { deletion_protection: true }));
      await applyStep(bed.workspace, null);
      expect(shown(await bed.workspace.run("plan", "-destroy"))).toEqual(refusal);
    });

    test("is not replaced for what cannot be changed, and the plan says so", async () => {
      write(keyed("named", { deletion_protection: true }));
      await applyStep(bed.workspace, null);
      write(keyed("renamed", { deletion_protection: true }));
      expect(shown(await bed.workspace.run("plan"))).toEqual(refusal);
    });

    test("is not replaced by -replace, which no plan reports; unprotected, it is destroyed", async () => {
      write(keyed("reported", { deletion_protection: true }));
      await applyStep(bed.workspace, null);
      const { id } = bed.workspace.state()["consentform_site.shop"]?.attributes ?? {};
      expect(shown(await bed.workspace.apply("-replace=consentform_site.shop"))).toEqual(refusal);
      expect(bed.workspace.state()["consentform_site.shop"]?.attributes.id).toBe(id);
      write(keyed("reported"));
      await applyStep(bed.workspace, null, { actions: { "consentform_site.shop": "update" } });
      await destroyStep(bed.workspace);
    });
  });
});

/** Expects that no output contains a token. */
function expectNoToken({ stdout, stderr }: TerraformRun): void {
  expect(stdout + stderr).not.toMatch(/cst_\w{20}/);
}
