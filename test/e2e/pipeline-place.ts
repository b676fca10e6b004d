import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Scope } from "../../src/consent/contract";
import { createClient } from "../../src/provider/client";
import { type DnsResponder, startDnsResponder } from "../support/dns-responder";
import { type HttpReceiver, type ReceivedRequest, startHttpReceiver } from "../support/http-receiver";
import { compiledCode, pulumiEnvironment } from "../support/pulumi-environment";
import { repositoryFolder } from "../support/repository-folder";
import { runShell } from "../support/run-shell";
import { type TeamRepository, teamRepository } from "../support/team-repository";
import { startWebsite, type Website } from "../support/website";
import { titleOf } from "./banner";
import { type Place, type Workbench, workbench } from "./workbench";

const CLEAN = '<head><script src="/shop.js"></script></head>';
const TRACKED = { html: CLEAN, headers: { "set-cookie": "_ga=GA1.1.1; Max-Age=1000" } };

/**
 * Starts the command that npx would find, without the third of a second that npm takes to start. In the test of
 * GitHub's workflows, the guide's commands that create the tokens run with the real npx.
 */
const NPX = '#!/bin/sh\n[ "$1" != --no-install ] || shift\nexec "node_modules/.bin/$@"\n';

const GUIDE = readFileSync(join(repositoryFolder, "docs/guides/pipeline.md"), "utf8");

