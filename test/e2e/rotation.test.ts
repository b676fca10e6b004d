import { createClient, isProblem } from "../../src/provider/client";
import type { ProgramModules } from "../support/inline-stack";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { declaredNames } from "./state-resource";
import { type Place, workbench } from "./workbench";

const bench = workbench(7);

interface Rotated {
  /** A change of it asks for another secret. */
  readonly quarter: string;
  readonly overlapHours?: number;
}

function webhook({ consentform }: ProgramModules, { quarter, overlapHours = 24 }: Rotated) {
  const rotation = { rotationTriggers: { quarter }, overlapHours };
  const hook = new consentform.WebhookEndpoint("hook", {
    url: "https://hooks.example/x",
    eventKinds: ["*"],
    ...rotation,
  });
  return { id: hook.id, secret: hook.secret };
}

function token({ consentform }: ProgramModules, { quarter, overlapHours = 24 }: Rotated) {
  const rotation = { rotationTriggers: { quarter }, overlapHours };
  const made = new consentform.Token("ci", { name: "CI", scopes: ["sites:read"], ...rotation });
  return { id: made.id, secret: made.secret };
}

/** Reports whether a token is accepted now. */
async function isValid(secret: unknown): Promise<boolean> {
  const client = createClient({ endpoint: bench.service.endpoint, token: String(secret) });
  try {
    await client.call("getMe");
    return true;
  } catch (error) {
    if (isProblem(error, "token-revoked", "token-expired", "unauthenticated")) return false;
    throw error;
  }
}

async function statusOf(place: Place, id: unknown) {
  return (await place.own.call("getToken", { path: { id: String(id) } })).data.status;
}

test("a webhook's secret is returned on creation, survives refresh, rotates by trigger", async () => {
  const place = bench.place();
  const stack = place.inline(webhook);
  const first = succeeded(await stack.up({ quarter: "Q1" }));
  expect(first.outputs.secret).toMatch(/^whsec_/);

  succeeded(await stack.refresh({ quarter: "Q1" }, { expectNoChanges: true }));
  const kept = await operationsDuring(bench.service, () => stack.up({ quarter: "Q1" }));
  expect(kept).toMatchObject({ run: { outputs: { secret: first.outputs.secret } }, operations: [] });

  const rotated = await operationsDuring(bench.service, () => stack.up({ quarter: "Q2" }));
  succeeded(rotated.run);
  expect(rotated.operations).toEqual(["updateWebhookEndpoint"]);
  expect(rotated.run.outputs).toMatchObject({ id: first.outputs.id, secret: expect.stringMatching(/^whsec_/) });
  expect(rotated.run.outputs.secret).not.toBe(first.outputs.secret);
  // The former secret goes on signing beside the new one for a day.
  const { data } = await place.own.call("getWebhookEndpoint", { path: { id: String(first.outputs.id) } });
  expect(data.keys.map(({ ends_at }) => ends_at !== null).sort()).toEqual([false, true]);
  succeeded(await stack.up({ quarter: "Q2" }, { expectNoChanges: true }));
});

test("rotates a token with an overlap: the new one first, both valid", async () => {
  const place = bench.place();
  const stack = place.inline(token);
  const first = succeeded(await stack.up({ quarter: "Q1" }));
  expect(await isValid(first.outputs.secret)).toBe(true);
  succeeded(await stack.refresh({ quarter: "Q1" }, { expectNoChanges: true }));

  const { run, operations } = await operationsDuring(bench.service, () => stack.up({ quarter: "Q2" }));
  succeeded(run);
  // The first name is held by the token in use, which the program manages: it is left to the engine.
  expect(operations).toEqual(["getMe", "createToken", "createToken", "revokeToken"]);
  expect(run.outputs.id).not.toBe(first.outputs.id);
  expect([await isValid(first.outputs.secret), await isValid(run.outputs.secret)]).toEqual([true, true]);
  expect(await statusOf(place, first.outputs.id)).toBe("retiring");
});

test("without an overlap the old token ends at once", async () => {
  const place = bench.place();
  const stack = place.inline(token);
  const first = succeeded(await stack.up({ quarter: "Q1", overlapHours: 0 }));
  const second = succeeded(await stack.up({ quarter: "Q2", overlapHours: 0 }));
  expect([await isValid(first.outputs.secret), await isValid(second.outputs.secret)]).toEqual([false, true]);
});

