import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";

/** The settings that a test changes between two deployments. */
export interface FaultSettings {
  /**
   * Name of the site and of the token, and part of the endpoint's address: what the service's lists are searched for.
   */
  readonly prefix: string;
  /** Days. */
  readonly retention: number;
  /** Title of the banner. */
  readonly title: string;
  readonly scopes: readonly string[];
  readonly eventKinds: readonly string[];
}

/** Settings of a first deployment. */
export function firstSettings(prefix: string): FaultSettings {
  return { prefix, retention: 1000, title: "First title", scopes: ["sites:read"], eventKinds: ["scan.*"] };
}

/**
 * The six kinds that can be orphaned or doubled, one after the other, so that each can be the one that a fault hits.
 */
const program = `
const consentform = require("consentform");
const { prefix, retention, title, scopes, eventKinds } = require("./settings.json");

const document = consentform.readBanner("banner.yaml");
document.texts.en.banner.title = title;

const site = new consentform.Site("site", { name: prefix, retention, deletionProtection: false, allowDeleteWhileServed: true });
const draft = new consentform.ConfigDraft("draft", { site, document });
const version = new consentform.Version("version", { site, draftDigest: draft.digest });
const live = new consentform.Promotion("live", { site, versionNumber: version.number });
const token = new consentform.Token("token", { name: prefix, scopes }, { dependsOn: live });
new consentform.WebhookEndpoint("hook", { url: "https://hooks.example.com/" + prefix, eventKinds }, { dependsOn: token });
`;

/** Files of the program with these settings, for `createPulumiStack`. */
export function faultProgram(settings: FaultSettings): Record<string, string> {
  return {
    "index.js": program,
    "banner.yaml": readFileSync(join(repositoryFolder, "examples/quickstart/banner.yaml"), "utf8"),
    "settings.json": JSON.stringify(settings),
  };
}
