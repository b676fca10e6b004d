/**
 * Programs for the deployments, in plain JavaScript so that no compiler is measured. Each writes how long its
 * constructors took to the file `program-ms`.
 */
const measured = (body: string) => `
const { performance } = require("node:perf_hooks");
const { writeFileSync } = require("node:fs");
const pulumi = require("@pulumi/pulumi");
const { resources, sites } = require("./input.json");
${body.trim()}
`;

/** Resources that each site of {@link consentformProgram} has. */
export const RESOURCES_PER_SITE = 5;

/** \`input.sites\` sites, each with a domain, a draft, a version and a promotion; \`banner.json\` is the document. */
export const consentformProgram = measured(`
const consentform = require("consentform");
const document = require("./banner.json");
const begun = performance.now();
for (let index = 0; index < sites; index += 1) {
  const site = new consentform.Site("site-" + index, { deletionProtection: false, allowDeleteWhileServed: true });
  new consentform.Domain("domain-" + index, { site, host: "www.bench-" + index + ".example" });
  const draft = new consentform.ConfigDraft("draft-" + index, { site, document });
  const version = new consentform.Version("version-" + index, { site, draftDigest: draft.digest });
  new consentform.Promotion("live-" + index, { site, versionNumber: version.number });
}
writeFileSync(__dirname + "/program-ms", String(performance.now() - begun));
`);

/**
 * As many resources with the same inputs (\`input.resources\`), whose provider does nothing: the engine's own floor.
 */
export const trivialProgram = measured(`
const provider = {
  check: async (_olds, news) => ({ inputs: news, failures: [] }),
  diff: async (_id, olds, news) => ({ changes: JSON.stringify(olds.inputs) !== JSON.stringify(news.inputs) }),
  create: async (inputs) => ({ id: "trivial", outs: inputs }),
};
class Trivial extends pulumi.dynamic.Resource {
  constructor(name, inputs) { super(provider, name, inputs, {}, "trivial", "Trivial"); }
}
const begun = performance.now();
for (const [index, inputs] of resources.entries()) new Trivial("trivial-" + index, inputs);
writeFileSync(__dirname + "/program-ms", String(performance.now() - begun));
`);

/**
 * The common part of the two programs below: documents that differ by site, all of them changed by `input.text`. Sites
 * have `input.protection`; by default they can be deleted.
 */
const shops = `
const consentform = require("consentform");
const banner = require("./banner.json");
const removable = { deletionProtection: false, allowDeleteWhileServed: true };
const { text, prefix = "s", protection = removable } = require("./input.json");
const documentOf = (company) => ({ ...banner, identity: { ...banner.identity, controller_name: text + " " + company } });
const shops = Array.from({ length: sites }, (_, index) => ({ key: prefix + index, host: "www." + prefix + index + ".example", company: "Shop " + index }));
`;

/** `input.sites` sites from a template, released to production. */
export const siteFleetProgram = measured(`${shops}
const begun = performance.now();
new consentform.SiteFleet("shops-" + prefix, {
  template: { name: "Shops " + prefix, document: documentOf("{{company}}"), variables: { company: { required: true } } },
  sites: shops.map(({ key, host, company }) => ({ key, hosts: [host], variables: { company } })),
  release: "production",
  site: protection,
});
writeFileSync(__dirname + "/program-ms", String(performance.now() - begun));
`);

/** The same sites, each declared with all its parts. */
export const consentSitesProgram = measured(`${shops}
const begun = performance.now();
for (const { key, host, company } of shops) {
  new consentform.ConsentSite(key, { site: protection, domains: { [host]: true }, document: documentOf(company) });
}
writeFileSync(__dirname + "/program-ms", String(performance.now() - begun));
`);