interface TwoTokens {
  readonly round: number;
  /** Declares the second token alone. */
  readonly isRemoved?: boolean;
}

test("removing a token ends its predecessors too, and none of another resource", async () => {
  const place = bench.place();
  const stack = place.inline<TwoTokens>(({ consentform }, { round, isRemoved = false }) => {
    const scopes = ["sites:read" as const];
    if (!isRemoved) new consentform.Token("first", { name: `First ${round}`, scopes });
    new consentform.Token("second", { name: "Second", scopes, rotationTriggers: { round: String(round) } });
    return {};
  });
  for (const round of [1, 2, 3]) succeeded(await stack.up({ round }));
  const valid = async () => {
    const { data } = await place.own.call("listTokens", { query: { status: ["active", "retiring"] } });
    const made = data.data.filter(({ name }) => /^(First|Second)/.test(name));
    return made.map(({ name, status }) => `${name} ${status}`).sort();
  };
  const second = ["Second active", "Second retiring", "Second retiring"];
  expect(await valid()).toEqual(["First 1 retiring", "First 2 retiring", "First 3 active", ...second]);
  const removal = await operationsDuring(bench.service, () => stack.up({ round: 3, isRemoved: true }));
  expect(removal.operations.sort()).toEqual(["getMe", "listTokens", "revokeToken", "revokeToken", "revokeToken"]);
  expect(await valid()).toEqual(second);
  succeeded(await stack.destroy({ round: 3, isRemoved: true }));
  expect(await valid()).toEqual([]);
});

test("a destroy leaves no valid token, and one that was revoked by hand is made again", async () => {
  const place = bench.place();
  const stack = place.inline(token);
  const first = succeeded(await stack.up({ quarter: "Q1" }));
  await place.own.call("revokeToken", { path: { id: String(first.outputs.id) } });
  expect(declaredNames(succeeded(await stack.refresh({ quarter: "Q1" })).state)).toEqual([]);
  const second = succeeded(await stack.up({ quarter: "Q1" }));
  expect(await isValid(second.outputs.secret)).toBe(true);

  succeeded(await stack.destroy({ quarter: "Q1" }));
  expect(await isValid(second.outputs.secret)).toBe(false);
  expect(await statusOf(place, second.outputs.id)).toBe("revoked");
});

test("removing a scan schedule resets what it declared and nothing else", async () => {
  const place = bench.place();
  const { data: site } = await place.own.call("createSite", { body: { name: "Shop" } });
  await place.own.call("updateScanSchedule", { path: { id: site.id }, body: { max_pages: 7 } });
  const stack = place.inline<{ site: string; isDeclared: boolean }>(({ consentform }, { site: siteId, isDeclared }) => {
    if (isDeclared)
      new consentform.ScanSchedule("nightly", { site: siteId, frequency: "monthly", monthDay: 9, hour: 5 });
    return {};
  });
  succeeded(await stack.up({ site: site.id, isDeclared: true }));
  const schedule = async () => (await place.own.call("getScanSchedule", { path: { id: site.id } })).data;
  expect(await schedule()).toMatchObject({ frequency: "monthly", month_day: 9, hour: 5, max_pages: 7 });
  const removed = await operationsDuring(bench.service, () => stack.up({ site: site.id, isDeclared: false }));
  expect(removed.operations).toEqual(["updateScanSchedule"]);
  expect(await schedule()).toMatchObject({ frequency: "weekly", month_day: 1, hour: 3, max_pages: 7 });
});

test("refuses a token with more scopes than its maker before any write, naming them", async () => {
  const place = bench.place();
  const body = { name: "narrow", scopes: ["sites:read" as const, "sites:write" as const] };
  const { data: narrow } = await place.own.call("createToken", { body });
  const stack = place.inline(
    ({ consentform }) => {
      new consentform.Token("ci", { name: "CI", scopes: ["sites:read", "banner:read", "logs:export"] });
      return {};
    },
    { token: narrow.secret },
  );
  const { run, operations } = await operationsDuring(bench.service, () => stack.up(undefined));
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/Token: scopes: the configured token lacks banner:read, logs:export/);
  expect(operations).toEqual(["getMe"]);
});
