import { UsageError } from "@consentform/consent/failures";
import { Option } from "commander";
import { createSession } from "../lifecycle";
import type { StackName } from "../pulumi/import-file";
import { pulumiWording } from "../pulumi/wording";
import { render } from "../resources";
import type { Wording } from "../resources/wording";
import { terraformWording } from "../terraform/wording";
import { buildProgram } from "./adopt/build-program";
import { cdktnProgram } from "./adopt/cdktn-program";
import { membersOf, type Program } from "./adopt/program";
import { openFolder, type Question, saveProgram } from "./adopt/program-folder";
import { siteProgress } from "./adopt/progress";
import { pulumiProgram } from "./adopt/pulumi-program";
import { readWorkspace } from "./adopt/read-workspace";
import { adoptedLine, leftOutLines, refusedLines } from "./adopt/summary";
import { terraformProgram } from "./adopt/terraform-program";
import type { CommandContext } from "./command-context";
import { connect, endpointFor } from "./connection";
import type { Declaration } from "./declaration";
import { documentFile } from "./document-file";
import { exitCodes } from "./exit-status";

/** Project of the Pulumi program; the keys of its resources are made of it. */
const PULUMI_PROJECT = "adopted-sites";

/** An engine that an existing workspace can become a program for. */
interface Engine {
  readonly files: (program: Program, stack: string) => Record<string, string>;
  readonly wording: Wording;
  /** The engine validates a program without knowing what it contained before. */
  readonly isHistoryUnknown: boolean;
  /** The commands to run with the program, one a line. */
  readonly next: (stack: string, endpoint: string) => readonly string[];
}

const engines: Readonly<Record<string, Engine>> = {
  pulumi: {
    files: (program, stack) => pulumiProgram(program, pulumiStack(stack)),
    wording: pulumiWording,
    isHistoryUnknown: false,
    next: (stack, endpoint) => [
      "npm install",
      `pulumi stack init ${stack}`,
      `pulumi config set consentform:endpoint ${endpoint}`,
      "pulumi config set --secret consentform:token <token>",
      "pulumi import --file import.json --generate-code=false",
      "pulumi preview",
    ],
  },
  terraform: {
    files: terraformProgram,
    wording: terraformWording,
    isHistoryUnknown: true,
    next: () => ["terraform init", "terraform plan"],
  },
  cdktn: {
    files: cdktnProgram,
    wording: terraformWording,
    isHistoryUnknown: true,
    next: () => [
      "npm install",
      "npx tsc && node index.js",
      "terraform -chdir=cdktf.out/stacks/adopted init",
      "terraform -chdir=cdktf.out/stacks/adopted plan",
    ],
  },
};

/** Options as commander passes them on. */
interface Options {
  for: string;
  site?: string[];
  out: string;
  stack: string;
  force?: true;
  endpoint?: string;
}

/**
 * `consentform adopt --for ENGINE`: writes a program, banner files and the import for an existing workspace. Only reads
 * the service.
 */
export const adoptCommand: Declaration = {
  endpoint: {
    use: "service to read",
    token: "The token comes from CONSENTFORM_TOKEN; a read-only token is sufficient",
  },
  declare: (command) =>
    command
      .addOption(
        new Option("--for <engine>", "engine to write the program for")
          .choices(Object.keys(engines))
          .makeOptionMandatory(),
      )
      .option("--site <id...>", "ids of the sites to adopt; default: all sites, and the objects of the workspace")
      .option("--out <folder>", "empty or new folder, or the folder of an earlier run", "adopted")
      .option("--stack <name>", "Pulumi stack that you import into, as organization/stack or stack", "dev")
      .option("--force", "overwrite files that were edited since an earlier run"),
  run: adopt,
};

async function adopt(commandContext: CommandContext, options: Options): Promise<number> {
  const progress = siteProgress(commandContext);
  const engine = engines[options.for] as Engine;
  const session = createSession({
    client: connect(options.endpoint, commandContext),
    notify: ({ message }) => commandContext.stderr(render(message)),
    wording: engine.wording,
  });
  const sites = options.site ?? null;
  const question: Question = { for: options.for, sites, workspace: (await session.service.me()).workspace.id };
  const record = openFolder(options.out, question);
  const workspace = await readWorkspace(session, {
    sites,
    isTaken: (id) => Object.hasOwn(record.names, `Site ${id}`),
    progress: progress.show,
  }).finally(progress.end);
  const { program, names, refused } = buildProgram(workspace, record.names, engine.isHistoryUnknown);
  const files = { ...engine.files(program, options.stack), ...documentFiles(program) };
  const left = saveProgram(options.out, record, names, files, options.force === true);
  const lines = [
    ...leftOutLines(workspace),
    ...refusedLines(refused),
    ...left.map((file) => `No longer in the program: ${file}. Delete the file.`),
  ];
  for (const line of lines) commandContext.stderr(line);
  commandContext.stdout(adoptedLine(program, options.out));
  const endpoint = endpointFor(options.endpoint, commandContext);
  if (membersOf(program).length > 0) {
    commandContext.stdout(`Next, in ${options.out}:`);
    for (const line of engine.next(options.stack, endpoint)) commandContext.stdout(`  ${line}`);
  }
  return workspace.unread.length > 0 || workspace.tokens === null ? exitCodes.findings : exitCodes.success;
}

/** `organization/stack` or `stack`; backends without organizations call theirs `organization`. */
function pulumiStack(name: string): StackName {
  const [, organization = "organization", stack] = /^(?:([\w.-]+)\/)?([\w.-]+)$/.exec(name) ?? [];
  if (stack === undefined) {
    throw new UsageError(`--stack: ${JSON.stringify(name)} is not a stack. Use stack or organization/stack.`);
  }
  return { organization, project: PULUMI_PROJECT, stack };
}

function documentFiles({ documents }: Program): Record<string, string> {
  return Object.fromEntries(Object.entries(documents).map(([path, document]) => [path, documentFile(document)]));
}
