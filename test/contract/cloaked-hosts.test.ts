import { createDnsLookup } from "../../src/service/dns/dns-lookup";
import { startDnsResponder } from "../support/dns-responder";
import { startInProcessService } from "../support/in-process-service";
import { reaching, scannableSite } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { startWebsite } from "../support/website";

test("reports a host of the site that is an alias of a third party, and no other", async () => {
  const website = await startWebsite();
  const dns = await startDnsResponder();
  const lookup = createDnsLookup({ server: dns.address, timeoutMs: 500 });
  const under = await startInProcessService({ ...reaching(website), dns: lookup });
  try {
    const site = await scannableSite(under, website);
    dns.names[`metrics.${site.host}`] = { cname: `alias.${site.host}` };
    dns.names[`alias.${site.host}`] = { cname: "Shop.SC.Omtrdc.net" };
    dns.names[`static.${site.host}`] = { cname: "origin.unheard-of.example" };
    dns.names[`loop.${site.host}`] = { cname: `loop.${site.host}` };
    const scripts = ["metrics", "static", "loop", "absent"].map(
      (name) => `<script src="http://${name}.${site.host}/x.js"></script>`,
    );
    website.pages = { "/": `<head>${site.tag}${scripts.join("")}</head>` };
    const { id } = await scanned(under, site);
    expect(await findingsOf(under, id)).toMatchObject([
      {
        rule_id: "cname-cloaked",
        severity: "warning",
        category: "analytics",
        subject: { kind: "host", name: `metrics.${site.host}` },
        evidence: expect.stringContaining("shop.sc.omtrdc.net"),
      },
    ]);
  } finally {
    await under.close();
    await dns.close();
    await website.close();
  }
});
