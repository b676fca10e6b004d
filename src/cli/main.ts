#!/usr/bin/env node
import { Command } from "commander";
import { packageVersion } from "../service/package-version";

/** A command and where it is: its file is loaded only when it is called, so that each of them starts fast. */
interface Entry {
  readonly summary: string;
  /** One command, or a group of them by name. */
  readonly commands: (() => Command) | Readonly<Record<string, () => Command>>;
}

const entries: Readonly<Record<string, Entry>> = {
  dev: {
    summary: "Run the service on this machine, with its data in a folder or in memory.",
    commands: () => (require("./dev") as typeof import("./dev")).devCommand(),
  },
  validate: {
    summary: "Check a banner document, without a service.",
    commands: () => (require("./validate") as typeof import("./validate")).validateCommand(),
  },
  report: {
    summary: "Report what a Pulumi preview or a Terraform plan would change.",
    commands: () => (require("./report") as typeof import("./report")).reportCommand(),
  },
  scan: {
    summary: "Scan a site and print what was found.",
    commands: () => (require("./scan") as typeof import("./scan")).scanCommand(),
  },
  api: {
    summary: "Call any operation of the API.",
    commands: () => (require("./api") as typeof import("./api")).apiCommand(),
  },
  tokens: {
    summary: "Make workspace tokens.",
    commands: {
      create: () => {
        const { tokensCreateCommand } = require("./tokens-create") as typeof import("./tokens-create");
        const { createTokenInDatabase } = require("./database-token") as typeof import("./database-token");
        return tokensCreateCommand(undefined, createTokenInDatabase);
      },
    },
  },
  "verify-export": {
    summary: "Check a proof export of consent records.",
    commands: () => (require("./verify-export") as typeof import("./verify-export")).verifyExportCommand(),
  },
  "terraform-setup": {
    summary: "Tell Terraform and OpenTofu to take the provider from this package.",
    commands: () => (require("./terraform-setup") as typeof import("./terraform-setup")).terraformSetupCommand(),
  },
  contract: {
    summary: "Compare a service's contract with ours.",
    commands: {
      check: () => (require("./contract-check") as typeof import("./contract-check")).contractCheckCommand(),
    },
  },
};

/** The whole command line; only the called command is more than its name and summary. */
function program(called: string | undefined): Command {
  const root = new Command("consentform")
    .description("Consent banners as code: the service, and tools around it.")
    .version(packageVersion)
    .showHelpAfterError();
  for (const [name, { summary, commands }] of Object.entries(entries)) {
    root.addCommand(name === called ? loaded(name, summary, commands) : new Command(name).description(summary));
  }
  return root;
}

function loaded(name: string, summary: string, commands: Entry["commands"]): Command {
  if (typeof commands === "function") return commands();
  const group = new Command(name).description(summary);
  for (const load of Object.values(commands)) group.addCommand(load());
  return group;
}

program(process.argv[2])
  .parseAsync()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
