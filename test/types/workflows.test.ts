import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { withGoTool } from "../support/go-tool";
import { repositoryFolder } from "../support/repository-folder";

const EXAMPLES = join(repositoryFolder, "examples");
const OWN = join(repositoryFolder, ".github/workflows");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Record<string, string>;
  readonly with?: Record<string, string>;
}

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions?: Record<string, string>;
  readonly env?: Record<string, string>;
  readonly jobs: Record<string, { environment?: string; env?: Record<string, string>; steps: Step[] }>;
}

const workflows = readdirSync(EXAMPLES).flatMap((example) => {
  const folder = join(EXAMPLES, example, ".github/workflows");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    return { name: `${example}/${name}`, file, text, workflow: parse(text) as Workflow };
  });
});

/** The only actions that a workflow may use: everything else is a line of shell that its reader can read. */
const ACTIONS = [
  ...["actions/checkout", "actions/setup-node", "actions/upload-artifact", "actions/download-artifact"],
  ...["github/codeql-action/upload-sarif", "hashicorp/setup-terraform"],
];

const steps = ({ jobs }: Workflow) => Object.values(jobs).flatMap((job) => job.steps);

describe.each(workflows)("examples/$name", ({ name, text, workflow }) => {
  test("never runs a pull request's code with main's secrets", () => {
    expect(Object.keys(workflow.on)).not.toContain("pull_request_target");
    const checkouts = steps(workflow).filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.map((step) => step.with?.["persist-credentials"])).toEqual(checkouts.map(() => false));
    if (!("workflow_run" in workflow.on)) return;
    expect(text).not.toContain("secrets.");
  });

  test("hands values to commands through the environment only", () => {
    expect(steps(workflow).filter(({ run }) => run?.includes("${{"))).toEqual([]);
  });

  test("uses few actions, each pinned to a commit", () => {
    const used = steps(workflow).flatMap(({ uses }) => uses ?? []);
    for (const action of used) {
      expect(action).toMatch(/@[0-9a-f]{40}$/);
      expect(ACTIONS).toContain(action.replace(/@.*/, ""));
    }
    expect(text.match(/uses: \S+(?! # v\d)$/gm)).toBeNull();
  });

  test("gives a write token only to jobs of protected environments, and none to forks", () => {
    expect(JSON.stringify([workflow.env ?? {}])).not.toContain("secrets.");
    for (const [job, { environment, env, steps: all }] of Object.entries(workflow.jobs)) {
      const secrets = JSON.stringify([env, all.map((step) => step.env)]).match(/(?<=secrets\.)\w+/g) ?? [];
      if (environment === undefined)
        expect({ name, job, secrets }).not.toMatchObject({ secrets: expect.arrayContaining(["CONSENTFORM_TOKEN"]) });
      else expect(secrets).not.toContain("CONSENTFORM_READ_TOKEN");
      if (job.endsWith("fork")) expect(secrets).toEqual([]);
    }
  });

  test("says what its own token may do", () => {
    expect(workflow.permissions).toBeDefined();
  });
});

withGoTool("actionlint", (actionlint) => {
  test("finds nothing to object to in any workflow", () => {
    const own = readdirSync(OWN).map((name) => join(OWN, name));
    const files = [...own, ...workflows.map(({ file }) => file)];
    expect(files.length).toBeGreaterThan(own.length + 3);
    const run = () =>
      execFileSync(actionlint, ["-no-color", "-shellcheck=", "-pyflakes=", ...files], { encoding: "utf8" });
    expect(run()).toBe("");
  });

  test("finds nothing to object to in the workflow of the guide", () => {
    const guide = readFileSync(join(repositoryFolder, "docs/guides/pipeline.md"), "utf8");
    const [, snippet = ""] = /```yaml\n(name: [\s\S]*?)```/.exec(guide) ?? [];
    expect(snippet).toContain("workflow_dispatch");
    const options = ["-no-color", "-shellcheck=", "-pyflakes=", "-"];
    expect(execFileSync(actionlint, options, { encoding: "utf8", input: snippet })).toBe("");
  });
});
