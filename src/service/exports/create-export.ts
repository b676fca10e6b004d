import { actorOf } from "../caller";
import type { Call, Reply } from "../handler";
import { enqueue } from "../jobs/job-queue";
import { validationFailed } from "../problem";
import { conflict } from "../request/conflicts";
import { required } from "../request/found";
import { instantOf } from "../request/instant";
import { withDefaults } from "../request/settable-fields";
import { json } from "../store/database";
import { exportBeingBuilt, insertExport } from "../store/exports";
import { exportView } from "./export-view";

/**
 * Queues an export (contract 5.3, row 38). The site is locked, so that it builds one at a time.
 * @throws {Problem} conflict export-building; validation-failed if the period ends before it begins
 */
export async function createExport(call: Call<"createExport">): Promise<Reply<"createExport">> {
  const { tx, world, now } = call;
  const site = required(call.found, "site");
  const { from, to, regimes, subject_id, environment, include_versions } = withDefaults("createExport", call.body);
  if (from !== null && to !== null && instantOf(to) <= instantOf(from)) {
    throw validationFailed([{ pointer: "/to", code: "not-after-from", detail: `must be after "from", ${from}` }]);
  }
  const building = await exportBeingBuilt(tx, site.id);
  if (building !== null) {
    throw conflict("export-building", "The site is building another export. Download it first.", null, building);
  }
  const made = await insertExport(tx, {
    id: world.newId("exp"),
    workspace_id: site.workspace_id,
    site_id: site.id,
    environment,
    from_at: from === null ? null : instantOf(from),
    to_at: to === null ? null : instantOf(to),
    regimes: json(regimes),
    subject_id,
    include_versions,
    created_at: now,
    created_by: json(actorOf(call.caller)),
    status: "building",
  });
  await enqueue(tx, world, "build-export", { export_id: made.id }, { runAt: now });
  return { status: 202, body: exportView(made, now), location: `/exports/${made.id}/download` };
}
