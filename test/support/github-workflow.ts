import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { runShell } from "./run-shell";

/** The repository and the machine of a workflow. */
export interface WorkflowHost {
  /** The parent of the jobs' separate folders. */
  readonly folder: string;
  /** Puts the commit of a run into a new folder, as actions/checkout and actions/setup-node do. */
  readonly checkOut: (folder: string, commit: string) => void;
  /** Environment of the machine; nothing of the test's own environment reaches a step. */
  readonly machine: Readonly<Record<string, string>>;
  readonly vars: Readonly<Record<string, string>>;
  /** Secrets of the repository. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Secrets by environment. */
  readonly environments: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Environments that wait for a reviewer. */
  readonly reviewed: readonly string[];
}

/** The trigger of a run. */
export interface WorkflowTrigger {
  /** File below `.github/workflows` of the commit. */
  readonly workflow: string;
  readonly name: string;
  readonly commit: string;
  readonly event: Readonly<Record<string, unknown>>;
  readonly number: number;
  /** A run for a pull request from a fork gets no secret. */
  readonly isFork?: boolean;
  /** Artifacts of another run, which actions/download-artifact finds in place of this run's own. */
  readonly artifacts?: string;
}

/** How a job has ended; `waiting` for a reviewer. */
interface JobResult {
  readonly status: "success" | "failure" | "skipped" | "waiting";
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  readonly summary: string;
  /** Environments of all steps that were run. */
  readonly seen: readonly Readonly<Record<string, string>>[];
}

/** A run that may go on after an approval. */
export interface WorkflowRun {
  readonly jobs: Record<string, JobResult>;
  /** Folder with the artifacts by name. */
  readonly artifacts: string;
  /** Files that were given to code scanning. */
  readonly sarif: string[];
  /** Approves everything that waits, and runs it and what follows. */
  approve(): Promise<WorkflowRun>;
  /** Runs a job and what needs it again, without any earlier approval. */
  rerun(job: string): Promise<WorkflowRun>;
}

interface Step {
  readonly id?: string;
  readonly if?: string | boolean;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Record<string, string>;
  readonly env?: Record<string, string>;
}

interface Job {
  readonly needs?: string | string[];
  readonly if?: string;
  readonly environment?: string;
  readonly env?: Record<string, string>;
  readonly outputs?: Record<string, string>;
  readonly steps: Step[];
}

type Contexts = Record<string, unknown>;

/** Runs a workflow's jobs in order, each `run:` step with bash as a runner does, until all have ended or wait. */
export async function runWorkflow(host: WorkflowHost, trigger: WorkflowTrigger): Promise<WorkflowRun> {
  const root = mkdtempSync(join(host.folder, "run-"));
  const source = join(root, "source");
  host.checkOut(source, trigger.commit);
  const workflow = parse(readFileSync(join(source, ".github/workflows", trigger.workflow), "utf8")) as {
    env?: Record<string, string>;
    jobs: Record<string, Job>;
  };
  const artifacts = join(root, "artifacts");
  mkdirSync(artifacts);
  const event = join(root, "event.json");
  writeFileSync(event, JSON.stringify(trigger.event));
  const place: Place = { host, trigger, root, artifacts, event, sarif: [], workflowEnv: workflow.env ?? {} };
  const jobs: Record<string, JobResult> = {};
  const advance = async (approved: boolean) => {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      if (name in jobs && jobs[name]?.status !== "waiting") continue;
      const needs = [job.needs ?? []].flat();
      if (needs.some((need) => jobs[need]?.status === "waiting")) continue;
      const contexts = jobContexts(place, job, jobs);
      const isReady = needs.every((need) => jobs[need]?.status === "success");
      if (!isReady || !evaluateIf(job.if, { ...contexts, isFailed: false }))
        jobs[name] = { ...nothing, status: "skipped" };
      else if (!approved && host.reviewed.includes(job.environment ?? ""))
        jobs[name] = { ...nothing, status: "waiting" };
      else jobs[name] = await runJob(place, job, name, contexts);
    }
  };
  const run: WorkflowRun = {
    jobs,
    artifacts,
    sarif: place.sarif,
    approve: async () => {
      await advance(true);
      return run;
    },
    rerun: async (name) => {
      const isAfter = (job: string): boolean =>
        job === name || [workflow.jobs[job]?.needs ?? []].flat().some((need) => isAfter(need));
      for (const job of Object.keys(jobs).filter(isAfter)) delete jobs[job];
      await advance(false);
      return run;
    },
  };
  await advance(false);
  return run;
}

const nothing = { outputs: {}, log: "", summary: "", seen: [] };

interface Place {
  readonly host: WorkflowHost;
  readonly trigger: WorkflowTrigger;
  readonly root: string;
  readonly artifacts: string;
  readonly event: string;
  readonly sarif: string[];
  readonly workflowEnv: Record<string, string>;
}

