import { jobHandlers } from "../../src/service/background/job-handlers";
import { runDueJobs } from "../../src/service/jobs/job-queue";
import { consent, publishedSite } from "../support/consents";
import { type CrashableService, onCrashableDatabaseOfRun } from "../support/crashable-service";
import { filesOfTar } from "../support/evidence";
import { download } from "../support/exports";
import { until } from "../support/until";

/** A service that is killed while it builds a bundle. */

onCrashableDatabaseOfRun((start) => {
  let crashable: CrashableService;
  beforeAll(async () => {
    crashable = await start();
  });
  afterAll(() => crashable.close());

  test("the next process builds a bundle whose service was killed half-way", async () => {
    const id = await publishedSite(crashable.now());
    const records = await crashable
      .now()
      .service.recordConsents(Array.from({ length: 400 }, () => consent(id, { tcString: "x".repeat(900) })));
    const { body } = await crashable
      .now()
      .call("createExport", { path: { id }, body: { format: "evidence", include_consents: true } });
    const { service } = crashable.now();
    const { store } = service;
    // All pieces are written, and the transaction that would make them the file never begins. The one before it reads
    // the time of the export.
    let isWritten = false;
    let isTimed = false;
    let end = (): void => {};
    const transaction: typeof store.transaction = (work) => {
      if (!isTimed) {
        isTimed = true;
        return store.transaction(work);
      }
      isWritten = true;
      return new Promise<never>((_resolve, reject) => {
        end = () => reject(new Error("The process was killed."));
      });
    };
    void runDueJobs({ ...service, store: { ...store, transaction } }, jobHandlers).catch(() => {});
    await until(() => isWritten);
    const left = await store.db.selectFrom("export_pieces").select("build_id").distinct().execute();
    expect(left).toHaveLength(2);
    await crashable.crash();
    end();
    crashable.advance(3_600_000);
    await runDueJobs(crashable.now().service, jobHandlers);
    const file = await download(crashable.now(), body.id, await crashable.now().token());
    const files = await filesOfTar(file.bytes);
    const lines = String(files.get("consents.ndjson")).trimEnd().split("\n");
    expect([file.status, lines.length]).toEqual([200, records.length + 2]);
    const pieces = crashable.now().service.store.db.selectFrom("export_pieces").select("build_id").distinct();
    const [only, ...others] = await pieces.execute();
    expect([others, left.map(({ build_id }) => build_id).includes(String(only?.build_id))]).toEqual([[], false]);
  });
});
