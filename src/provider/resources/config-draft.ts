import type { Schemas } from "@consentform/consent/contract";
import { canBecome, FIRST_RULES_VERSION, RULES_VERSION, type Waiver } from "@consentform/consent/rules";
import { digest, isObject } from "@consentform/consent/values";
import {
  type Checked,
  type CheckWork,
  type Difference,
  type DiffWork,
  defineResource,
  type Finding,
} from "./definition";
import { documentFindings } from "./document-findings";
import { draftRefusal } from "./draft-refusal";
import { mayGiveUp } from "./given-up-draft";
import { marked } from "./marked";
import { isOwnName, ownerName } from "./ownership";
import { ResourceError } from "./resource-error";
import { named, text } from "./text";
import type { Observation, Work } from "./work";

interface Inputs {
  site_id: string;
  document?: unknown;
  waivers?: Waiver[];
  adopt?: true | "take-over";
  /** Worked out by `check`. */
  digest?: string;
  waivers_digest?: string;
}

type Draft = Schemas["ConfigDraft"];

/** ETag of the draft that a new site starts with (contract 2.3), so that the first PUT needs no GET. */
const STARTER_ETAG = '"r0"';

/**
 * The banner of a site as it is being edited. One per site, which several people and programs could want to write: it
 * has an owner.
 */
export const configDraft = defineResource<Inputs, Draft>("ConfigDraft", {
  description: "The one editable banner configuration of a site. The preview validates it; a Version publishes it.",
  operations: { create: "putConfigDraft", read: "getConfigDraft", update: "putConfigDraft" },
  id: "{site_id}",
  isSingleton: true,
  isFoundByCreating: true,
  failures: [
    {
      message: text`\`${named("document")}\` has a finding of level error: the schema, a language or the law.`,
      advice: text`Correct the document, or waive a legal finding with \`${named("waivers")}\`.`,
    },
    {
      message: "The draft was edited by hand, or belongs to another deployment.",
      advice: text`To replace it, set \`${named("adopt")}\`.`,
    },
  ],
  properties: {
    document: { digestOnly: "digest" },
    digest: { computed: true },
    rules_version: {
      computed: true,
      local: {
        $ref: "#/components/schemas/RulesVersion",
        description: "Rules that accepted the document. Newer ones only warn until it changes.",
      },
    },
    waivers_digest: {
      computed: true,
      local: { $ref: "#/components/schemas/Digest", description: "Digest of the waivers, for a Version to depend on." },
    },
    adopt: {
      onlyOnCreate: true,
      local: {
        enum: [true, "take-over"],
        description:
          "`true` takes over a draft that was edited by hand; `take-over` also takes over a draft that another deployment owns.",
      },
    },
    managed_by: { internal: true },
    updated_at: { volatile: true },
    updated_by: { volatile: true },
  },
  inSite: {
    needs: "stages",
    part: (site) => site.stages && { ...site.stages.draft, site_id: site.id, workspace_id: site.workspace_id },
  },
  check: checkDocument,
  create: (work) => (work.self.inputs.adopt === undefined ? put(work, STARTER_ETAG) : takeOver(work, null)),
  update: (work) =>
    typeof work.self.recorded.etag === "string" && work.self.origin === "written"
      ? put(work, work.self.recorded.etag)
      : takeOver(work, null),
  diff: claimImported,
  read: readUnlessUnchanged,
  delete: disown,
});

function checkDocument({ inputs, recordedInputs, isHistoryUnknown, unknownIn }: CheckWork<Inputs>): Checked {
  if (inputs.document === undefined) return {};
  const unknownWaivers = unknownIn(inputs.waivers);
  const waivers = unknownWaivers === undefined ? (inputs.waivers ?? []) : [];
  const waivers_digest = unknownWaivers ?? digest(waivers);
  const { rules_version: accepted } = recordedInputs;
  const options = {
    property: ["document"],
    waiversProperty: ["waivers"],
    waivers: unknownWaivers === undefined ? waivers : null,
  };
  const unknown = unknownIn(inputs.document);
  if (unknown !== undefined) {
    const document = marked(inputs.document, unknownIn);
    // Newer rules never refuse the document that was accepted before, if it may turn out to be that one.
    const acceptedRulesVersion = isHistoryUnknown
      ? FIRST_RULES_VERSION
      : mayBeRecorded(document, recordedInputs)
        ? accepted
        : undefined;
    const findings = documentFindings(document, {
      ...options,
      ...(typeof acceptedRulesVersion === "string" && { acceptedRulesVersion }),
    });
    return {
      inputs: { digest: unknown, rules_version: unknown, waivers_digest },
      findings: withPlaceAdvice(findings),
    };
  }
  const documentDigest = digestOrNull(inputs.document);
  const isUnchanged = documentDigest === recordedInputs.digest && typeof accepted === "string";
  const checked = { digest: documentDigest, rules_version: isUnchanged ? accepted : RULES_VERSION, waivers_digest };
  // Accepted documents are not validated again: newer rules never fail an unchanged program, and most deploys change
  // nothing.
  if (isUnchanged && waivers_digest === recordedInputs.waivers_digest) return { inputs: checked };
  const acceptedRulesVersion = isUnchanged ? accepted : isHistoryUnknown ? FIRST_RULES_VERSION : undefined;
  const findings = documentFindings(inputs.document, {
    ...options,
    ...(acceptedRulesVersion !== undefined && { acceptedRulesVersion }),
  });
  return { ...(documentDigest !== null && { inputs: checked }), findings: withPlaceAdvice(findings) };
}

