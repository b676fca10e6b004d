import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { type PipelinePlace, textsBelow } from "../e2e/pipeline-place";
import { repositoryFolder } from "./repository-folder";
import { runShell } from "./run-shell";

/** The program that runs pipelines of GitLab, and the Node that it needs. */
export interface GitlabRunner {
  readonly node: string;
  readonly file: string;
}

/** The result of a runner's command. */
type Ended = Awaited<ReturnType<typeof runShell>>;

/** A pipeline whose automatic jobs have ended; both are those of the run. */
interface GitlabPipeline extends Ended {
  /** Runs one more of its jobs. */
  run(...jobs: string[]): Promise<Ended>;
  /** Text of the files that a job has kept. */
  artifacts(job: string): string[];
}

/** Starts pipelines of one project. */
export interface GitlabProject {
  /** Everything that its jobs have printed. */
  readonly printed: readonly string[];
  start(commit: string, source: string, more?: Readonly<Record<string, string>>): Promise<GitlabPipeline>;
}

/** Finds gitlab-ci-local, or says why it cannot run here. */
export function gitlabRunner(): GitlabRunner | { readonly reason: string } {
  const tool = (name: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(repositoryFolder, "tools", name), ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    }).trim();
  try {
    execFileSync("rsync", ["--version"], { stdio: "ignore" });
  } catch {
    return { reason: "rsync is not installed" };
  }
  const found = JSON.parse(tool("npm-tool.mjs", "gitlab-ci-local")) as { file: string } | { reason: string };
  return "reason" in found ? found : { ...found, node: join(tool("node-versions.mjs", "22"), "node") };
}

/**
 * A project of GitLab for a team's repository.
 *
 * @param variables those of the project; a map has values by environment
 */
export function gitlabProject(
  { team, forge, machine }: Pick<PipelinePlace, "team" | "forge" | "machine">,
  runner: GitlabRunner,
  variables: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
): GitlabProject {
  // Without a type, a value that looks like a path would be a variable of the type file.
  const entries = Object.entries(variables).map(([name, value]) => {
    return [name, { type: "variable", values: typeof value === "string" ? { "*": value } : value }];
  });
  writeFileSync(join(team.root, "variables.yml"), stringify(Object.fromEntries(entries)));
  const printed: string[] = [];
  let pipelines = 0;
  const start = async (commit: string, source: string, more: Readonly<Record<string, string>> = {}) => {
    const folder = join(team.root, `pipeline-${++pipelines}`);
    team.checkOut(folder, commit);
    const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
    git("checkout", "--quiet", "-B", source === "merge_request_event" ? "better" : "main");
    git("remote", "set-url", "origin", "git@gitlab.example:acme/banners.git");
    const ofRun = {
      CI_PIPELINE_SOURCE: source,
      CI_PIPELINE_IID: String(pipelines),
      CI_API_V4_URL: forge.url,
      CI_PROJECT_ID: "5",
      CI_PIPELINE_URL: "https://gitlab.example/pipelines/1",
      ...more,
    };
    const run = async (...jobs: string[]) => {
      const args = Object.entries(ofRun).flatMap(([name, value]) => ["--variable", `${name}=${value}`]);
      const common = ["--force-shell-executor", "--no-color", "--variables-file", "../variables.yml"];
      const command = '"$@"';
      const ended = await runShell(["-c", command, "bash", runner.node, runner.file, ...common, ...args, ...jobs], {
        cwd: folder,
        env: machine(),
      });
      printed.push(ended.output);
      return ended;
    };
    const artifacts = (job: string) => textsBelow(join(folder, ".gitlab-ci-local/artifacts", job));
    return { ...(await run()), run, artifacts };
  };
  return { printed, start };
}
