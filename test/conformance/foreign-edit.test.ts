import type { Client } from "../../src/provider/client";
import type { Properties } from "../../src/provider/resources";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";
import { publish } from "./rows/prepared";

let laboratory: Laboratory;
let client: Client;
let colleague: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
  colleague = await laboratory.client();
});

afterAll(() => laboratory.close());

async function site(inputs: Properties): Promise<Managed> {
  const managed = new Managed("Site", client, inputs);
  await managed.create();
  managed.renewSession();
  return managed;
}

async function editByHand({ id }: Managed, body: Properties, by = colleague): Promise<void> {
  await by.call("updateSite", { path: { id }, body });
}

async function stored({ id }: Managed) {
  return (await client.call("getSite", { path: { id } })).data;
}

test("an update refuses a declared property that someone else set, naming who and when", async () => {
  const managed = await site({ name: "a", retention: 400, settings: { labels: { team: "shop" } } });
  await editByHand(managed, { retention: 500, settings: { labels: { team: "web" } } });
  await expect(managed.update({ ...managed.inputs, name: "b" })).rejects.toThrow(
    /Site: retention, settings\.labels\.team: changed at 20.* by token tok_.*up --refresh/,
  );
  expect(await stored(managed)).toMatchObject({ name: "a", retention: 500 });
});

test("an undeclared property that someone else set is neither reported nor overwritten", async () => {
  const managed = await site({ name: "a", settings: { labels: { team: "shop" } } });
  await editByHand(managed, { retention: 500, settings: { timezone: "Europe/Berlin", labels: { theirs: "1" } } });
  const { inputs } = managed;
  await managed.refresh();
  expect(managed.inputs).toEqual(inputs);
  expect(managed.diff().kind).toBe("none");
  await managed.update({ name: "b", settings: { labels: { team: "web" } } });
  expect(await stored(managed)).toMatchObject({
    name: "b",
    retention: 500,
    settings: { timezone: "Europe/Berlin", labels: { theirs: "1", team: "web" } },
  });
});

test("an undeclared change since the last read costs one more try, not an error", async () => {
  const managed = await site({ name: "a" });
  await editByHand(managed, { retention: 500 });
  await managed.update({ name: "b" });
  expect(await stored(managed)).toMatchObject({ name: "b", retention: 500 });
});

test("the program's value, set by someone else, is not a conflict", async () => {
  const managed = await site({ name: "a" });
  await editByHand(managed, { name: "b", retention: 500 });
  await managed.update({ name: "b" });
  expect(managed.outputs).toMatchObject({ name: "b", retention: 500 });
});

test("our own last write is never foreign", async () => {
  const managed = await site({ name: "a" });
  await editByHand(managed, { name: "interrupted" }, client);
  await managed.update({ name: "b" });
  expect(await stored(managed)).toMatchObject({ name: "b" });
});

test("refuses to remove a property that someone else changed meanwhile", async () => {
  const managed = await site({ name: "a", retention: 400 });
  await editByHand(managed, { retention: 500 });
  await expect(managed.update({ name: "a" })).rejects.toThrow(/retention: changed/);
});

test("a removed label goes, and comes back when it is deleted behind our back", async () => {
  const managed = await site({ name: "a", settings: { labels: { "a.b": "1", c: "2" } } });
  await managed.update({ name: "a", settings: { labels: { c: "2" } } });
  expect((await stored(managed)).settings.labels).toEqual({ c: "2" });
  await editByHand(managed, { settings: { labels: { c: null } } });
  const desired = managed.inputs;
  await managed.refresh();
  expect(managed.inputs).toEqual({ name: "a" });
  expect(managed.diff(desired).changed).toEqual(["/settings/labels/c"]);
  await managed.update(desired);
  expect((await stored(managed)).settings.labels).toEqual({ c: "2" });
});

test("a deletion ignores changes by others", async () => {
  const managed = await site({ name: "a", deletion_protection: false });
  await editByHand(managed, { name: "by hand" });
  await managed.remove();
  await expect(stored(managed)).rejects.toThrow(/not found/i);
});

test("a protected site is not deleted, nor one that is promoted while it is deleted", async () => {
  const [declared, live] = [await site({ name: "a", deletion_protection: true }), await site({ name: "a" })];
  await expect(declared.remove()).rejects.toThrow(/Site: deletion_protection/);
  await publish(colleague, live.id);
  // Promoted between the read of the site and its deletion.
  laboratory.intercept(async (request, pass) => {
    if (request.method === "DELETE") {
      laboratory.intercept(null);
      await colleague.call("promoteVersion", { path: { id: live.id, number: 1 }, body: {} });
    }
    return pass(request);
  });
  await expect(live.remove()).rejects.toThrow(/Site: deletion_protection[\s\S]*declare it under its former name first/);
  live.renewSession();
  await expect(live.remove()).rejects.toThrow(/Site: deletion_protection/);
  for (const managed of [declared, live]) {
    await managed.update({ name: "a", deletion_protection: false });
    await managed.remove();
  }
});

test("a site that has never been live is deleted without a deployment before", async () => {
  const managed = await site({ name: "a" });
  await publish(colleague, managed.id);
  await managed.remove();
  await expect(stored(managed)).rejects.toThrow(/not found/i);
});

test("adopting changes only what is declared and different, and says what", async () => {
  const { data } = await colleague.call("createSite", {
    body: { name: "existing", retention: 700, settings: { labels: { theirs: "1" } } },
  });
  const adopter = new Managed("Site", client, { name: "mine", retention: 700, adopt: data.id });
  laboratory.forgetRequests();
  await adopter.create();
  expect(laboratory.requests.map(({ method }) => method)).toEqual(["GET", "PATCH"]);
  expect(adopter.session.lines).toEqual([`Site: ${data.id} is adopted; changed to what is declared: name.`]);
  expect(await stored(adopter)).toMatchObject({ name: "mine", retention: 700, settings: { labels: { theirs: "1" } } });
});

test("adopting what has another value that can never be changed is refused", async () => {
  const { id: siteId } = (await client.call("createSite", { body: { name: "x" } })).data;
  const { id } = (await client.call("createDomain", { path: { id: siteId }, body: { host: "adopt.example.com" } }))
    .data;
  const adopter = new Managed("Domain", client, { site_id: siteId, host: "other.example.com", adopt: id });
  await expect(adopter.create()).rejects.toThrow(/adopt: dom_.* has different values for host/);
});
