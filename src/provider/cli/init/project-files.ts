import { packageVersion } from "@consentform/consent/package-version";
import { starterText } from "../starter-text";
import { compilerOptions, pulumiPackages, TYPESCRIPT } from "../typescript-project";
import type { Answers, Engine } from "./answers";

/** The files of a project, by path. */
export function projectFiles(answers: Answers): Readonly<Record<string, string>> {
  const { dependencies, ignored, files } = engineParts[answers.engine];
  const manifest = {
    name: answers.project,
    private: true,
    dependencies: { consentform: `^${packageVersion}`, ...dependencies },
    // For the trial on this machine. A pipeline installs without it.
    devDependencies: { "@consentform/service": `^${packageVersion}` },
  };
  return {
    ...files(answers),
    "banner.yaml": starterText(answers),
    "package.json": `${JSON.stringify(manifest, null, 2)}\n`,
    ".gitignore": `${["node_modules/", ".consentform/", ...ignored].join("\n")}\n`,
  };
}

/** The npm packages of an engine beside this one. */
export function dependenciesOf(engine: Engine): Readonly<Record<string, string>> {
  return engineParts[engine].dependencies;
}

interface EngineParts {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly ignored: readonly string[];
  readonly files: (answers: Answers) => Readonly<Record<string, string>>;
}

const TSCONFIG = `${JSON.stringify({ compilerOptions }, null, 2)}\n`;

const engineParts: Readonly<Record<Engine, EngineParts>> = {
  pulumi: {
    dependencies: pulumiPackages,
    ignored: [],
    files: (answers) => ({
      "Pulumi.yaml": `name: ${answers.project}\nruntime:\n  name: nodejs\nmain: index.ts\n`,
      "tsconfig.json": TSCONFIG,
      "index.ts": pulumiProgram(answers),
    }),
  },
  terraform: {
    dependencies: {},
    ignored: [".terraform/", "*.tfstate*", "terraform.tfrc"],
    files: (answers) => ({ "main.tf": terraformProgram(answers) }),
  },
  cdktn: {
    dependencies: { cdktn: "^0.24.0", constructs: ">=10.6.0 <10.8.0", typescript: TYPESCRIPT },
    ignored: ["cdktf.out/", "index.js", "terraform.tfrc"],
    files: (answers) => ({ "tsconfig.json": TSCONFIG, "index.ts": constructsProgram(answers) }),
  },
};

function pulumiProgram({ project, host, language }: Answers): string {
  return `import * as consentform from "consentform";

const site = new consentform.Site(${JSON.stringify(project)}, {
  retention: 1095, // days that consent records are kept
  settings: { defaultLanguage: ${JSON.stringify(language)}, promotionGate: { mode: "warn" } },
  // The site is protected. To end a trial with \`pulumi destroy\`, set these first and run \`pulumi up\`.
  // deletionProtection: false,
  // allowDeleteWhileServed: true,
});

const domain = new consentform.Domain("domain", { site, host: ${JSON.stringify(host)} });

const draft = new consentform.ConfigDraft("banner", {
  site,
  document: consentform.readBanner("banner.yaml"), // validated in the preview: schema, languages, law
});

// Immutable. A new version is published to preview only when the banner changes.
const version = new consentform.Version("version", { site, draftDigest: draft.digest });

// Points production at a version.
new consentform.Promotion("live", { site, versionNumber: version.number });

export const siteId = site.id;
export const scriptTag = site.snippets.apply((snippets) => snippets.production);
export const dnsRecord = domain.challenge.apply(({ dns }) => \`\${dns.name} \${dns.type} \${dns.value}\`);
`;
}

function terraformProgram({ project, host, language }: Answers): string {
  return `terraform {
  required_providers {
    consentform = { source = "consentform/consentform" }
  }
}

resource "consentform_site" "site" {
  name      = ${JSON.stringify(project)}
  retention = 1095 # days that consent records are kept
  settings  = { default_language = ${JSON.stringify(language)}, promotion_gate = { mode = "warn" } }
  # The site is protected. To end a trial with \`terraform destroy\`, set these first and apply.
  # deletion_protection       = false
  # allow_delete_while_served = true
}

resource "consentform_domain" "domain" {
  site_id = consentform_site.site.id
  host    = ${JSON.stringify(host)}
}

resource "consentform_config_draft" "banner" {
  site_id  = consentform_site.site.id
  document = provider::consentform::parse_banner(file("\${path.module}/banner.yaml"))
}

resource "consentform_version" "current" {
  site_id      = consentform_site.site.id
  draft_digest = consentform_config_draft.banner.digest
}

# Points production at a version.
resource "consentform_promotion" "live" {
  site_id        = consentform_site.site.id
  version_number = consentform_version.current.number
}

output "site_id" {
  value = consentform_site.site.id
}

output "script_tag" {
  value = consentform_site.site.snippets.production
}
`;
}

function constructsProgram({ project, host, language }: Answers): string {
  return `import { App, TerraformOutput, TerraformStack } from "cdktn";
import { ConsentformProvider, ConsentSite, readBanner } from "consentform/cdktn";

const app = new App();
const stack = new TerraformStack(app, "site");
new ConsentformProvider(stack, "consentform"); // CONSENTFORM_ENDPOINT and CONSENTFORM_TOKEN

const site = new ConsentSite(stack, ${JSON.stringify(project)}, {
  // To end a trial, add deletionProtection: false and allowDeleteWhileServed: true to \`site\`, apply, then destroy.
  site: { retention: 1095, settings: { defaultLanguage: ${JSON.stringify(language)}, promotionGate: { mode: "warn" } } },
  domains: { ${JSON.stringify(host)}: true },
  document: readBanner("banner.yaml"),
});

new TerraformOutput(stack, "script_tag", { value: site.snippets.production });
app.synth();
`;
}
