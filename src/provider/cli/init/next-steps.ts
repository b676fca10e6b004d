import type { Engine } from "./answers";

const ENDPOINT = "http://127.0.0.1:4071";
const TOKEN = '"$(npx consentform tokens local)"';
const asVariables = [
  "npx consentform terraform-setup --write terraform.tfrc",
  'export TF_CLI_CONFIG_FILE="$PWD/terraform.tfrc"',
  `export CONSENTFORM_ENDPOINT=${ENDPOINT}`,
  `export CONSENTFORM_TOKEN=${TOKEN}`,
];

/** The commands to run after files are written and packages installed, by engine. */
const deploySteps: Readonly<Record<Engine, readonly string[]>> = {
  pulumi: [
    "npx pulumi login --local                      # keeps state on this machine; without --local, in Pulumi Cloud",
    "export PULUMI_CONFIG_PASSPHRASE=local-trial   # encrypts the secrets in that state; choose your own",
    "npx pulumi stack init dev",
    `npx pulumi config set consentform:endpoint ${ENDPOINT}`,
    `npx pulumi config set --secret consentform:token ${TOKEN}`,
    "npx pulumi up",
    "npx pulumi up                                 # changes nothing",
  ],
  terraform: [...asVariables, "terraform init                                # or tofu", "terraform apply"],
  cdktn: [
    ...asVariables,
    "npx tsc",
    "node index.js                                 # writes cdktf.out",
    "terraform -chdir=cdktf.out/stacks/site init   # or tofu",
    "terraform -chdir=cdktf.out/stacks/site apply",
  ],
};

/** The program that an engine needs, and where to get it. */
const needs: Readonly<Record<Engine, string>> = {
  pulumi:
    "Pulumi, which `npx pulumi` downloads when it first runs. An installed Pulumi 3.248.0 or newer works as well.",
  terraform: "Terraform or OpenTofu 1.11 or newer.",
  cdktn: "Terraform or OpenTofu 1.11 or newer.",
};

/**
 * The next steps in a new project, as lines to print. Commands are indented.
 *
 * @param install command that installs the project's packages
 * @param folder path of the project from the current folder; null if it is the current folder
 */
export function nextSteps(engine: Engine, install: string, folder: string | null): string[] {
  return [
    `You need ${needs[engine]}`,
    "",
    "Next steps:",
    "",
    ...(folder === null ? [] : [`  cd ${folder}`]),
    `  ${install}`,
    "",
    `In a second terminal in ${folder === null ? "this" : "that"} folder, run the service and leave it running:`,
    "",
    "  npx consentform dev",
    "",
    "Back in the first terminal:",
    "",
    ...deploySteps[engine].map((step) => `  ${step}`),
    "",
    "Then edit banner.yaml and deploy again. A new version is published and promoted.",
  ];
}
