// Compiled, never run: what the Pulumi surface's types promise, and each `@ts-expect-error` is a mistake they must
// catch.
import * as pulumi from "@pulumi/pulumi";
import * as consentform from "../../src/provider/index";

/** Fails to compile unless `value` is exactly of the type that is named. */
function exactly<Expected>() {
  return <Actual>(_value: Actual, ..._proof: [Expected, Actual] extends [Actual, Expected] ? [] : [never]): void =>
    undefined;
}

export function outputsAreTyped(): void {
  const site = new consentform.Site("shop", { retention: 365, settings: { labels: { team: "a" } } });
  const draft = new consentform.ConfigDraft("banner", { site, document: consentform.readBanner("banner.yaml") });
  const version = new consentform.Version("version", { site, draftDigest: draft.digest });
  const hook = new consentform.WebhookEndpoint("hook", { url: "https://a.example", eventKinds: ["*"] });

  exactly<pulumi.Output<string>>()(site.name);
  exactly<pulumi.Output<number>>()(site.retention);
  exactly<pulumi.Output<string>>()(site.snippets.production);
  exactly<pulumi.Output<string>>()(draft.digest);
  exactly<pulumi.Output<string>>()(draft.document);
  exactly<pulumi.Output<number>>()(version.number);
  exactly<pulumi.Output<"preview" | "production">>()(version.environment);
  exactly<pulumi.Output<string>>()(hook.secret);
  const token = new consentform.Token("ci", { name: "ci", scopes: ["sites:read"] });
  const passedOn: pulumi.Input<string> = token.secret;
  new consentform.Provider("other", { token: passedOn });
  // @ts-expect-error a write-only secret, an answer's member or a misspelling is not an output
  site.nmae;
}

export function argumentsTakeOutputsAtAnyDepth(id: pulumi.Output<string>): void {
  const base = consentform.readBanner("banner.yaml");
  const site = new consentform.Site("shop", { name: id, settings: { labels: { of: id } } });
  new consentform.Domain("www", { site, host: pulumi.interpolate`${id}.shop.example` });
  new consentform.Domain("by-id", { site: id, host: "shop.example" });
  new consentform.Site("adopted", { adopt: id });
  // @ts-expect-error it decides about the option `protect`, which is read before outputs are known
  new consentform.Site("protected", { deletionProtection: pulumi.output(true) });
  new consentform.ConfigDraft("banner", {
    site,
    document: { ...base, links: { cookie_policy: { en: pulumi.interpolate`https://x.example/${id}` } } },
  });
}

export function alertChannelsNeedWhatTheirKindNeeds(kind: pulumi.Output<"email" | "slack">): void {
  const url = pulumi.secret("https://hooks.slack.com/services/T/B/x");
  const addresses = ["privacy@shop.example", pulumi.output("it@shop.example")];
  new consentform.AlertChannel("mail", { name: "Mail", kind: "email", addresses });
  new consentform.AlertChannel("mail", { name: "Mail", kind: "email", addresses, url: null });
  new consentform.AlertChannel("slack", { name: "Slack", kind: "slack", url });
  // The value of an output is known later: the preview refuses what does not belong to it.
  new consentform.AlertChannel("either", { name: "Either", kind, url });
  // @ts-expect-error an e-mail channel has no webhook
  new consentform.AlertChannel("mail", { name: "Mail", kind: "email", addresses, url });
  // @ts-expect-error an e-mail channel needs addresses
  new consentform.AlertChannel("mail", { name: "Mail", kind: "email" });
  // @ts-expect-error a Slack channel needs its webhook
  new consentform.AlertChannel("slack", { name: "Slack", kind: "slack" });
  // @ts-expect-error a Slack channel has no addresses
  new consentform.AlertChannel("slack", { name: "Slack", kind: "slack", url, addresses });
}

export function configurationNeedsNoCast(config: pulumi.Config, site: consentform.Site): void {
  const scopes = config.requireObject<consentform.TokenArgs["scopes"]>("scopes");
  const environment = config.require("environment", { allowedValues: ["preview", "production"] });
  new consentform.Token("ci", { name: "CI", scopes, environment });
  new consentform.Version("version", { site, environment });
  // @ts-expect-error the compiler knows nothing of a text from the configuration
  new consentform.Version("version", { site, environment: config.require("environment") });
}

export function importedJsonIsNoDocument(site: consentform.Site, imported: { schema_version: string }): void {
  new consentform.ConfigDraft("banner", { site, document: consentform.readBanner("banner.json") });
  // @ts-expect-error the compiler widens every text of imported JSON to string, also those of enumerations
  new consentform.ConfigDraft("banner", { site, document: { ...consentform.readBanner("x"), ...imported } });
}

export function effectiveValuesAreTyped(site: consentform.Site, channel: consentform.AlertChannel): void {
  exactly<pulumi.Output<string | undefined>>()(site.effective.apply(({ settings }) => settings?.timezone));
  // @ts-expect-error the address of a channel is a secret that the service does not return
  channel.effective.apply(({ url }) => url);
}

export function mistakesAreCaught(site: consentform.Site, draft: consentform.ConfigDraft): void {
  // @ts-expect-error a misspelt argument
  new consentform.Site("shop", { retension: 365 });
  // @ts-expect-error a wrong type
  new consentform.Site("shop", { retention: "a year" });
  // @ts-expect-error a host is required
  new consentform.Domain("www", { site });
  // @ts-expect-error not one of the enumeration
  new consentform.Version("version", { site, environment: "staging" });
  // @ts-expect-error a scope that does not exist
  new consentform.Token("ci", { name: "CI", scopes: ["sites:admin"] });
  // @ts-expect-error state holds the digest of a document, not the document
  draft.document.apply(({ texts }) => texts);
  new consentform.TrackedService("t", {
    site,
    key: "t",
    name: "T",
    company: "T",
    category: "analytics",
    // @ts-expect-error a stored item has no such member
    storage: [{ nam: 3 }],
  });
  // @ts-expect-error a document is not a file name
  new consentform.ConfigDraft("banner", { site, document: "banner.yaml" });
  // @ts-expect-error keys inside of a document are those of the schema
  new consentform.ConfigDraft("banner", { site, document: { ...consentform.readBanner("x"), layuot: {} } });
  // @ts-expect-error a domain is not a site
  new consentform.ScanSchedule("nightly", { site: new consentform.Domain("www", { site, host: "a.example" }) });
}

export async function functionsAreTyped(): Promise<void> {
  exactly<number>()((await consentform.getSite({ siteId: "site_1" })).retention);
  exactly<pulumi.Output<string>>()(consentform.getSiteOutput({ siteId: "site_1" }).name);
  exactly<string[]>()((await consentform.getSites()).map(({ name }) => name));
  // @ts-expect-error the id is required
  await consentform.getSite({});
}
