import { createClaims } from "../../../../../src/provider/lifecycle/ledger/claims";
import { writtenBy } from "../../../../../src/provider/lifecycle/ledger/names";
import { registry } from "../../../../../src/provider/resources";

const old = { key: "k1", label: "Domain old" };
const renamed = { key: "k2", label: "Domain new" };

test("an object has one holder: a second claim names the first, and takes nothing", () => {
  const claims = createClaims();
  expect(claims.take(["Domain a"], old)).toBeNull();
  expect(claims.take(["Domain a"], old)).toBeNull();
  expect(claims.take(["Domain b", "Domain a"], renamed)).toEqual({ holder: old, written: null });
  expect(claims.has("Domain b")).toBe(false);
  expect(claims.otherHolder(["Domain a"], renamed.key)).toBe(old);
  expect(claims.otherHolder(["Domain a"], old.key)).toBeNull();
});

test("a managed object has no other writer, and several writers only of equal content", () => {
  const claims = createClaims();
  const rollout = { key: "k3", label: "TemplateRollout shops" };
  const draft = { kind: "ConfigDraft", foundBy: ["s"] };
  const written = (content: string) => new Map([['ConfigDraft by ["s"]', { object: draft, content }]]);
  expect(claims.takeWritten(written("a"), rollout)).toBeNull();
  expect(claims.isSharedWith('ConfigDraft by ["s"]', rollout.key)).toBe(false);
  expect(claims.takeWritten(written("a"), renamed)).toBeNull();
  expect(claims.isSharedWith('ConfigDraft by ["s"]', rollout.key)).toBe(true);
  const second = { key: "k4", label: "TemplateRollout others" };
  expect(claims.takeWritten(written("b"), second)).toMatchObject({ holder: rollout, written: draft });
  expect(claims.take(['ConfigDraft by ["s"]'], old)).toMatchObject({ holder: rollout, written: draft });
  const managed = createClaims();
  managed.take(['ConfigDraft by ["s"]'], old);
  expect(managed.takeWritten(written("a"), rollout)).toMatchObject({ holder: old });
});

test("contents collide only if they differ in what is known of both", () => {
  const { TemplateRollout } = registry;
  const later = (value: unknown) => value === "later";
  const written = (id: string, variables: object) =>
    writtenBy(TemplateRollout, { template: { id }, sites: { shop: { site: "site_1", variables } } }, later);
  const collides = (one: ReturnType<typeof written>, other: ReturnType<typeof written>) => {
    const claims = createClaims();
    claims.takeWritten(one, old);
    return claims.takeWritten(other, renamed) !== null;
  };
  const unknownTemplate = (title: string) =>
    writtenBy(TemplateRollout, { template: "later", sites: { shop: { site: "site_1", variables: { title } } } }, later);
  const known = written("tpl_1", { title: "A" });
  expect(collides(known, unknownTemplate("A"))).toBe(false);
  expect(collides(known, unknownTemplate("B"))).toBe(true);
  expect(collides(known, written("later", { title: "A" }))).toBe(false);
  expect(collides(known, written("later", { title: "later" }))).toBe(false);
  expect(collides(known, written("later", { title: "B" }))).toBe(true);
  expect(collides(known, written("tpl_2", { title: "later" }))).toBe(true);
  expect(collides(written("later", { title: "later" }), written("later", { text: "later" }))).toBe(true);
  expect(collides(written("later", {}), written("later", { title: "later" }))).toBe(true);
});

test("only the holder releases an object, and a resource may hold another one besides", () => {
  const claims = createClaims();
  claims.take(["Token 1"], old);
  claims.release(["Token 1"], renamed.key);
  expect(claims.has("Token 1")).toBe(true);
  expect(claims.hasAnother(["Token 1"], old.key)).toBe(false);
  claims.take(["Token 2"], old);
  expect(claims.hasAnother(["Token 1"], old.key)).toBe(true);
  claims.release(["Token 1"], old.key);
  expect(claims.has("Token 1")).toBe(false);
  claims.giveUp(["Token 1"]);
  expect(["Token 1", "Token 2"].map((name) => claims.isGivenUp(name))).toEqual([true, false]);
});

test("a failed or expected creation leaves no object, only names", async () => {
  const claims = createClaims();
  claims.take(["Domain by x"], renamed);
  expect(await claims.isToCreate(renamed.key)).toBe(false);
  claims.expectCreation(renamed.key);
  expect(await claims.isToCreate(renamed.key)).toBe(true);
  claims.take(["Domain 1"], renamed);
  claims.take(["Domain 2"], old);
  let fail = (_leavesObject: boolean) => {};
  const running = new Promise<boolean>((resolve) => {
    fail = resolve;
  });
  claims.noteCreation(["Domain by x"], renamed.key, running);
  const isToCreate = claims.isToCreate(renamed.key);
  expect(claims.has("Domain 1")).toBe(true);
  fail(false);
  expect(await isToCreate).toBe(true);
  expect(["Domain 1", "Domain by x", "Domain 2"].map((name) => claims.has(name))).toEqual([false, false, true]);
  expect(claims.take(["Domain 1"], old)).toBeNull();
  expect(claims.take(["Domain by x"], old)).toMatchObject({ holder: renamed });
  claims.noteCreation(["Domain by x"], renamed.key, Promise.resolve(true));
  expect(claims.has("Domain by x")).toBe(true);
  expect(await claims.isToCreate(renamed.key)).toBe(false);
});

test("waits for a deletion, even if it fails", async () => {
  const claims = createClaims();
  const events: string[] = [];
  let end = () => {};
  const deletion = claims.whileDeleting(["ScanSchedule s"], async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    events.push("deleted");
    throw new Error("refused");
  });
  const settled = claims.settled(["ScanSchedule s"]).then(() => events.push("created"));
  await claims.settled(["ScanSchedule other"]);
  expect(events).toEqual([]);
  end();
  await expect(deletion).rejects.toThrow("refused");
  await settled;
  expect(events).toEqual(["deleted", "created"]);
});