/** The file that a team of the Terraform example writes to be alerted. */
export const TERRAFORM_ALERTS = { "workspace/terraform.tfvars": `${/`(alert_address = [^`]+)`/.exec(GUIDE)?.[1]}\n` };

/** The comment or issue that an earlier run has written, or someone who pretends so. */
export const WRITTEN = "<!-- consentform -->\nolder";

/** Id of the account of GitLab that the jobs use. */
export const GITLAB_ACCOUNT = 5;

/** The team's sites: the example's own have hosts that no test can reach. */
export const SITES = `key,hosts,preview_hosts,var.company
shop,shop.localhost,staging-shop.localhost,Shop Ltd
outlet,outlet.localhost,staging-outlet.localhost,Outlet Ltd
`;

/** Decrypts the state of a test's stacks. */
export const PASSPHRASE = "a passphrase of the pipeline";

/** Tokens by the names that the guide gives them, without `ci-`. */
export type PipelineTokens = Readonly<Record<"read" | "workspace" | "preview" | "production", string>>;

/** The environment of a team's pipeline: service, website, DNS and code host, and the repository. */
export interface PipelinePlace {
  readonly bench: Workbench;
  readonly team: TeamRepository;
  /** Replaces the API of the code host; records what arrives. */
  readonly forge: HttpReceiver;
  /** Environment of every machine that runs jobs: engines and nothing else. */
  machine(): Record<string, string>;
  /** Creates the tokens of the guide's commands, without starting npm and Node for each. */
  createTokens(place: Place): Promise<PipelineTokens>;
  /** Runs the guide's commands that create the tokens. */
  typeTokenCommands(place: Place): Promise<PipelineTokens>;
  /** Makes or removes a tracker on the scanned page. */
  track(isTracked: boolean): void;
  /** Makes a tracker on the preview pages of some hosts, or removes their banner; all others are clean. */
  pages(byHost: Readonly<Record<string, "tracked" | "untagged">>): void;
  /** Publishes the DNS records that the first deployment waits for, while `during` runs. */
  withRecords<Result>(place: Place, during: () => Promise<Result>): Promise<Result>;
  /** Lets the code host have these entries, by the end of a list's path. All other lists are empty. */
  answerLists(lists: Readonly<Record<string, readonly object[]>>): void;
  /** Requests that changed something at the code host, since the last call. */
  posted(): ReceivedRequest[];
  /** Titles of the banners that visitors of the sites get. */
  titles(place: Place, environment: "preview" | "production"): Promise<(string | undefined)[]>;
  /** Controllers that these banners name. */
  controllers(place: Place): Promise<(string | undefined)[]>;
  /** Fails unless the workspace has one channel for alerts, which mails them to the team. */
  expectAlerts(place: Place): Promise<void>;
}

/** Starts everything before the tests of the file that calls this, and ends it after them; each test has its own team.
 * `places`: workspaces. */
export function pipelinePlace(example: string, places = 1): PipelinePlace {
  const started: Partial<{ website: Website; dns: DnsResponder; forge: HttpReceiver; team: TeamRepository }> = {};
  const running = <Name extends keyof typeof started>(name: Name) =>
    started[name] as NonNullable<(typeof started)[Name]>;
  beforeAll(async () => {
    started.website = await startWebsite({ "/": CLEAN });
    started.dns = await startDnsResponder();
    started.forge = await startHttpReceiver();
    started.team = teamRepository(example);
    mkdirSync(commandsOf(started.team));
    writeFileSync(join(commandsOf(started.team), "npx"), NPX, { mode: 0o755 });
  });
  afterAll(async () => {
    await started.website?.close();
    await started.dns?.close();
    await started.forge?.close();
  });
  const bench = workbench(places, () => ({
    dns: running("dns").address,
    isLocalAllowed: true,
    args: ["--browser", "none", "--local-port", String(running("website").port)],
  }));
  const machine = () => {
    const { root } = running("team");
    const { PATH = "", PULUMI_HOME = "", GOGC = "", GOMEMLIMIT = "", TESTED_NODE = "" } = pulumiEnvironment(root);
    const { CONSENTFORM_BROWSER } = process.env;
    return {
      ...(CONSENTFORM_BROWSER === undefined ? {} : { CONSENTFORM_BROWSER }),
      PATH: `${commandsOf(running("team"))}:${PATH}`,
      PULUMI_HOME,
      TESTED_NODE,
      HOME: join(root, "home"),
      GOGC,
      GOMEMLIMIT,
      NO_COLOR: "1",
      // No test reads the copies of earlier states.
      PULUMI_DIY_BACKEND_DISABLE_CHECKPOINT_BACKUPS: "true",
      PULUMI_SKIP_UPDATE_CHECK: "true",
      PULUMI_DISABLE_AUTOMATIC_PLUGIN_ACQUISITION: "true",
      // Types are checked once for all examples.
      PULUMI_NODEJS_TRANSPILE_ONLY: "true",
      ...compiledCode(),
    };
  };
  return {
    bench,
    machine,
    get team() {
      return running("team");
    },
    get forge() {
      return running("forge");
    },
    createTokens,
    typeTokenCommands: (place) => typeTokenCommands(place, { bench, machine, team: running("team") }),
    track: (isTracked) => {
      running("website").pages = { "/": isTracked ? TRACKED : CLEAN };
    },
    pages: (byHost) => {
      running("website").pages = {
        "/": ({ headers }, response) => {
          const page = byHost[/^staging-([^:]+)/.exec(String(headers.host))?.[1] ?? ""];
          if (page === "tracked") response.setHeader("set-cookie", TRACKED.headers["set-cookie"]);
          response.setHeader("content-type", "text/html").end(page === "untagged" ? "<head></head>" : CLEAN);
        },
      };
    },
    withRecords: async (place, during) => {
      const done = new AbortController();
      const records = publishRecords(place, running("dns"), done.signal);
      try {
        return await during();
      } finally {
        done.abort();
        await records;
      }
    },
    answerLists: (lists) => {
      running("forge").answer = (response, { method, path }) => {
        const isList = ([end]: [string, unknown]) => path.replace(/&per_page=100&page=1$/, "").endsWith(end);
        const list = Object.entries(lists).find(isList)?.[1] ?? [];
        const found = path.endsWith("/user") ? { id: GITLAB_ACCOUNT } : list;
        response.setHeader("content-type", "application/json").end(JSON.stringify(method === "GET" ? found : {}));
      };
    },
    posted: () =>
      running("forge")
        .received.splice(0)
        .filter(({ method }) => method !== "GET"),
    titles: async (place, environment) => (await documents(place, environment)).map(titleOf),
    controllers: async (place) =>
      (await documents(place, "production")).map((document) => document?.identity?.controller_name),
    expectAlerts: async ({ own }) => {
      const { data: channels } = (await own.call("listAlertChannels", {})).data;
      expect(channels).toMatchObject([{ name: "Privacy team", addresses: ["privacy@shop.example"] }]);
    },
  };
}

/** Folder that comes first in the PATH of jobs. */
function commandsOf({ root }: TeamRepository): string {
  return join(root, "commands");
}

/** The banners that visitors of the sites get. */
async function documents(place: Place, environment: "preview" | "production") {
  const sites = (await place.own.call("listSites", {})).data.data;
  return Promise.all(
    ["shop", "outlet"].map(async (name) => {
      const id = sites.find((site) => site.name === name)?.id;
      return id === undefined ? undefined : (await place.served(id, environment))?.document;
    }),
  );
}

const TOKEN_COMMANDS = GUIDE.match(/^npx consentform tokens create .*$/gm) ?? [];

/** The value of an option of a command line; undefined if it has none. */
function option(command: string, name: string): string | undefined {
  return new RegExp(`--${name} (\\S+)`).exec(command)?.[1];
}

async function createTokens({ own }: Place): Promise<PipelineTokens> {
  const made = TOKEN_COMMANDS.map(async (command) => {
    const [name = "", scopes = ""] = [option(command, "name"), option(command, "scope")];
    const environment = option(command, "environment") as "preview" | "production" | undefined;
    const body = {
      name,
      scopes: scopes.split(",") as Scope[],
      expires_in_days: Number(option(command, "expires-in-days")),
      ...(environment !== undefined && { environment }),
    };
    return [name.replace("ci-", ""), (await own.call("createToken", { body })).data.secret] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as PipelineTokens;
}

async function typeTokenCommands(
  place: Place,
  { bench, machine, team }: Pick<PipelinePlace, "bench" | "machine" | "team">,
): Promise<PipelineTokens> {
  const { PATH = "", ...rest } = machine();
  const env = {
    ...rest,
    PATH: PATH.replace(`${commandsOf(team)}:`, ""),
    CONSENTFORM_ENDPOINT: bench.service.endpoint,
    CONSENTFORM_TOKEN: place.token,
  };
  const tokens: Record<string, string> = {};
  for (const command of TOKEN_COMMANDS) {
    const { status, output } = await runShell(["-c", `${command} 2>/dev/null`], { cwd: team.clone, env });
    expect({ command, status }).toEqual({ command, status: 0 });
    tokens[option(command, "name")?.replace("ci-", "") ?? ""] = output.trim();
  }
  return tokens as PipelineTokens;
}

async function publishRecords({ own }: Place, dns: DnsResponder, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    const { data: sites } = (await own.call("listSites", { query: { include: ["domains"] } })).data;
    for (const { challenge } of sites.flatMap(({ domains }) => domains ?? [])) {
      dns.names[challenge.dns.name] = { txt: [challenge.dns.value] };
    }
    await wait(200);
  }
}

/** Makes and configures the stacks in the team's clone, as the guide says. @returns the address of their backend */
export async function initStacks({ team, machine }: PipelinePlace): Promise<string> {
  const state = join(team.root, "state");
  mkdirSync(state);
  const backend = pathToFileURL(state).href;
  const env = { ...machine(), PULUMI_BACKEND_URL: backend, PULUMI_CONFIG_PASSPHRASE: PASSPHRASE };
  const commands = GUIDE.match(/^ +pulumi (?:stack init|config set) .*$/gm) ?? [];
  expect(commands).toHaveLength(4);
  expect(await runShell(["-e", "-c", commands.join("\n")], { cwd: team.clone, env })).toMatchObject({ status: 0 });
  return backend;
}

/** Text of every file below a folder. */
export function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((file) =>
    file.isFile() ? [readFileSync(join(file.parentPath, file.name), "utf8")] : [],
  );
}

/** Which of the pipeline's tokens has changed what, as sorted `token operation`. */
export async function changesByToken({ bench }: PipelinePlace, tokens: PipelineTokens): Promise<string[]> {
  const owners = new Map<string, string>();
  for (const [name, token] of Object.entries(tokens)) {
    const { data } = await createClient({ endpoint: bench.service.endpoint, token }).call("getMe", {});
    if (data.token !== null) owners.set(data.token.id, name);
  }
  const changes = bench.service.accessLog().flatMap(({ method, operation, token }) => {
    const owner = owners.get(token ?? "");
    return method === "GET" || owner === undefined ? [] : [`${owner} ${operation}`];
  });
  return [...new Set(changes)].sort();
}
