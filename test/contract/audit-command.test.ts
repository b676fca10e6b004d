import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { runDueWork } from "@consentform/service";
import { auditCommand } from "../../src/provider/cli/audit";
import { answerOperator } from "../../src/service/operator/answer-operator";
import { operatingUser } from "../../src/service/operator/operating-user";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { runCommand } from "../unit/provider/cli/recorded-context";

/** `consentform audit` on a data folder that no service uses at the time. */

const deploymentKey = Buffer.alloc(32, 7);
let folder: string;
let data: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "consentform-audit-"));
  data = join(folder, "data");
  await withService(async (under) => {
    await under.call("createSite", { body: { name: "First" } });
    await under.call("createSite", { body: { name: "=Second" } });
    await operatorLinks(under, "alice");
    await runDueWork(under.service);
  });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function withService(work: (under: InProcessService) => Promise<unknown>): Promise<void> {
  const under = await startInProcessService({ database: { kind: "folder", path: data }, deploymentKey });
  await work(under);
  await under.close();
}

function operatorLinks({ service }: InProcessService, name: string) {
  const request = { kind: "link", workspace: "default", name, role: "viewer", origin: null } as const;
  return answerOperator({ ...service, dataFolder: data }, request, "root");
}

const audit = (...args: string[]) => runCommand(auditCommand, ["--data", data, ...args]);
const rowsOf = async (...args: string[]) =>
  (await audit("--format", "json", ...args)).stdout.map((line) => JSON.parse(line));

test("prints the acts in the order of their time, and selects them", async () => {
  const rows = await rowsOf();
  expect(rows.map(({ act }) => act)).toEqual(["tokens create", "createSite", "createSite", "users link"]);
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  expect(rows[3]).toMatchObject({ actor: { type: "operator", id: "root" }, after: { name: "alice", role: "viewer" } });
  expect(await rowsOf("--act", "createSite", "--site", rows[2].site_id)).toEqual([rows[2]]);
  expect(await rowsOf("--actor", "operator")).toEqual([rows[3]]);
  expect(await rowsOf("--since", "2999-01-01")).toEqual([]);
  expect(await rowsOf("--until", "2000-01-01")).toEqual([]);
  const { stdout } = await audit("--act", "users link");
  expect(stdout).toEqual([expect.stringMatching(/^\S+Z {2}operator root {2}users link usr_\w+ {2}done/)]);
});

test("writes CSV with a header row", async () => {
  const { stdout } = await audit("--format", "csv", "--act", "createSite");
  expect(stdout).toHaveLength(3);
  expect(stdout[0]).toMatch(/^at,actor_type,actor_id,address,act,/);
});

test("refuses a time and a head that are none", async () => {
  expect((await audit("--since", "yesterday")).status).toBe(2);
  expect((await audit("--verify", "--head", "1")).status).toBe(2);
});

test("verifies the chain, and finds a changed, a deleted and a replaced row", async () => {
  const whole = await audit("--verify");
  expect([whole.status, whole.stdout[0]]).toEqual([0, expect.stringMatching(/^The chain is whole: 4 rows, 0 purged/)]);
  const [third, fourth] = (await rowsOf()).slice(2);
  const head = `4:${fourth.hash}`;
  expect((await audit("--verify", "--head", head)).status).toBe(0);
  expect((await audit("--verify", "--head", `4:${"0".repeat(64)}`)).status).toBe(1);
  expect((await audit("--verify", "--head", `9:${fourth.hash}`)).stdout.join()).toContain("fewer than 9");

  await withService(({ service: { store } }) =>
    store.db.updateTable("audit_events").set({ actor_id: "other" }).where("id", "=", third.id).execute(),
  );
  expect(await audit("--verify")).toMatchObject({ status: 1, stdout: [`Row 3 (${third.id}) was changed.`] });
  await withService(({ service: { store } }) =>
    store.db.deleteFrom("audit_events").where("id", "=", third.id).execute(),
  );
  expect(await audit("--verify")).toMatchObject({ status: 1, stdout: ["Row 3 is missing."] });
  await withService(({ service: { store } }) =>
    store.db.deleteFrom("audit_events").where("sequence", ">=", 3).execute(),
  );
  expect(await audit("--verify")).toMatchObject({ status: 1, stdout: ["The chain has 4 rows, but ends with row 2."] });
});

test("prints no end of a chain without rows, and counts one row as one", async () => {
  const verified = async (rows: number) => {
    const other = join(folder, String(rows));
    const under = await startInProcessService({ database: { kind: "folder", path: other }, deploymentKey });
    for (let row = 0; row < rows; row += 1) await operatorLinks(under, "alice");
    await runDueWork(under.service);
    await under.close();
    return (await runCommand(auditCommand, ["--data", other, "--verify"])).stdout;
  };
  expect(await verified(0)).toEqual(["The chain is whole: 0 rows, 0 purged."]);
  expect(await verified(1)).toEqual([
    expect.stringMatching(/^The chain is whole: 1 row, 0 purged. End: 1:[0-9a-f]{64}$/),
  ]);
});

test("names the user of the operating system as the operator", () => {
  expect(operatingUser()).toBe(userInfo().username);
});
