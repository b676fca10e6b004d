import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { runDueWork } from "@consentform/service";
import { createEgress } from "../../src/service/egress/egress";
import { emit } from "../../src/service/events/emit";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { type MailServer, startMailServer } from "../support/mail-server";
import { onDatabaseOfRun } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let mail: MailServer;
  let slack: HttpReceiver;
  let token: string;
  let workspaceId: string;
  let site: string;
  let workspaces = 0;
  let channels = 0;
  const addresses: Record<string, string[]> = {};

  beforeAll(async () => {
    mail = await startMailServer();
    under = await start({
      egress: createEgress({
        isLocalAllowed: true,
        resolveHost: async (host) => addresses[host] ?? [],
        limits: { timeoutMs: 3000 },
      }),
      settings: {
        isLocalAllowed: true,
        origin: "https://consent.example",
        hostNames: ["127.0.0.1"],
        mail: { smtpUrl: mail.url, from: "Alerts <alerts@consent.example>" },
      },
    });
  });
  afterAll(async () => {
    await under.close();
    await mail.close();
  });
  beforeEach(async () => {
    slack = await startHttpReceiver();
    mail.mails.length = 0;
    mail.refused.clear();
    token = await under.token({ workspace: `w${++workspaces}` });
    await nameSite("Shop");
  });
  afterEach(async () => {
    await slack.close();
    await under.service.store.db.deleteFrom("alert_channels").execute();
  });

  const run = () => runDueWork(under.service);
  async function nameSite(name: string): Promise<void> {
    const { body } = await under.call("createSite", { body: { name }, token });
    [site, workspaceId] = [body.id, body.workspace_id];
  }
  async function channel(body: Record<string, unknown>): Promise<TestAnswer["body"]> {
    const name = `Channel ${++channels}`;
    const answer = await under.call("createAlertChannel", { body: { name, ...body }, token });
    expect(answer.status).toBe(201);
    return answer.body;
  }
  const email = (list: string[], more = {}) => channel({ kind: "email", addresses: list, ...more });
  const slackChannel = (more = {}) => channel({ kind: "slack", url: slack.url, ...more });
  const read = async (id: string) => (await under.call("getAlertChannel", { path: { id }, token })).body;
  async function happen(
    kind: "domain.failed" | "scan.failed" | "scan.completed",
    id: string,
    siteId = site,
  ): Promise<void> {
    const { store, runtime } = under.service;
    const actor = { type: "system", id: null } as const;
    const object = { type: kind.split(".")[0] ?? "", id };
    await store.transaction((tx) => emit(tx, runtime, { workspaceId, kind, object, siteId, actor, at: runtime.now() }));
    await run();
  }
  /** The links of the newest mail. */
  const linkIn = (text: string) => new URL(/https:\/\/consent\.example\S+/.exec(text)?.[0] ?? "");
  const visit = ({ pathname, search }: URL, method = "GET") =>
    under.service.fetch(
      new Request(`http://127.0.0.1:4071${pathname}${search}`, {
        method,
        ...(method === "POST" ? { body: "List-Unsubscribe=One-Click" } : {}),
      }),
    );
  async function confirmAll(): Promise<void> {
    for (const { text } of mail.mails.splice(0)) expect((await visit(linkIn(text), "POST")).status).toBe(200);
  }

  describe("Slack", () => {
    test("receives what happened and where, as text and never as markup", async () => {
      await nameSite("<!channel> *Shop* <https://evil.example|click>\r\nX");
      const { id } = await slackChannel();
      await happen("domain.failed", "dom_1");
      expect(slack.received).toHaveLength(1);
      const [{ method, headers, body }] = slack.received as [(typeof slack.received)[0]];
      expect([method, headers["content-type"]]).toEqual(["POST", "application/json"]);
      const message = JSON.parse(body);
      expect(message.text).toBe("A domain is no longer verified.");
      expect(message.blocks[0]).toEqual({
        type: "header",
        text: { type: "plain_text", text: message.text, emoji: false },
      });
      const texts = JSON.stringify(message.blocks);
      expect(texts).toContain("dom_1");
      expect(texts).not.toContain("mrkdwn");
      expect(texts).toContain("<!channel> *Shop* <https://evil.example|click> X");
      expect(await read(id)).toMatchObject({ status: "active", last_error: null, last_sent_at: expect.any(String) });
    });

    test("gets what the channel chose: severity, kinds and sites together", async () => {
      const other = (await under.call("createSite", { body: { name: "Blog" }, token })).body.id;
      await slackChannel({ url: `${slack.url}/critical`, min_severity: "critical" });
      await slackChannel({ url: `${slack.url}/scans`, min_severity: "info", alert_kinds: ["scan.failed"] });
      await slackChannel({ url: `${slack.url}/blog`, site_ids: [other] });
      await slackChannel({ url: `${slack.url}/none`, alert_kinds: [] });
      await slackChannel({ url: `${slack.url}/nowhere`, site_ids: [] });
      await slackChannel({ url: `${slack.url}/off`, enabled: false });
      await happen("scan.failed", "scn_1");
      await happen("domain.failed", "dom_1");
      await happen("scan.failed", "scn_2", other);
      const paths = slack.received.map(({ path }) => path.replace("/in/", "")).sort();
      expect(paths).toEqual(["blog", "critical", "scans", "scans"]);
    });

    test("is retried, then counts as failing and alerts another channel; a success ends it", async () => {
      slack.answer = (response) => void response.writeHead(500).end("no_service, says T0/B0/secret");
      const { id } = await slackChannel();
      const watcher = await startHttpReceiver();
      await channel({ kind: "slack", url: watcher.url, alert_kinds: ["channel.failing"] });
      await happen("domain.failed", "dom_1");
      expect(await read(id)).toMatchObject({
        status: "active",
        last_error: "Slack returned a status outside 200 to 299.",
        last_sent_at: null,
      });
      for (const waitMs of [minuteMs, 5 * minuteMs]) {
        under.advance(waitMs);
        await run();
      }
      expect(slack.received).toHaveLength(3);
      expect(await read(id)).toMatchObject({ status: "failing" });
      const failing = async () =>
        (await under.call("listAlerts", { query: { kind: "channel.failing" }, token })).body.data;
      expect(await failing()).toMatchObject([{ subject: { type: "channel", id }, severity: "warning", state: "open" }]);
      expect(watcher.received).toHaveLength(1);
      await watcher.close();
      slack.answer = (response) => void response.writeHead(200).end("ok");
      under.advance(30 * minuteMs);
      await run();
      expect(await read(id)).toMatchObject({ status: "active", last_error: null, last_sent_at: expect.any(String) });
      expect(await failing()).toMatchObject([{ state: "resolved" }]);
    });

    test("is asked nothing more once the alert is over, or after five attempts", async () => {
      slack.answer = (response) => void response.writeHead(500).end();
      await slackChannel();
      await happen("scan.failed", "scn_1");
      await happen("scan.completed", "scn_2");
      under.advance(hourMs);
      await run();
      expect(slack.received).toHaveLength(1);
      await happen("domain.failed", "dom_1");
      for (let round = 0; round < 8; round += 1) {
        under.advance(3 * hourMs);
        await run();
      }
      expect(slack.received).toHaveLength(1 + 5);
    });

    test("hanging, redirecting or turning private is a failure with a fixed message", async () => {
      const errors: string[] = [];
      addresses["slack.example"] = ["93.184.215.14"];
      const moved = await channel({ kind: "slack", url: "https://slack.example/hook" });
      addresses["slack.example"] = ["169.254.169.254"];
      const hanging = await slackChannel();
      slack.answer = () => {};
      await happen("domain.failed", "dom_1");
      for (const { id } of [moved, hanging]) errors.push((await read(id)).last_error);
      slack.answer = (response) => void response.writeHead(307, { location: "http://127.0.0.1:9/" }).end();
      await happen("scan.failed", "scn_1");
      errors.push((await read(hanging.id)).last_error);
      expect(errors).toEqual([
        "The host resolves to an address that is not on the public internet.",
        "The host did not answer in time.",
        "Slack returned a status outside 200 to 299.",
      ]);
    });
  });

  describe("an e-mail address", () => {
    test("is asked first, gets nothing else until a person confirms, then each alert", async () => {
      const { id } = await email(["a@shop.example", "b@shop.example"]);
      await run();
      expect(mail.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([["a@shop.example"], ["b@shop.example"]]));
      expect(mail.mails).toHaveLength(2);
      await happen("domain.failed", "dom_1");
      expect(mail.mails).toHaveLength(2);
      const asked = mail.mails.find(({ to }) => to[0] === "a@shop.example");
      const link = linkIn(asked?.text ?? "");
      const page = await visit(link);
      expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(page.headers.get("referrer-policy")).toBe("no-referrer");
      expect(await page.text()).toContain("a@shop.example");
      expect(await read(id)).toMatchObject({ status: "unconfirmed" });
      const confirmed = await visit(link, "POST");
      expect(confirmed.status).toBe(200);
      expect(await read(id)).toMatchObject({
        status: "active",
        confirmations: [
          { address: "a@shop.example", status: "confirmed", confirmed_at: expect.any(String) },
          { address: "b@shop.example", status: "unconfirmed", confirmed_at: null },
        ],
      });
      for (const method of ["GET", "POST"]) {
        const again = await visit(link, method);
        expect([again.status, again.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
      }
      mail.mails.length = 0;
      await happen("scan.failed", "scn_1");
      expect(mail.mails.map(({ to }) => to)).toEqual([["a@shop.example"]]);
      const [alert] = mail.mails as [(typeof mail.mails)[0]];
      expect(alert.from).toBe("alerts@consent.example");
      expect(alert.headers.get("subject")).toBe(`A scan failed. Shop (${site})`);
      expect(alert.headers.get("auto-submitted")).toBe("auto-generated");
      expect(alert.text).toContain("Severity: warning");
      expect(await read(id)).toMatchObject({ last_sent_at: expect.any(String), last_error: null });
    });

    test("expires after 7 days, and an altered link is invalid", async () => {
      await email(["a@shop.example"]);
      await run();
      const link = linkIn(mail.mails[0]?.text ?? "");
      const altered = new URL(link);
      altered.searchParams.set("code", `${link.searchParams.get("code")?.slice(0, -1)}!`);
      expect((await visit(altered, "POST")).status).toBe(404);
      expect((await visit(new URL("https://consent.example/alerts/confirm"), "POST")).status).toBe(404);
      under.advance(7 * dayMs + 1);
      expect((await visit(link, "POST")).status).toBe(404);
      await run();
      expect(mail.mails).toHaveLength(1);
    });

    test("unsubscribes by List-Unsubscribe in one click, and is not asked again", async () => {
      const { id } = await email(["a@shop.example"]);
      await run();
      expect(mail.mails[0]?.headers.get("list-unsubscribe")).toMatch(
        /^<https:\/\/consent\.example\/alerts\/unsubscribe/,
      );
      await confirmAll();
      await happen("scan.failed", "scn_1");
      const header = mail.mails[0]?.headers;
      expect(header?.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      const link = new URL(header?.get("list-unsubscribe")?.slice(1, -1) ?? "");
      expect(await (await visit(link)).text()).toContain("a@shop.example");
      expect((await read(id)).status).toBe("active");
      expect((await visit(link, "POST")).status).toBe(200);
      expect(await read(id)).toMatchObject({ status: "unconfirmed", confirmations: [{ status: "unconfirmed" }] });
      mail.mails.length = 0;
      under.advance(2 * dayMs);
      await happen("domain.failed", "dom_1");
      expect(mail.mails).toEqual([]);
      const forged = new URL(link);
      const of = forged.searchParams.get("of") ?? "";
      forged.searchParams.set("of", `${of.startsWith("A") ? "B" : "A"}${of.slice(1)}`);
      expect((await visit(forged, "POST")).status).toBe(404);
    });

    test("stays stopped where it was stopped, when it is confirmed for another channel", async () => {
      const stopped = await email(["a@shop.example"]);
      await run();
      await confirmAll();
      await happen("scan.failed", "scn_1");
      const link = new URL(mail.mails.splice(0)[0]?.headers.get("list-unsubscribe")?.slice(1, -1) ?? "");
      expect((await visit(link, "POST")).status).toBe(200);
      under.advance(2 * dayMs);
      const other = await email(["a@shop.example"]);
      await run();
      await confirmAll();
      expect([(await read(stopped.id)).status, (await read(other.id)).status]).toEqual(["unconfirmed", "active"]);
    });

    test("is asked once in 24 hours in a workspace; one answer counts for all its channels", async () => {
      const first = await email(["a@shop.example"]);
      const second = await email(["a@shop.example"]);
      await run();
      expect(mail.mails).toHaveLength(1);
      await confirmAll();
      expect([(await read(first.id)).status, (await read(second.id)).status]).toEqual(["active", "active"]);
      const third = await email(["a@shop.example"]);
      await run();
      expect([mail.mails.length, (await read(third.id)).status]).toEqual([0, "unconfirmed"]);
      under.advance(dayMs + 1);
      await run();
      expect(mail.mails).toHaveLength(1);
    });

    describe("asks again an address that has not confirmed", () => {
      const patch = async (id: string, body: object) => {
        const answer = await under.call("updateAlertChannel", { path: { id }, body, token });
        expect(answer.status).toBe(200);
        await run();
        return answer.body;
      };
      const one = ["a@shop.example"];

      test("asks again when a patch names it after its link has expired, and only then", async () => {
        const { id } = await email(one);
        await run();
        const [asked] = mail.mails.splice(0);
        under.advance(7 * dayMs - 60_000);
        await patch(id, { addresses: one });
        under.advance(60_000);
        const renamed = await patch(id, { name: "Other name" });
        expect(mail.mails).toEqual([]);
        const unchanged = await patch(id, { name: "Other name", addresses: one });
        expect(mail.mails.map(({ to }) => to)).toEqual([one]);
        expect(unchanged.updated_at).toBe(renamed.updated_at);
        expect((await visit(linkIn(asked?.text ?? ""), "POST")).status).toBe(404);
        await confirmAll();
        expect((await read(id)).status).toBe("active");
        under.advance(8 * dayMs);
        await patch(id, { addresses: [...one, "b@shop.example"] });
        expect(mail.mails.map(({ to }) => to)).toEqual([["b@shop.example"]]);
        mail.mails.length = 0;
        under.advance(8 * dayMs);
        await patch(id, { addresses: ["b@shop.example", ...one] });
        expect(mail.mails.map(({ to }) => to)).toEqual([["b@shop.example"]]);
      });

      test("an address gets one mail in 24 hours, from all channels and patches together", async () => {
        const ids = [(await email(one)).id, (await email(one)).id];
        await run();
        under.advance(8 * dayMs);
        await run();
        mail.mails.length = 0;
        under.advance(8 * dayMs);
        for (const id of [...ids, ...ids]) await patch(id, { addresses: one });
        expect(mail.mails).toHaveLength(1);
        under.advance(dayMs - 60_000);
        for (const id of ids) await patch(id, { addresses: one });
        expect(mail.mails).toHaveLength(1);
      });

      test("does not ask an address that unsubscribed", async () => {
        const { id } = await email(one);
        await run();
        const stop = mail.mails.splice(0)[0]?.headers.get("list-unsubscribe")?.slice(1, -1) ?? "";
        expect((await visit(new URL(stop), "POST")).status).toBe(200);
        under.advance(8 * dayMs);
        await patch(id, { addresses: one });
        expect(mail.mails).toEqual([]);
      });

      test("asks again when a patch names it a day after the mail server refused it", async () => {
        mail.refused.add("a@shop.example");
        const { id } = await email(one);
        for (let attempt = 0; attempt < 12; attempt += 1) {
          await run();
          under.advance(hourMs);
        }
        mail.refused.clear();
        under.advance(dayMs);
        await run();
        expect(mail.mails).toEqual([]);
        await patch(id, { addresses: one });
        expect(mail.mails.map(({ to }) => to)).toEqual([one]);
        await confirmAll();
        expect((await read(id)).status).toBe("active");
      });
    });

    test("shares a limit of 50 confirmation mails a day with its workspace", async () => {
      for (let number = 0; number < 6; number += 1) {
        await email(Array.from({ length: 10 }, (_, index) => `p${number}-${index}@shop.example`));
      }
      await Promise.all([run(), run()]);
      await run();
      expect(mail.mails).toHaveLength(50);
      expect(new Set(mail.mails.map(({ to }) => to[0])).size).toBe(50);
      under.advance(dayMs + 1);
      await run();
      expect(mail.mails).toHaveLength(60);
    });

    test("reports a refusing address in last_error and still delivers to the others", async () => {
      const { id } = await email(["a@shop.example", "b@shop.example"]);
      await run();
      await confirmAll();
      mail.refused.add("a@shop.example");
      await happen("scan.failed", "scn_1");
      expect(mail.mails.map(({ to }) => to)).toEqual([["b@shop.example"]]);
      const rows = await under.service.store.db.selectFrom("alert_channels").selectAll().where("id", "=", id).execute();
      expect([null, "The mail server refused the address or the message."]).toContain(rows[0]?.last_error);
      mail.refused.clear();
      under.advance(minuteMs);
      await run();
      expect(mail.mails.map(({ to }) => to)).toEqual([["b@shop.example"], ["a@shop.example"]]);
    });

    test("sends each attempt with one Message-ID and no header from a name", async () => {
      await nameSite("Shop\r\nBcc: victim@shop.example\r\n\r\n<script>\u2028é");
      const { id } = await email(["a@shop.example"]);
      await run();
      expect(mail.mails[0]?.raw).not.toContain("victim@shop.example");
      await confirmAll();
      await under.call("updateAlertChannel", {
        path: { id },
        token,
        body: { name: 'x"\r\nSubject: other' },
      });
      await happen("scan.failed", "scn_1");
      const [sent] = mail.mails as [(typeof mail.mails)[0]];
      expect(sent.to).toEqual(["a@shop.example"]);
      expect(sent.headers.has("bcc")).toBe(false);
      expect(sent.headers.get("subject")).toBe(`A scan failed. Shop Bcc: victim@shop.example <script> é (${site})`);
      expect(sent.headers.get("content-type")).toContain("text/plain");
      expect(sent.text).toContain('the alert channel "x" Subject: other"');
      expect(sent.headers.get("message-id")).toMatch(/^<alr_\w+\.1\.[0-9a-f]{16}@consent\.example>$/);
    });
  });
});

describe("without a mail server that answers", () => {
  const parts: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const part of parts.splice(0)) await part.close();
  });

  test("a channel can be made, stays unconfirmed, and nothing is lost until there is one", async () => {
    const under = await startInProcessService();
    parts.push(under);
    const body = { name: "Mail", kind: "email", addresses: ["a@shop.example"] };
    const made = await under.call("createAlertChannel", { body });
    await runDueWork(under.service);
    const { body: stored } = await under.call("getAlertChannel", { path: { id: made.body.id } });
    expect(stored).toMatchObject({ status: "unconfirmed", last_error: null });
    const mail = await startMailServer();
    parts.push(mail);
    const settings = { ...under.service.settings, mail: { smtpUrl: mail.url, from: "a@consent.example" } };
    await runDueWork({ ...under.service, settings });
    expect(mail.mails).toHaveLength(1);
  });

  test("asks an abandoned address again, a day after the last attempt", async () => {
    const closed = await startMailServer();
    await closed.close();
    const from = "a@consent.example";
    const under = await startInProcessService({ settings: { mail: { smtpUrl: closed.url, from } } });
    parts.push(under);
    const body = { name: "Mail", kind: "email", addresses: ["a@shop.example"] };
    await under.call("createAlertChannel", { body });
    const jobs = () => under.service.store.db.selectFrom("jobs").select("attempt").execute();
    await runDueWork(under.service);
    for (let attempt = 1; attempt < 10; attempt += 1) {
      expect(await jobs()).toEqual([{ attempt }]);
      under.advance(hourMs);
      await runDueWork(under.service);
    }
    expect(await jobs()).toEqual([]);
    const mail = await startMailServer();
    parts.push(mail);
    const repaired = {
      ...under.service,
      settings: { ...under.service.settings, mail: { smtpUrl: mail.url, from } },
    };
    under.advance(dayMs - minuteMs);
    await runDueWork(repaired);
    expect(mail.mails).toEqual([]);
    under.advance(minuteMs);
    await runDueWork(repaired);
    await runDueWork(repaired);
    expect(mail.mails.map(({ to }) => to)).toEqual([["a@shop.example"]]);
  });

  test("a receiver that hangs is given up in time, with a fixed sentence", async () => {
    const silent: Server = createServer(() => {});
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    parts.push(silent);
    const { port } = silent.address() as AddressInfo;
    const smtpUrl = `smtp://user:hidden-password@127.0.0.1:${port}`;
    const under = await startInProcessService({ settings: { mail: { smtpUrl, from: "a@consent.example" } } });
    parts.push(under);
    const body = { name: "Mail", kind: "email", addresses: ["a@shop.example"] };
    const made = await under.call("createAlertChannel", { body });
    await runDueWork(under.service);
    const { body: stored } = await under.call("getAlertChannel", { path: { id: made.body.id } });
    expect(stored.last_error).toBe("The mail server did not answer in time.");
    const rows = await under.service.store.db.selectFrom("jobs").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("hidden-password");
  });
});
