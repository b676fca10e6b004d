import { createHash } from "node:crypto";
import type { NewConsent } from "@consentform/service";
import { canonicalJson } from "../../src/consent/values/canonical-json";
import { consent, customised, publishedSite, rejected } from "../support/consents";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";

const dayMs = 86_400_000;

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());

  const record = (...consents: NewConsent[]) => under.service.recordConsents(consents);
  const list = (id: string, query: Record<string, unknown> = {}, token?: string) =>
    under.call("listConsents", { path: { id }, query, ...(token === undefined ? {} : { token }) });
  const at = (text: string) => new Date(text);

  test("a record contains what the visitor saw and chose, hashed as canonical JSON", async () => {
    const id = await publishedSite(under);
    const [made] = await record(
      consent(id, { subjectId: "s", country: "US", region: "US-CA", language: "en-GB", gpc: true }),
    );
    const { body } = await list(id);
    expect(body.data).toEqual([made]);
    expect(made).toMatchObject({
      schema: "1",
      site_id: id,
      environment: "production",
      subject_id: "s",
      regime: "us_ca",
      model: "opt_out",
      language: "en",
      version_number: 1,
      consent_revision: 1,
      gpc: true,
      ip: null,
      masked: false,
    });
    const { body: version } = await under.call("getVersion", { path: { id, number: 1 } });
    expect(made?.config_digest).toBe(version.config_digest);
    const { hash, masked: _masked, ...hashed } = made ?? {};
    expect(hash).toBe(createHash("sha256").update(canonicalJson(hashed)).digest("hex"));
    const { time, valid_until } = made?.event ?? { time: "", valid_until: "" };
    expect(Date.parse(String(valid_until)) - Date.parse(time)).toBe(365 * dayMs);
  });

  test("each site and environment has a chain; every record names its predecessor", async () => {
    const id = await publishedSite(under);
    const made = await record(
      consent(id),
      consent(id, { environment: "preview" }),
      consent(id, { decisions: rejected, event: { type: "changed", method: "preferences" } }),
    );
    const [later] = await record(consent(id, { subjectId: "subject-2" }));
    const [first, preview, second] = made;
    expect([first?.prev_hash, first?.previous_id, preview?.prev_hash]).toEqual([null, null, null]);
    expect([second?.prev_hash, second?.previous_id]).toEqual([first?.hash, first?.id]);
    expect([later?.prev_hash, later?.previous_id]).toEqual([second?.hash, second?.id]);
  });

  test("parallel records still form one chain in which time never falls", async () => {
    const id = await publishedSite(under);
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(consent(id, { subjectId: `s${index}` }))));
    await record(consent(id, { subjectId: "past", at: at("2020-01-01T00:00:00.000Z") }));
    const { data } = (await list(id, { limit: 100 })).body;
    const oldestFirst = [...data].reverse();
    const byPrevious = new Map(oldestFirst.map((one) => [one.prev_hash, one]));
    let length = 0;
    let newest = null;
    for (let next = byPrevious.get(null); next !== undefined; next = byPrevious.get(next.hash)) {
      length += 1;
      newest = next;
    }
    expect([data.length, length, newest.subject_id]).toEqual([21, 21, "past"]);
  });

  test("refuses what cannot be recorded by name and stores nothing of the call", async () => {
    const id = await publishedSite(under);
    const refused: [Partial<NewConsent>, string][] = [
      [{ siteId: "site_none" }, "siteId"],
      [{ versionNumber: 7 }, "versionNumber"],
      [{ decisions: { necessary: "granted" } }, "decisions"],
      [{ decisions: { ...rejected, extra: "granted" } }, "decisions"],
      [{ decisions: { ...rejected, necessary: "denied" } }, "decisions"],
      [{ event: { type: "refused", method: "banner" } }, "event"],
      [{ event: { type: "withdrawn", method: "api" } }, "event"],
      [{ event: { type: "signal", method: "gpc" }, decisions: rejected }, "gpc"],
      [{ country: "QQ" }, "country"],
      [{ country: "DE", region: "US-CA" }, "region"],
      [{ subjectId: "" }, "/subject_id"],
      [{ subjectId: "a\u0000b" }, "subjectId"],
      [{ host: "not a host" }, "host"],
      [{ address: "999.1.1.1" }, "address"],
      [{ tcString: "C".repeat(70_000) }, "tcString"],
    ];
    for (const [different, property] of refused) {
      const call = record(consent(id), consent(id, different));
      await expect(call).rejects.toMatchObject({ name: "InvalidConsentError", property });
    }
    expect((await list(id)).body.data).toEqual([]);
  });

  test.each([
    ["none", "203.0.113.77", null],
    ["truncated", "203.0.113.77", "203.0.113.0"],
    ["truncated", "2001:db8:12:34::1", "2001:db8:12::"],
    ["truncated", "::ffff:203.0.113.77", "203.0.113.0"],
    ["hashed", "203.0.113.77", expect.stringMatching(/^[0-9a-f]{64}$/)],
  ])("record_ip %s keeps of %s only %s", async (record_ip, address, kept) => {
    const id = await publishedSite(under, { settings: { record_ip } });
    const [one, again] = await record(consent(id, { address }), consent(id, { address }));
    expect([one?.ip, again?.ip]).toEqual([kept, one?.ip]);
  });

  test("masks values without logs:export; a subject has one pseudonym per site and year", async () => {
    const id = await publishedSite(under);
    const other = await publishedSite(under);
    const different = { externalId: "customer 7", tcString: "CP", gppString: "DB", address: "203.0.113.1" };
    await record(
      consent(id, { ...different, at: at("2025-12-31T23:59:59.999Z") }),
      consent(id, { ...different, at: at("2026-01-01T00:00:00.000Z") }),
      consent(id, { ...different, at: at("2026-02-01T00:00:00.000Z") }),
      consent(id, { subjectId: "subject-2", at: at("2026-02-02T00:00:00.000Z") }),
      consent(other, { at: at("2026-02-02T00:00:00.000Z") }),
    );
    const reader = await under.token({ scopes: ["logs:read"] });
    const { data } = (await list(id, {}, reader)).body;
    const hidden = {
      external_id: null,
      tc_string: null,
      gpp_string: null,
      ip: null,
      previous_id: null,
      prev_hash: null,
    };
    for (const one of data) {
      expect(one).toMatchObject({ ...hidden, hash: null, masked: true });
      expect(one.subject_id).toMatch(/^m_[0-9a-f]{16}$/);
    }
    const [second, sameYear, sameYearToo, yearBefore] = data.map(
      ({ subject_id }: { subject_id: string }) => subject_id,
    );
    const [elsewhere] = (await list(other, {}, reader)).body.data;
    expect(sameYear).toBe(sameYearToo);
    expect(new Set([second, sameYear, yearBefore, elsewhere.subject_id]).size).toBe(4);
    const clear = (await list(id)).body.data;
    expect(clear[1]).toMatchObject({
      subject_id: "subject-1",
      external_id: "customer 7",
      tc_string: "CP",
      gpp_string: "DB",
    });
    expect(JSON.stringify(data)).not.toMatch(/subject-|customer/);
  });

  test("masked values cannot be found by filters or cursors without logs:export", async () => {
    const id = await publishedSite(under);
    await record(consent(id, { externalId: "e1" }), consent(id, { subjectId: "subject-2" }), consent(id));
    const reader = await under.token({ scopes: ["logs:read"] });
    for (const query of [{ subject_id: "subject-1" }, { external_id: "e1" }]) {
      const refused = await list(id, query, reader);
      expect([refused.slug, refused.body.required_scope]).toEqual(["insufficient-scope", "logs:export"]);
    }
    expect((await list(id, { subject_id: "subject-1" })).body.data).toHaveLength(2);
    expect((await list(id, { external_id: "e1" })).body.data).toHaveLength(1);
    const { next_cursor: cursor } = (await list(id, { limit: 1 }, reader)).body;
    expect((await list(id, { limit: 1, cursor }, reader)).status).toBe(200);
    expect((await list(id, { limit: 1, cursor })).slug).toBe("invalid-cursor");
    expect((await list(id, { limit: 1, cursor, environment: "production" }, reader)).slug).toBe("invalid-cursor");
    const position = 20;
    const altered = cursor.slice(0, position) + (cursor[position] === "A" ? "B" : "A") + cursor.slice(position + 1);
    for (const wrong of [altered, cursor.slice(0, -3), "", "!"]) {
      expect((await list(id, { limit: 1, cursor: wrong }, reader)).status).toBe(400);
    }
    under.advance(dayMs + 1000);
    expect((await list(id, { limit: 1, cursor }, reader)).slug).toBe("invalid-cursor");
  });

  test("filters narrow the list, newest first", async () => {
    const id = await publishedSite(under);
    await record(
      consent(id, { subjectId: "a", at: at("2026-01-01T10:00:00.000Z") }),
      consent(id, {
        subjectId: "b",
        at: at("2026-01-02T10:00:00.000Z"),
        country: "GB",
        region: null,
        decisions: customised,
      }),
      consent(id, {
        subjectId: "c",
        at: at("2026-01-03T10:00:00.000Z"),
        event: { type: "withdrawn", method: "preferences" },
        decisions: rejected,
      }),
      consent(id, { subjectId: "p", at: at("2026-01-02T12:00:00.000Z"), environment: "preview" }),
    );
    const subjects = async (query: Record<string, unknown>, token?: string) => {
      const { data } = (await list(id, query, token)).body;
      return data.map(({ subject_id }: { subject_id: string }) => subject_id).join("");
    };
    expect(await subjects({})).toBe("cba");
    expect(await subjects({ from: "2026-01-02T10:00:00.000Z", to: "2026-01-03T10:00:00.000Z" })).toBe("b");
    expect(await subjects({ event_type: ["withdrawn", "refused"] })).toBe("c");
    expect(await subjects({ regime: ["uk_gdpr"] })).toBe("b");
    expect(await subjects({ version_number: 2 })).toBe("");
    expect(await subjects({ version_number: 2 ** 53 - 1 })).toBe("");
    expect(await subjects({ environment: ["preview", "production"] })).toBe("cpba");
    expect(await subjects({ from: "0000-01-01T00:00:00.000Z", to: "2026-06-30T23:59:60.000Z" })).toBe("cba");
    const bound = await under.token({ environment: "preview" });
    expect(await subjects({}, bound)).toBe("p");
    expect((await list(id, { environment: "production" }, bound)).slug).toBe("token-binding-mismatch");
    expect((await list(id, { since: "x" })).slug).toBe("invalid-parameter");
  });

  test("a walk over two environments returns every record once, despite new records", async () => {
    const id = await publishedSite(under);
    const moment = at("2026-03-01T00:00:00.000Z");
    // Equal times: the id alone orders them.
    await record(
      ...Array.from({ length: 11 }, (_, index) =>
        consent(id, { subjectId: `s${index}`, at: moment, environment: index % 3 === 0 ? "preview" : "production" }),
      ),
    );
    const query = { limit: 3, environment: ["preview", "production"] };
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body } = await list(id, cursor === "" ? query : { ...query, cursor });
      seen.push(...body.data.map((one: { subject_id: string }) => one.subject_id));
      cursor = body.next_cursor;
      await record(consent(id, { subjectId: "new" }));
    }
    expect([seen.length, new Set(seen).size, seen.includes("new")]).toEqual([11, 11, false]);
  });

  test("hides records of other workspaces and of a bound token's other sites", async () => {
    const id = await publishedSite(under);
    await record(consent(id));
    const stranger = await under.token({ workspace: "other" });
    const bound = await under.token({ siteId: await publishedSite(under) });
    for (const token of [stranger, bound]) expect((await list(id, {}, token)).slug).toBe("not-found");
    const reader = await under.token({ scopes: ["analytics:read"] });
    expect((await list(id, {}, reader)).slug).toBe("insufficient-scope");
  });

  test("an erased subject leaves tombstones, which lists do not show", async () => {
    const id = await publishedSite(under);
    const [, mine] = await record(consent(id, { subjectId: "me" }), consent(id), consent(id, { subjectId: "me" }));
    expect(await under.service.eraseSubject(id, "me")).toBe(2);
    expect((await list(id)).body.data).toEqual([mine]);
    expect(await under.service.eraseSubject(id, "me")).toBe(0);
    const rows = await under.service.store.db
      .selectFrom("consent_records")
      .selectAll()
      .where("site_id", "=", id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('"me"');
    const [next] = await record(consent(id));
    expect(next?.prev_hash).toBe(rows.find(({ sequence }) => sequence === 3)?.hash);
  });
});