/** True if a document with marks can turn out to be the recorded one, or if only the digest of that is known. */
function mayBeRecorded(document: unknown, recorded: CheckWork["recordedInputs"]): boolean {
  const isWhole = isObject(recorded.document) && digestOrNull(recorded.document) === recorded.digest;
  return !isWhole || canBecome(document, recorded.document);
}

/** Says once how to find the line: the document arrives here without the file that it was read from. */
function withPlaceAdvice(findings: readonly Finding[]): Finding[] {
  const first = findings.findIndex(({ severity }) => severity === "error");
  const advice = "If the document is in a file, `npx consentform validate FILE` names the line.";
  return findings.map((found, i) => (i === first ? { ...found, message: text`${found.message} ${advice}` } : found));
}

/** The document's digest; null when it has no canonical form, which the rules report with its place. */
function digestOrNull(document: unknown): string | null {
  try {
    return digest(document);
  } catch {
    return null;
  }
}

/**
 * Writes the document as ours, on condition that the draft is still the one that `etag` names, or one that may be taken
 * over.
 */
async function put(work: Work<Inputs, Draft>, etag: string): Promise<Draft> {
  try {
    return await write(work, etag);
  } catch (error) {
    if (!work.service.isProblem(error, "precondition-failed")) throw error;
    return takeOver(work, error);
  }
}

async function takeOver(work: Work<Inputs, Draft>, conflict: Error | null): Promise<Draft> {
  const path = { id: work.self.inputs.site_id };
  const { data: current } = await work.service.call("getConfigDraft", { path });
  const waiversDigest = digest(current.waivers);
  const refusal = await draftRefusal("a draft was written", work, current, {
    isNew: work.self.id === null,
    // Stacks on local backends can have equal names, so at a creation the token must show that it was this one.
    isNameEnough: work.self.id !== null,
    // A takeover happens once: later, `adopt` does not permit overwriting what others write.
    adopt: work.self.id === null || work.self.origin !== "written" ? work.self.inputs.adopt : undefined,
    isAsDeclared: [work.self.inputs, work.self.recorded].some(
      (known) => known.digest === current.digest && known.waivers_digest === waiversDigest,
    ),
  });
  if (refusal !== null) {
    const fault = { property: ["document"], ...refusal };
    throw new ResourceError(fault, conflict === null ? {} : { cause: conflict });
  }
  return write(work, current.etag);
}

async function write({ self, service }: Work<Inputs, Draft>, ifMatch: string): Promise<Draft> {
  const body = { ...self.body("putConfigDraft"), managed_by: ownerName(self) };
  return (await service.call("putConfigDraft", { path: { id: self.inputs.site_id }, body, ifMatch })).data;
}

/** An import only reads a draft. `adopt` makes it this program's, which is written once. */
function claimImported({ inputs, origin }: DiffWork<Inputs>, standard: Difference): Difference {
  const isClaimed = origin !== "written" && inputs.adopt !== undefined && standard.kind === "none";
  return isClaimed ? { ...standard, kind: "remote" } : standard;
}

/**
 * `answer` is the draft's entry in the site list, without the document; only a changed entity tag causes another
 * request.
 */
async function readUnlessUnchanged(work: Work<Inputs, Draft>, answer: Draft | null): Promise<Observation<Draft>> {
  if (answer === null) return { state: "gone" };
  if (answer.etag === work.self.recorded.etag) return { state: "unchanged" };
  const { data: current } = await work.service.call("getConfigDraft", { path: { id: answer.site_id }, lane: "read" });
  const inputs = {
    digest: current.digest,
    rules_version: current.validation.rules_version,
    waivers_digest: digest(current.waivers),
  };
  return { state: "present", answer: current, inputs };
}

/** Keeps the document and gives up the ownership, if it is ours. */
async function disown(work: Work<Inputs, Draft>): Promise<void> {
  const { recorded } = work.self;
  const path = { id: String(work.self.id) };
  const { data: current } = await work.service.call("getConfigDraft", { path });
  const isAsRecorded = recorded.digest === current.digest && recorded.waivers_digest === digest(current.waivers);
  if (!isOwnName(work.self, current.managed_by)) return;
  if (!(await mayGiveUp(work, { ...current, site: path.id, isAsRecorded }))) return;
  try {
    const { document, waivers, etag } = current;
    await work.service.call("putConfigDraft", { path, body: { document, waivers }, ifMatch: etag });
  } catch (error) {
    if (!work.service.isProblem(error, "precondition-failed")) throw error;
  }
}
