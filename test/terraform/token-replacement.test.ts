import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { inDays } from "../conformance/rows/prepared";
import { block, reference } from "../support/hcl";
import { applyStep, destroyStep } from "../support/terraform-steps";
import { withTerraformTestBed } from "../support/terraform-test-bed";
import { outputOf, succeeded } from "../support/terraform-workspace";

const ADDRESS = "consentform_token.ci";
const CREATE_FIRST = block("lifecycle", [], { create_before_destroy: true });

/** A provider cannot see whether the deleted object is replaced; the former token's end depends on it. */
withTerraformTestBed((bed) => {
  const token = (attributes: object, ...inner: string[]) =>
    block(
      "resource",
      ["consentform_token", "ci"],
      { name: `CI ${bed.engine.name}`, scopes: ["sites:read"], overlap_hours: 2, ...attributes },
      inner,
    );
  const quarter = (number: number) => ({ rotation_triggers: { quarter: String(number) } });
  const recorded = () => bed.workspace.state()[ADDRESS]?.attributes ?? {};
  /** The bytes that the engine stores for the provider, as text. */
  const keptBeside = () => {
    const { resources } = JSON.parse(readFileSync(bed.workspace.stateFile, "utf8"));
    return Buffer.from(resources[0].instances[0].private, "base64").toString("utf8");
  };
  const statusOf = async ({ id }: { readonly id?: unknown }) =>
    (await (await bed.laboratory.client()).call("getToken", { path: { id: String(id) } })).data.status;
  /** Applies one configuration after the other. @returns what was recorded after the first */
  const replace = async (before: string, after: string) => {
    await applyStep(bed.workspace, bed.program(before));
    const former = recorded();
    await bed.laboratory.use(former.secret);
    await applyStep(bed.workspace, bed.program(after), { actions: { [ADDRESS]: "replace" } });
    expect(recorded().id).not.toBe(former.id);
    await bed.laboratory.use(recorded().secret);
    return former;
  };

  test.each([
    ["created first", token(quarter(1), CREATE_FIRST), token(quarter(2), CREATE_FIRST)],
    [
      "created first under another name",
      token({ name: "Before" }, CREATE_FIRST),
      token({ name: "After" }, CREATE_FIRST),
    ],
    ["created after the former one was destroyed", token(quarter(1)), token(quarter(2))],
  ])("the former token stays valid for the overlap if the new one is %s", async (_how, before, after) => {
    const former = await replace(before, after);
    expect(await statusOf(former)).toBe("retiring");
    await bed.laboratory.use(former.secret);
    await destroyStep(bed.workspace);
  });

  test("an unknown expiry keeps its spelling, and another spelling changes nothing", async () => {
    const [day] = inDays(90).split("T");
    const later = block("resource", ["terraform_data", "later"], {
      input: reference(`timeadd("${day}T00:00:00Z", "1h")`),
    });
    const ending = (expires_at: unknown) => bed.program(later, token({ expires_at }));
    await applyStep(bed.workspace, ending(reference("terraform_data.later.output")));
    expect(recorded().expires_at).toBe(`${day}T01:00:00Z`);
    const { id } = recorded();
    await applyStep(bed.workspace, ending(`${day}T02:00:00.000000+01:00`), { actions: {} });
    expect(recorded().id).toBe(id);
    await applyStep(bed.workspace, ending(`${day}T02:00:01+01:00`), { actions: { [ADDRESS]: "replace" } });
    const { data } = await (await bed.laboratory.client()).call("getToken", { path: { id: String(recorded().id) } });
    expect(data.expires_at).toBe(`${day}T01:00:01.000Z`);
    await destroyStep(bed.workspace);
  });

  test("the former token keeps its overlap while a token of the same name is removed", async () => {
    const [former, gone] = [token(quarter(1)), token({}).replace('"ci"', '"gone"')];
    await applyStep(bed.workspace, bed.program(former, gone));
    const replaced = recorded();
    // The other deletion is known to be the last of its name before this one ends.
    bed.laboratory.intercept(async (request, pass) => {
      if (request.method === "DELETE" && request.url.includes(String(replaced.id))) await sleep(500);
      return pass(request);
    });
    await applyStep(bed.workspace, bed.program(token(quarter(2))), {
      actions: { [ADDRESS]: "replace", "consentform_token.gone": "delete" },
    });
    bed.laboratory.intercept(null);
    expect(await statusOf(replaced)).toBe("retiring");
    await bed.laboratory.use(replaced.secret);
    await destroyStep(bed.workspace);
  });

  test("the former token keeps its overlap after -replace or taint", async () => {
    await applyStep(bed.workspace, bed.program(token({})));
    const first = recorded();
    await bed.laboratory.use(first.secret);
    succeeded(await bed.workspace.apply(`-replace=${ADDRESS}`));
    const second = recorded();
    await bed.laboratory.use(second.secret);
    succeeded(await bed.workspace.run("taint", ADDRESS));
    succeeded(await bed.workspace.apply());
    expect([await statusOf(first), await statusOf(second)]).toEqual(["retiring", "retiring"]);
    await bed.laboratory.use(recorded().secret);
    await destroyStep(bed.workspace);
  });

  test("a token left by an interrupted apply keeps its overlap, except in a destroy", async () => {
    const interrupt = async (round: number) => {
      const former = recorded();
      await bed.laboratory.use(former.secret);
      bed.laboratory.intercept(async (request, pass) =>
        request.method === "DELETE" ? new Response("no", { status: 400 }) : pass(request),
      );
      bed.workspace.write("main.tf", bed.program(token(quarter(round), CREATE_FIRST)));
      const interrupted = await bed.workspace.apply();
      bed.laboratory.intercept(null);
      expect({ exitCode: interrupted.exitCode, output: outputOf(interrupted) }).toMatchObject({ exitCode: 1 });
      expect(await statusOf(former)).toBe("active");
      return former;
    };
    await applyStep(bed.workspace, bed.program(token(quarter(1), CREATE_FIRST)));
    const first = await interrupt(2);
    succeeded(await bed.workspace.apply());
    expect(await statusOf(first)).toBe("retiring");
    const second = await interrupt(3);
    const last = recorded();
    // The worst order: the successor's end finds its predecessor still active, which ends as a replaced one after it.
    const gone = { isLast: false, isListed: false };
    bed.laboratory.intercept(async (request, pass) => {
      const isDeletion = (id: unknown) => request.method === "DELETE" && request.url.includes(String(id));
      for (let waits = 0; isDeletion(second.id) && !gone.isListed && waits < 100; waits += 1) await sleep(20);
      const answer = await pass(request);
      if (isDeletion(last.id)) gone.isLast = true;
      else if (request.method === "GET" && gone.isLast && request.url.includes("/tokens?")) gone.isListed = true;
      return answer;
    });
    await destroyStep(bed.workspace);
    bed.laboratory.intercept(null);
    expect(gone.isListed).toBe(true);
    expect(await Promise.all([first, second, last].map(statusOf))).toEqual(["revoked", "revoked", "revoked"]);
  });

  test("a failed replacement does not make a later end a replacement", async () => {
    await applyStep(bed.workspace, bed.program(token(quarter(1))));
    const former = recorded();
    bed.laboratory.intercept(async (request, pass) =>
      request.method === "DELETE" ? new Response("no", { status: 400 }) : pass(request),
    );
    bed.workspace.write("main.tf", bed.program(token(quarter(2))));
    expect(await bed.workspace.apply()).toMatchObject({ exitCode: 1 });
    bed.laboratory.intercept(null);
    expect(keptBeside()).toContain(`"declared"`);
    expect(keptBeside()).not.toContain("planned");
    await destroyStep(bed.workspace);
    expect(await statusOf(former)).toBe("revoked");
  });

  // Created first, a token under another name does not affect the former one, which keeps its overlap.
  test.each([
    { how: "first", renamed: "retiring", lifecycle: [CREATE_FIRST] },
    { how: "after the former one was destroyed", renamed: "revoked", lifecycle: [] },
  ])("a destroy ends the predecessors of a token created $how, and no other token", async ({ renamed, lifecycle }) => {
    const other = (round: number) =>
      block("resource", ["consentform_token", "other"], {
        name: `Other ${bed.engine.name}`,
        scopes: ["sites:read"],
        rotation_triggers: { round: String(round) },
      });
    const former: Record<string, unknown>[] = [];
    const use = async () => {
      former.push(recorded());
      await bed.laboratory.use(recorded().secret);
    };
    await applyStep(bed.workspace, bed.program(token(quarter(1), ...lifecycle), other(1)));
    await use();
    const foreign = bed.workspace.state()["consentform_token.other"]?.attributes ?? {};
    for (const attributes of [{ ...quarter(1), name: `Renamed ${bed.engine.name}` }, quarter(2), quarter(3)]) {
      bed.workspace.write("main.tf", bed.program(token(attributes, ...lifecycle), other(2)));
      succeeded(await bed.workspace.apply());
      await use();
    }
    succeeded(await bed.workspace.apply(`-replace=${ADDRESS}`));
    await use();
    const statuses = () => Promise.all([...former, foreign].map(statusOf));
    expect(await statuses()).toEqual(["retiring", "retiring", "retiring", "retiring", "active", "retiring"]);
    await applyStep(bed.workspace, bed.program(other(2)), { actions: { [ADDRESS]: "delete" } });
    expect(await statuses()).toEqual(["revoked", renamed, "revoked", "revoked", "revoked", "retiring"]);
    await destroyStep(bed.workspace);
    expect(await statusOf(foreign)).toBe("revoked");
  });

  test.each([
    ["created first", {}, [CREATE_FIRST]],
    ["created first, with the default overlap", { overlap_hours: null }, [CREATE_FIRST]],
    ["created after it was destroyed", {}, []],
  ])("a destroy ends another pipeline's predecessor of a token %s", async (_what, overlap, lifecycle) => {
    const program = async (number: number) => {
      const secret = await bed.laboratory.token();
      const body = token({ ...quarter(number), ...overlap }, ...lifecycle);
      return bed.program(body).replace(/token( *)= "[^"]*"/, (_all, space) => `token${space}= "${secret}"`);
    };
    await applyStep(bed.workspace, await program(1));
    const former = recorded();
    await bed.laboratory.use(former.secret);
    await applyStep(bed.workspace, await program(2), { actions: { [ADDRESS]: "replace" } });
    expect(recorded().created_by).not.toEqual(former.created_by);
    expect(await statusOf(former)).toBe("retiring");
    bed.workspace.write("main.tf", await program(2));
    await destroyStep(bed.workspace);
    expect(await statusOf(former)).toBe("revoked");
  });

  test("ending a token that no state has is shown as a warning", async () => {
    await applyStep(bed.workspace, bed.program(token({})));
    const lost = recorded();
    succeeded(await bed.workspace.run("state", "rm", ADDRESS));
    const again = succeeded(await bed.workspace.apply());
    expect(await statusOf(lost)).toBe("retiring");
    const shown = outputOf(again).replaceAll(/\s*\n?[│\s]+/g, " ");
    expect(shown).toMatch(/warning: consentform_token: please check .* was never used.* ends in 2 hours\./i);
    expect(shown).toContain(`${lost.id} was created at`);
    expect(shown).toContain("set the provider's argument `owner`");
    await destroyStep(bed.workspace);
  });

  test("a key that ends like a successor's is refused", async () => {
    bed.workspace.write("main.tf", bed.program(token({ external_key: "ci.1" })));
    const plan = await bed.workspace.run("plan");
    expect(outputOf(plan)).toMatch(/external_key: "\(value not shown\)" ends in a period and a number/);
  });

  test.each([
    ["destroyed", () => destroyStep(bed.workspace)],
    ["no longer configured", () => applyStep(bed.workspace, bed.program(), { actions: { [ADDRESS]: "delete" } })],
  ])("a token that is %s ends at once", async (_how, end) => {
    await applyStep(bed.workspace, bed.program(token({}, CREATE_FIRST)));
    const former = recorded();
    await bed.laboratory.use(former.secret);
    await end();
    expect(await statusOf(former)).toBe("revoked");
  });
});
