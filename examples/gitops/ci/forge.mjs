// The few requests that the pipeline sends to its code host: comments of one pull request or merge request, and issues.
import { readFileSync } from "node:fs";

/**
 * Finds our own comment or issue again, among those that this job's account has written: anyone can write the marker.
 */
const MARKER = "<!-- consentform -->";
/** GitHub refuses a comment of more than 65,536 characters. */
const MOST_CHARACTERS = 64_000;

const env = (name) => {
  const value = process.env[name];
  if (value) return value;
  console.error(
    `${name} is not set. GITLAB_COMMENT_TOKEN is a variable of the project; the workflow or the code host sets all others.`,
  );
  process.exit(1);
};

const forges = {
  github: () => ({
    base: `${env("GITHUB_API_URL")}/repos/${env("GITHUB_REPOSITORY")}`,
    headers: { authorization: `Bearer ${env("GITHUB_TOKEN")}`, accept: "application/vnd.github+json" },
    run: `${env("GITHUB_SERVER_URL")}/${env("GITHUB_REPOSITORY")}/actions/runs/${env("GITHUB_RUN_ID")}`,
    change: pullRequest,
    comments: (number) => `/issues/${number}/comments`,
    comment: (_number, id) => `/issues/comments/${id}`,
    issues: "/issues?state=open&labels=drift",
    newIssue: (title, body) => ({ title, body, labels: ["drift"] }),
    issue: ({ number }) => `/issues/${number}`,
    update: "PATCH",
    isOurs: async () => (one) => one.user?.login === "github-actions[bot]",
  }),
  gitlab: () => ({
    base: `${env("CI_API_V4_URL")}/projects/${env("CI_PROJECT_ID")}`,
    headers: { "private-token": env("GITLAB_COMMENT_TOKEN") },
    run: env("CI_PIPELINE_URL"),
    change: () => env("CI_MERGE_REQUEST_IID"),
    comments: (number) => `/merge_requests/${number}/notes`,
    comment: (number, id) => `/merge_requests/${number}/notes/${id}`,
    issues: "/issues?state=opened&labels=drift",
    newIssue: (title, description) => ({ title, description, labels: "drift" }),
    issue: ({ iid }) => `/issues/${iid}`,
    update: "PUT",
    isOurs: async () => {
      const { id } = await send("GET", `${env("CI_API_V4_URL")}/user`);
      return (one) => one.author?.id === id;
    },
  }),
};

const forge = forges[process.env.GITLAB_CI ? "gitlab" : "github"]();

/** Writes the comment of the pull request, or replaces it. */
export async function comment(markdown) {
  const number = await forge.change();
  if (number === null) return console.log("No open pull request has this commit.");
  const body = text(markdown);
  const isOurs = await forge.isOurs();
  const own = await find(
    `${forge.comments(number)}?sort=created`,
    (one) => one.body?.startsWith(MARKER) && isOurs(one),
  );
  if (own === undefined) await send("POST", forge.comments(number), { body });
  else await send(forge.update, forge.comment(number, own.id), { body });
}

/** Opens the one issue about drift, or replaces its text. */
export async function driftIssue(markdown) {
  const issue = forge.newIssue("Someone changed consent banners outside of the pipeline", text(markdown));
  const isOurs = await forge.isOurs();
  const own = await find(forge.issues, (one) => (one.body ?? one.description)?.startsWith(MARKER) && isOurs(one));
  if (own === undefined) await send("POST", forge.issues.replace(/\?.*/, ""), issue);
  else await send(forge.update, forge.issue(own), issue);
}

function text(markdown) {
  const whole = `${MARKER}\n${markdown}\n\n[Pipeline run](${forge.run})`;
  if (whole.length <= MOST_CHARACTERS) return whole;
  const kept = whole.slice(0, whole.lastIndexOf("\n", MOST_CHARACTERS));
  return `${kept}\n\nCut here. The artifact of the [pipeline run](${forge.run}) has the whole report.`;
}

/**
 * Number of the pull request, from the event alone. An event about a run from a fork does not name it, so the pull
 * request whose head is the commit of that run is looked up. Nothing that the run has written decides where the comment
 * goes.
 */
async function pullRequest() {
  const event = JSON.parse(readFileSync(env("GITHUB_EVENT_PATH"), "utf8"));
  if (event.pull_request) return event.pull_request.number;
  const { head_repository: repository, head_branch: branch, head_sha: sha } = event.workflow_run;
  const head = encodeURIComponent(`${repository.owner.login}:${branch}`);
  const found = await find(
    `/pulls?state=open&head=${head}`,
    (one) => one.head.sha === sha && one.head.repo.id === repository.id,
  );
  return found?.number ?? null;
}

/** The first entry of a list that matches, page by page. */
async function find(path, matches) {
  for (let page = 1; ; page += 1) {
    const entries = await send("GET", `${path}&per_page=100&page=${page}`);
    const found = entries.find(matches);
    if (found !== undefined || entries.length < 100) return found;
  }
}

async function send(method, path, body) {
  const answer = await fetch(path.startsWith("/") ? `${forge.base}${path}` : path, {
    method,
    headers: { ...forge.headers, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
