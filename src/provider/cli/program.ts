import { packageVersion } from "@consentform/consent/package-version";
import { Command } from "commander";
import { processContext } from "./command-context";
import { type Declaration, type Described, declaredCommand, namedCommand } from "./declaration";
import { exitStatusHelp } from "./exit-status";

/** A command, or a group of commands. A command's file is loaded only when it is called, so each starts fast. */
interface Entry extends Described {
  readonly load?: () => Declaration;
  readonly commands?: Readonly<Record<string, Entry>>;
}

const entries: Readonly<Record<string, Entry>> = {
  dev: {
    description:
      "Run the service on this machine. It listens on 127.0.0.1 only and prints an endpoint and a token. Its data is in a folder or in memory.",
    load: () => (require("./dev") as typeof import("./dev")).devCommand,
  },
  serve: {
    description:
      "Run the service in production, with the console. It is for a team, behind TLS, and prints no token; `consentform users link` creates users.",
    load: () => (require("./serve") as typeof import("./serve")).serveCommand,
  },
  users: {
    description: "Create sign-in links for users of the console, list users, or remove them.",
    commands: {
      link: {
        description:
          "Print a link that signs a user in to the console, once, within 10 minutes. It creates the user if there is none of this name.",
        load: () => (require("./users") as typeof import("./users")).usersLinkCommand,
      },
      list: {
        description: "List the users who can sign in to the console.",
        load: () => (require("./users") as typeof import("./users")).usersListCommand,
      },
      remove: {
        description:
          "Remove a user. The user's sessions and sign-in links end at once. Tokens that the user created stay valid, unless --revoke-tokens is set.",
        load: () => (require("./users") as typeof import("./users")).usersRemoveCommand,
      },
    },
  },
  keys: {
    description: "Replace the key that signs exports, or the deployment key.",
    commands: {
      rotate: {
        description:
          "Replace a key. export: the key that signs proof exports; files that the former one signed stay verifiable. deployment: the key that seals stored secrets, in a data folder; everything is sealed again.",
        load: () => (require("./keys") as typeof import("./keys")).keysRotateCommand,
      },
    },
  },
  audit: {
    description:
      "Print the audit log: who changed something, read visitors' data or signed in. The service may be running. --verify checks that no row was deleted or changed.",
    findings: "a row of the audit log was deleted or changed",
    load: () => (require("./audit") as typeof import("./audit")).auditCommand,
  },
  demo: {
    description:
      "Serve a small shop page with a banner, to try it in a browser. The data is in memory and is lost at the end.",
    load: () => (require("./demo") as typeof import("./demo")).demoCommand,
  },
  init: {
    description:
      "Write a project with a banner for Pulumi, Terraform or CDK Terrain. On a terminal, it asks for values that no option sets.",
    load: () => (require("./init") as typeof import("./init")).initCommand(),
  },
  starter: {
    description: "Print a complete starter banner document (YAML).",
    load: () => (require("./starter") as typeof import("./starter")).starterCommand,
  },
  validate: {
    description: "Validate banner documents (YAML or JSON) offline, by the same rules as the service.",
    findings: "a document has errors",
    load: () => (require("./validate") as typeof import("./validate")).validateCommand,
  },
  preview: {
    description:
      "Show a banner in a browser, for any place, language and screen. Records nothing, and needs no service.",
    findings: "the document has errors",
    load: () => (require("./preview") as typeof import("./preview")).previewCommand(),
  },
  pictures: {
    description:
      "Draw pictures of a banner, and compare them with the banner before. There is one for each rule, language, layer and screen.",
    findings: "the document has errors",
    load: () => (require("./pictures") as typeof import("./pictures")).picturesCommand,
  },
  adopt: {
    description:
      "Write a program for an existing workspace. It has every site with its banner, and the objects of the workspace. The command changes nothing in the service. After the import, the first preview shows no changes.",
    findings: "the token cannot read the entire workspace",
    load: () => (require("./adopt") as typeof import("./adopt")).adoptCommand,
  },
  report: {
    description:
      "Report what a Pulumi preview or a Terraform plan would change: texts, colors, legal findings, production.",
    refused: "--fail-on is set, and the plan contains what it names or is incomplete",
    load: () => (require("./report") as typeof import("./report")).reportCommand,
  },
  scan: {
    description: "Scan a site, wait for the result, and print it.",
    findings: "findings at or above --fail-on",
    load: () => (require("./scan") as typeof import("./scan")).scanCommand(),
  },
  whoami: {
    description: "Print the workspace, the scopes and the expiry of the token in CONSENTFORM_TOKEN.",
    load: () => (require("./whoami") as typeof import("./whoami")).whoamiCommand,
  },
  sites: {
    description: "List the sites that the token can access, by id and name.",
    load: () => (require("./sites") as typeof import("./sites")).sitesCommand,
  },
  consents: {
    description:
      "List the latest consent records of a site, or erase a person's. Visitors' ids are masked unless the token has logs:export.",
    load: () => (require("./consents") as typeof import("./consents")).consentsCommand,
    commands: {
      erase: {
        description:
          "Erase a person's consent records of a site, in both environments. The site may be deleted. Exports that contain the records are dropped. This cannot be undone.",
        findings: "no record has the id",
        load: () => (require("./consents-erase") as typeof import("./consents-erase")).consentsEraseCommand,
      },
    },
  },
  api: {
    description: "Call any operation of the API and print its response as JSON.",
    load: () => (require("./api") as typeof import("./api")).apiCommand,
  },
  tokens: {
    description: "Create workspace tokens, or print the token of a local service.",
    commands: {
      create: {
        description:
          "Create a workspace token. Its secret is printed once, as the only output on stdout, and cannot be shown again.",
        load: () => (require("./tokens-create") as typeof import("./tokens-create")).tokensCreateCommand(),
      },
      local: {
        description: "Print the token of the service that `consentform dev` runs in this folder.",
        load: () => (require("./tokens-local") as typeof import("./tokens-local")).tokensLocalCommand,
      },
    },
  },
  "verify-export": {
    description: "Check that a proof export is complete, unchanged and signed by the service.",
    findings: "the export is not what the service signed",
    load: () => (require("./verify-export") as typeof import("./verify-export")).verifyExportCommand,
  },
  evidence: {
    description: "Save the signed evidence for a version of a site: document, findings, gate, scan, production dates.",
    findings: "the download is not what the service signed",
    load: () => (require("./evidence") as typeof import("./evidence")).evidenceCommand(),
  },
  "verify-evidence": {
    description: "Check offline that saved evidence is complete, unchanged and signed by the service.",
    findings: "the evidence is not what the service signed",
    load: () => (require("./verify-evidence") as typeof import("./verify-evidence")).verifyEvidenceCommand,
  },
  "terraform-setup": {
    description:
      "Configure Terraform and OpenTofu to use the provider in this package. Prints the block for their configuration file.",
    load: () => (require("./terraform-setup") as typeof import("./terraform-setup")).terraformSetupCommand(),
  },
  completion: {
    description: "Print a script that completes commands and options in a shell.",
    load: () =>
      (require("./completion") as typeof import("./completion")).completionCommand(() => program(undefined, true)),
  },
};

/** The whole command line. Only the called command has more than its name and summary, unless all are requested. */
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
    root.addCommand(isWhole || name === called ? loaded(name, entry) : namedCommand(name, entry.description));
  }
  return throwing(root);
}

function loaded(name: string, { load, commands = {}, ...described }: Entry): Command {
  const command =
    load === undefined
      ? namedCommand(name, described.description)
      : declaredCommand(name, described, load(), processContext);
  for (const [each, entry] of Object.entries(commands)) command.addCommand(loaded(each, entry));
  return command;
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
