import { Command } from "commander";
import { packageVersion } from "../../consent/package-version";
import { exitStatusHelp } from "./exit-status";

/** A command and where it is: its file is loaded only when it is called, so that each of them starts fast. */
interface Entry {
  readonly summary: string;
  /** The findings for which it exits 1; absent if it never does. */
  readonly findings?: string;
  /** The refusal for which it exits 3; absent if it never does. */
  readonly refused?: string;
  /** One command, or a group of them by name. */
  readonly commands: (() => Command) | Readonly<Record<string, () => Command>>;
}

const entries: Readonly<Record<string, Entry>> = {
  dev: {
    summary: "Run the service on this machine, with its data in a folder or in memory.",
    commands: () => (require("./dev") as typeof import("./dev")).devCommand(),
  },
  serve: {
    summary: "Run the service in production, with the console.",
    commands: () => (require("./serve") as typeof import("./serve")).serveCommand(),
  },
  users: {
    summary: "Create sign-in links for users of the console, list them, or remove them.",
    commands: {
      link: () => (require("./users") as typeof import("./users")).usersLinkCommand(),
      list: () => (require("./users") as typeof import("./users")).usersListCommand(),
      remove: () => (require("./users") as typeof import("./users")).usersRemoveCommand(),
    },
  },
  keys: {
    summary: "Replace the key that signs exports, or the deployment key.",
    commands: { rotate: () => (require("./keys") as typeof import("./keys")).keysRotateCommand() },
  },
  demo: {
    summary: "Serve a small shop page with a banner, to try it in a browser.",
    commands: () => (require("./demo") as typeof import("./demo")).demoCommand(),
  },
  init: {
    summary: "Write a project with a banner for Pulumi, Terraform or CDK Terrain.",
    commands: () => (require("./init") as typeof import("./init")).initCommand(),
  },
  starter: {
    summary: "Print a starter banner document.",
    commands: () => (require("./starter") as typeof import("./starter")).starterCommand(),
  },
  validate: {
    summary: "Validate banner documents offline.",
    findings: "a document has errors",
    commands: () => (require("./validate") as typeof import("./validate")).validateCommand(),
  },
  preview: {
    summary: "Show a banner in a browser, for any place, language and screen.",
    findings: "the document has errors",
    commands: () => (require("./preview") as typeof import("./preview")).previewCommand(),
  },
  pictures: {
    summary: "Draw pictures of a banner, and compare them with the banner before.",
    findings: "the document has errors",
    commands: () => (require("./pictures") as typeof import("./pictures")).picturesCommand(),
  },
  adopt: {
    summary: "Write a program for an existing workspace.",
    findings: "the token cannot read the entire workspace",
    commands: () => (require("./adopt") as typeof import("./adopt")).adoptCommand(),
  },
  report: {
    summary: "Report what a Pulumi preview or a Terraform plan would change.",
    refused: "--fail-on is set, and the plan contains what it names or is incomplete",
    commands: () => (require("./report") as typeof import("./report")).reportCommand(),
  },
  scan: {
    summary: "Scan a site and print what was found.",
    findings: "findings at or above --fail-on",
    commands: () => (require("./scan") as typeof import("./scan")).scanCommand(),
  },
  whoami: {
    summary: "Describe the token and what it can do.",
    commands: () => (require("./whoami") as typeof import("./whoami")).whoamiCommand(),
  },
  sites: {
    summary: "List the sites that the token can access.",
    commands: () => (require("./sites") as typeof import("./sites")).sitesCommand(),
  },
  consents: {
    summary: "List the latest consent records of a site, or erase a person's.",
    commands: () => (require("./consents") as typeof import("./consents")).consentsCommand(),
  },
  api: {
    summary: "Call any operation of the API.",
    commands: () => (require("./api") as typeof import("./api")).apiCommand(),
  },
  tokens: {
    summary: "Create workspace tokens, or print the token of a local service.",
    commands: {
      create: () => {
        const { tokensCreateCommand } = require("./tokens-create") as typeof import("./tokens-create");
        const { loadService } = require("./load-service") as typeof import("./load-service");
        return tokensCreateCommand(undefined, (database, request) =>
          loadService().createTokenInDatabase(database, request),
        );
      },
      local: () => (require("./tokens-local") as typeof import("./tokens-local")).tokensLocalCommand(),
    },
  },
  "verify-export": {
    summary: "Verify a proof export of consent records.",
    findings: "the export is not what the service signed",
    commands: () => (require("./verify-export") as typeof import("./verify-export")).verifyExportCommand(),
  },
  evidence: {
    summary: "Save the signed evidence for a version of a site.",
    findings: "the download is not what the service signed",
    commands: () => (require("./evidence") as typeof import("./evidence")).evidenceCommand(),
  },
  "verify-evidence": {
    summary: "Verify saved evidence offline.",
    findings: "the evidence is not what the service signed",
    commands: () => (require("./verify-evidence") as typeof import("./verify-evidence")).verifyEvidenceCommand(),
  },
  "terraform-setup": {
    summary: "Configure Terraform and OpenTofu to use the provider in this package.",
    commands: () => (require("./terraform-setup") as typeof import("./terraform-setup")).terraformSetupCommand(),
  },
  completion: {
    summary: "Print a script that completes commands and options in a shell.",
    commands: () =>
      (require("./completion") as typeof import("./completion")).completionCommand(() => program(undefined, true)),
  },
  contract: {
    summary: "Compare a service's contract with this package's.",
    findings: "the contracts are incompatible",
    commands: {
      check: () => (require("./contract-check") as typeof import("./contract-check")).contractCheckCommand(),
    },
  },
};

/** The whole command line; only the called command is more than its name and summary, unless all are asked for. */
export function program(called: string | undefined, isWhole = false): Command {
  const root = new Command("consentform")
    .description("Consent banners as code: the service, and tools around it.")
    .version(packageVersion)
    // `evidence --version 3` is that command's option, not this one's.
    .enablePositionalOptions()
    .showHelpAfterError();
  root.addHelpText(
    "after",
    exitStatusHelp({
      findings: "the command has findings, such as errors in a document",
      refused: "`report --fail-on` refuses a plan",
    }),
  );
  for (const [name, entry] of Object.entries(entries)) {
    root.addCommand(isWhole || name === called ? loaded(name, entry) : new Command(name).description(entry.summary));
  }
  return throwing(root);
}

function loaded(name: string, { summary, commands, ...statuses }: Entry): Command {
  if (typeof commands === "function") return commands().addHelpText("after", exitStatusHelp(statuses));
  const group = new Command(name).description(summary);
  for (const load of Object.values(commands)) {
    group.addCommand(load().addHelpText("after", exitStatusHelp(statuses)));
  }
  return group;
}

/** No command has an option for a token: every user of the machine could read it in the list of processes. */
function withTokenAdvice(text: string): string {
  return text.startsWith("error: unknown option '--token")
    ? `${text}Set CONSENTFORM_TOKEN to the token instead.\n`
    : text;
}

/**
 * Makes a command and those below it throw instead of ending the process with the status 1, which means findings here.
 */
function throwing(command: Command): Command {
  command.exitOverride().configureOutput({ outputError: (text, write) => write(withTokenAdvice(text)) });
  command.commands.forEach(throwing);
  return command;
}