function jobContexts({ host, trigger }: Place, job: Job, jobs: Readonly<Record<string, JobResult>>): Contexts {
  const secrets = trigger.isFork ? {} : { ...host.secrets, ...host.environments[job.environment ?? ""] };
  const needs = [job.needs ?? []].flat().map((need) => [need, { outputs: jobs[need]?.outputs ?? {} }]);
  return {
    vars: host.vars,
    secrets,
    needs: Object.fromEntries(needs),
    steps: {},
    inputs: trigger.event.inputs ?? {},
    github: {
      event: trigger.event,
      repository: host.machine.GITHUB_REPOSITORY,
      run_number: trigger.number,
      token: trigger.isFork ? "read-only-github-token" : "github-token",
    },
  };
}

async function runJob(place: Place, job: Job, name: string, contexts: Contexts): Promise<JobResult> {
  const folder = join(mkdtempSync(join(place.root, `${name}-`)), "work");
  const summaryFile = join(folder, "..", "summary.md");
  writeFileSync(summaryFile, "");
  const steps = contexts.steps as Record<string, { outputs: Record<string, string>; outcome: string }>;
  const seen: Record<string, string>[] = [];
  let log = "";
  let isFailed = false;
  for (const [index, step] of job.steps.entries()) {
    if (!evaluateIf(step.if, { ...contexts, isFailed })) continue;
    if (step.run === undefined) {
      act(place, step, { folder, contexts });
      continue;
    }
    const output = join(folder, "..", `output-${index}`);
    writeFileSync(output, "");
    const declared = { ...place.workflowEnv, ...job.env, ...step.env };
    const env: Record<string, string> = {
      ...place.host.machine,
      ...Object.fromEntries(Object.entries(declared).map(([key, value]) => [key, interpolate(value, contexts)])),
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summaryFile,
      GITHUB_EVENT_PATH: place.event,
      GITHUB_RUN_ID: String(place.trigger.number),
    };
    seen.push(env);
    const file = join(folder, "..", `step-${index}.sh`);
    writeFileSync(file, step.run);
    const done = await runShell(["-e", file], { cwd: folder, env });
    log += `$ ${step.run}\n${done.output}`;
    const outcome = done.status === 0 ? "success" : "failure";
    if (step.id !== undefined) steps[step.id] = { outputs: readOutputs(output), outcome };
    isFailed ||= outcome === "failure";
  }
  const outputs = Object.entries(job.outputs ?? {}).map(([key, value]) => [key, interpolate(value, contexts)]);
  const status = isFailed ? "failure" : "success";
  return { status, outputs: Object.fromEntries(outputs), log, summary: readFileSync(summaryFile, "utf8"), seen };
}

/**
 * Runs the allowed actions. Any other is an error. An artifact cannot be uploaded twice unless it is to be overwritten.
 */
function act(place: Place, { uses = "", with: options = {} }: Step, at: { folder: string; contexts: Contexts }): void {
  const { folder } = at;
  const name = uses.replace(/@.*/, "");
  if (name === "actions/checkout") place.host.checkOut(folder, place.trigger.commit);
  else if (name === "actions/upload-artifact") {
    const source = join(folder, options.path ?? "");
    const artifact = join(place.artifacts, options.name ?? "");
    if (options.overwrite) rmSync(artifact, { recursive: true, force: true });
    else if (existsSync(artifact)) throw new Error(`409: the artifact ${options.name} exists`);
    const isFile = existsSync(source) && statSync(source).isFile();
    if (existsSync(source)) cpSync(source, isFile ? join(artifact, basename(source)) : artifact, { recursive: true });
  } else if (name === "actions/download-artifact") {
    const source = join(place.trigger.artifacts ?? place.artifacts, options.name ?? "");
    cpSync(source, join(folder, options.path ?? ""), { recursive: true });
  } else if (name === "github/codeql-action/upload-sarif") {
    place.sarif.push(readFileSync(join(folder, options.sarif_file ?? ""), "utf8"));
  } else if (name !== "actions/setup-node" && name !== "hashicorp/setup-terraform")
    throw new Error(`the workflow uses ${uses}`);
}

function readOutputs(file: string): Record<string, string> {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
}

function interpolate(text: string, contexts: Contexts): string {
  return String(text).replace(/\$\{\{(.*?)\}\}/g, (_all, expression) => String(evaluate(expression, contexts) ?? ""));
}

function evaluateIf(condition: string | boolean | undefined, contexts: Contexts & { isFailed: boolean }): boolean {
  const text = String(condition ?? "success()").replace(/^\s*\$\{\{(.*)\}\}\s*$/s, "$1");
  const asksStatus = /\b(always|cancelled|failure|success)\(\)/.test(text);
  return Boolean(evaluate(text, contexts)) && (asksStatus || !contexts.isFailed);
}

/**
 * GitHub's operators, paths and texts, as far as the examples use them, mean the same in JavaScript; a missing member
 * is null.
 */
function evaluate(expression: string, { isFailed = false, ...contexts }: Contexts): unknown {
  const names = { always: () => true, cancelled: () => false, failure: () => isFailed, success: () => !isFailed };
  const scope = { ...contexts, ...names };
  const safe = expression.replace(/(?<=\w)\.(?=\w)/g, "?.");
  return new Function(...Object.keys(scope), `return (${safe});`)(...Object.values(scope));
}
