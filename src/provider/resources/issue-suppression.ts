import type { Schemas } from "@consentform/consent/contract";
import { defineResource } from "./definition";
import { DAY_MS, LEFT_OVER_DAYS } from "./durations";
import { serviceTime } from "./instant";
import { ResourceError } from "./resource-error";
import type { Observation, Work } from "./work";

interface Inputs {
  site_id: string;
  environment: Schemas["Environment"];
  fingerprint: string;
  reason: Schemas["SuppressionReason"];
  comment: string;
  expires_at?: string | null;
}

/** An issue, with the members of its suppression beside its own. */
type Suppressed = Schemas["Issue"] & Partial<Schemas["Suppression"]>;

/** Most open issues that a refusal lists. */
const MOST_LISTED = 10;

/**
 * A documented exception for one compliance issue. It names the issue by what every scan calls it, not by
 * an id of a run.
 */
export const issueSuppression = defineResource<Inputs, Suppressed>("IssueSuppression", {
  description:
    "A documented exception for a compliance issue, with a reason and an expiry. The issue is named by its environment and fingerprint, which stay the same from scan to scan.",
  operations: { create: "suppressIssue", update: "suppressIssue", delete: "unsuppressIssue", list: "listIssues" },
  id: "{site_id}/{id}",
  foundBy: ["site_id", "environment", "fingerprint"],
  properties: {
    site_id: {
      replaces: true,
      local: { $ref: "#/components/schemas/Id", description: "Id of the site that the issue belongs to." },
    },
    environment: {
      replaces: true,
      local: { $ref: "#/components/schemas/Environment", description: "Stage in which scans saw the issue." },
    },
    fingerprint: {
      replaces: true,
      local: {
        $ref: "#/components/schemas/Fingerprint",
        description: "Fingerprint of the issue, as in findings and in the list of issues.",
      },
    },
    // Left out, the service ends it 90 days ahead, or keeps the end that it has.
    expires_at: { serverDefault: true, nullWord: "never" },
    rule_id: { follows: [] },
    title: { follows: [] },
    severity: { follows: [] },
  },
  required: ["site_id", "environment", "fingerprint"],
  keeps: ["id", "workspace_id", "site_id", "environment", "fingerprint", "rule_id", "title", "severity", "expires_at"],
  answers: ["Issue", "Suppression"],
  inSite: {
    include: "suppressions",
    part: (site, id) => site.suppressions?.find((issue) => id === `${site.id}/${issue.id}`) ?? null,
  },
  create: suppress,
  update: suppress,
  read: readSuppression,
  delete: unsuppress,
});

async function suppress(work: Work<Inputs, Suppressed>): Promise<Suppressed> {
  const issueId = work.self.id === null ? await findForCreation(work) : issueOf(work.self.id);
  const body = work.self.body("suppressIssue");
  return work.self.wrote(flattened((await work.service.call("suppressIssue", { path: { id: issueId }, body })).data));
}

/**
 * The id of the issue to suppress.
 *
 * @throws Error when it is suppressed already, unless the calling token wrote that suppression last and it is as
 * declared or recent enough to be left by an interrupted attempt
 */
async function findForCreation(work: Work<Inputs, Suppressed>): Promise<string> {
  const { id, suppression } = await findIssue(work);
  if (suppression === null) return id;
  const { suppressed_by: author, suppressed_at: when } = suppression;
  const { reason, comment, expires_at } = work.self.inputs;
  const isAsDeclared =
    reason === suppression.reason &&
    comment === suppression.comment &&
    (expires_at === undefined || sameTime(expires_at, suppression.expires_at));
  const isRecent = work.service.now() - Date.parse(when) <= LEFT_OVER_DAYS * DAY_MS;
  if ((isAsDeclared || isRecent) && author.id === (await work.service.me()).token.id) return id;
  throw new ResourceError({
    property: ["fingerprint"],
    message: `the issue ${id} is already suppressed: ${author.type} ${author.id ?? "unknown"} did so at ${when}. Nothing was changed.`,
    advice: `If this resource was renamed or moved, ${work.say.wording.renamed}. If another stack manages the suppression, remove this resource; ${work.say.wording.owner} does not separate them, because an issue has one suppression. To manage it with this resource instead, ${work.say.wording.takeOver(`${work.self.inputs.site_id}/${id}`)}. Before you remove its resource from the other stack's program, make that stack forget it with ${work.say.wording.forget}; otherwise, the removal ends the suppression.`,
  });
}

function sameTime(one: string | null, other: string | null): boolean {
  return serviceTime(one) === serviceTime(other);
}

/** @throws Error that lists the open issues, so that the program can be corrected without looking elsewhere */
async function findIssue({ service: { call }, self: { inputs } }: Work<Inputs, Suppressed>): Promise<Schemas["Issue"]> {
  const { site_id: siteId, environment, fingerprint } = inputs;
  const path = { id: siteId };
  const query = { environment: [environment], fingerprint };
  const [issue] = (await call("listIssues", { path, query })).data.data;
  if (issue !== undefined) return issue;
  const open = (
    await call("listIssues", { path, query: { environment: [environment], status: ["open"], limit: MOST_LISTED } })
  ).data;
  const listed = open.data.map(({ fingerprint: known, rule_id, subject }) => `${known} (${rule_id}, ${subject.name})`);
  const known =
    listed.length === 0 ? "There is none." : `${listed.join("; ")}${open.next_cursor === null ? "" : " and more"}.`;
  throw new ResourceError({
    property: ["fingerprint"],
    message: `${environment} of the site has no issue with it.`,
    advice: `Scan the site first, or use one of the open issues: ${known}`,
  });
}

/**
 * A suppression that someone or its time limit ended counts as absent: the next deployment suppresses again, or its
 * program is corrected.
 */
async function readSuppression(
  _work: Work<Inputs, Suppressed>,
  answer: Suppressed | null,
): Promise<Observation<Suppressed>> {
  if (answer === null || answer.suppression === null) return { state: "gone" };
  const { site_id, environment, fingerprint } = answer;
  return { state: "present", answer: flattened(answer), inputs: { site_id, environment, fingerprint } };
}

async function unsuppress(work: Work<Inputs, Suppressed>): Promise<void> {
  await work.service.call("unsuppressIssue", { path: { id: issueOf(String(work.self.id)) } });
}

/** The issue in `site/issue`. */
function issueOf(id: string): string {
  return id.slice(id.indexOf("/") + 1);
}

/** The contract keeps the suppression inside the issue; a program declares its members. */
function flattened(issue: Schemas["Issue"]): Suppressed {
  return { ...issue, ...(issue.suppression ?? {}) };
}
