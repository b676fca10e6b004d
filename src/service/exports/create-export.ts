import { isDeepStrictEqual } from "node:util";
import type { RequestBody } from "@consentform/consent/contract";
import { actorOf } from "../http/caller";
import { conflict } from "../http/conflicts";
import { required } from "../http/found";
import type { Call, Reply } from "../http/handler";
import { notFound, validationFailed } from "../http/problem";
import { withDefaults } from "../http/settable-fields";
import { enqueue } from "../jobs/job-queue";
import { instantOf } from "../runtime/instant";
import { readChain } from "../store/consent-chains";
import { json, type Transaction } from "../store/database";
import { exportBeingBuilt, insertExport } from "../store/exports";
import { pointersOf } from "../store/stages";
import { findVersion } from "../store/versions";
import { exportView } from "./export-view";

/**
 * Queues an export (contract 5.3). The site is locked, so that it builds one at a time.
 * @throws {Problem} conflict export-building, stage-empty; validation-failed if the period ends before it begins, the
 * site has no such version, or a field does not go with the format
 */
export async function createExport(call: Call<"createExport">): Promise<Reply<"createExport">> {
  const { tx, runtime, now } = call;
  const site = required(call.found, "recorded_site");
  const input = withDefaults("createExport", call.body);
  const { from, to, regimes, subject_id, environment, format, include_consents } = input;
  refuseUnfit(input, call.body);
  if (from !== null && to !== null && instantOf(to) <= instantOf(from)) {
    throw validationFailed([{ pointer: "/to", code: "not-after-from", detail: `must be after "from", ${from}` }]);
  }
  if (site.isDeleted) await refuseWithoutRecords(tx, site.id, input);
  const version_number = format === "evidence" ? await versionFor(tx, site.id, input) : null;
  const building = await exportBeingBuilt(tx, site.id);
  if (building !== null) {
    throw conflict("export-building", "The site is building another export. Download it first.", null, building);
  }
  const made = await insertExport(tx, {
    id: runtime.newId("exp"),
    workspace_id: site.workspace_id,
    site_id: site.id,
    environment,
    from_at: from === null ? null : instantOf(from),
    to_at: to === null ? null : instantOf(to),
    regimes: json(regimes),
    subject_id,
    format,
    version_number,
    include_consents,
    // The bundle has the version's document in separate files. The versions of a deleted site are deleted.
    include_versions: format === "ndjson" && !site.isDeleted && input.include_versions,
    created_at: now,
    created_by: json(actorOf(call.caller)),
    status: "building",
  });
  await enqueue(tx, runtime, "build-export", { export_id: made.id }, { runAt: now });
  return { status: 202, body: exportView(made, now), location: `/exports/${made.id}/download` };
}

type Input = Required<RequestBody<"createExport">>;

/** Fields that mean something only with some formats: what is wrong with a value other than the default. */
const unfit: readonly {
  readonly field: keyof Input;
  readonly fails: (input: Input) => boolean;
  readonly detail: string;
}[] = [
  ...(["version_number", "include_consents"] as const).map((field) => ({
    field,
    fails: ({ format }: Input) => format !== "evidence",
    detail: "is only for format evidence; leave it out",
  })),
  ...(["from", "to", "regimes", "subject_id"] as const).map((field) => ({
    field,
    fails: ({ format, include_consents }: Input) => format === "evidence" && !include_consents,
    detail: "selects consent records; set include_consents to true, or leave it out",
  })),
  {
    field: "include_versions",
    fails: ({ format }: Input) => format === "evidence",
    detail: "is only for format ndjson; evidence always contains its version. Leave it out",
  },
];

/** @throws {Problem} validation-failed */
function refuseUnfit(input: Input, sent: RequestBody<"createExport">): void {
  const defaults = withDefaults("createExport", {});
  const faults = unfit
    .filter(
      ({ field, fails }) =>
        sent[field] !== undefined && !isDeepStrictEqual(input[field], defaults[field]) && fails(input),
    )
    .map(({ field, detail }) => ({ pointer: `/${field}`, code: "format", detail }));
  if (faults.length > 0) throw validationFailed(faults);
}

/** @throws {Problem} not-found for a deleted site: it has no evidence, and an environment may have no records */
async function refuseWithoutRecords(
  tx: Transaction,
  siteId: string,
  { format, environment }: Pick<Input, "format" | "environment">,
): Promise<void> {
  const detail =
    format === "evidence"
      ? "The site was deleted, and its versions with it. Its consent records can be exported with the format ndjson."
      : `The site was deleted, and no consent record of its ${environment} is kept.`;
  if (format === "evidence" || (await readChain(tx, { siteId, environment })) === null) {
    throw notFound("site", siteId, detail);
  }
}

/** @throws {Problem} conflict stage-empty, or validation-failed if the site has no such version */
async function versionFor(
  tx: Transaction,
  siteId: string,
  { version_number, environment }: Pick<Input, "version_number" | "environment">,
): Promise<number> {
  const number = version_number ?? (await pointersOf(tx, siteId))[environment].number;
  if (number === null) {
    throw conflict("stage-empty", `${environment} serves no version. Publish one, or send version_number.`);
  }
  if ((await findVersion(tx, siteId, number)) === null) {
    const detail = `the site has no version ${number}; list its versions, and send the number of one of them`;
    throw validationFailed([{ pointer: "/version_number", code: "unknown-version", detail }]);
  }
  return number;
}
