"""The shops in a table, with one banner."""

import csv
from pathlib import Path

import pulumi
import pulumi_consentform as consentform

# One banner for all shops. Its {{company}} and {{privacy_email}} come from columns of sites.csv.
template = consentform.BannerTemplate(
    "template",
    name="Shops",
    document=Path("../fleet/banner.yaml").read_text(encoding="utf-8"),
    variables={"company": {"required": True}, "privacy_email": {"required": True}},
    # A shop can change its layout, but not what the law requires.
    locked_paths=["/regimes", "/categories"],
)

with open("../quickstart-fleet/sites.csv", encoding="utf-8", newline="") as table:
    rows = {row["key"]: row for row in csv.DictReader(table)}

# Both options are for a trial that ends with `pulumi destroy`.
sites = {
    key: consentform.Site(key, name=row["name"], deletion_protection=False, allow_delete_while_served=True)
    for key, row in rows.items()
}
for key, row in rows.items():
    for host in row["hosts"].split():
        consentform.Domain(host, site_id=sites[key].id, host=host)

shops = consentform.TemplateRollout(
    "shops",
    template=consentform.TemplateRolloutTemplateArgs(id=template.id, revision=template.revision),
    release="production",
    sites={
        key: consentform.TemplateRolloutSiteArgs(
            site=sites[key].id,
            variables={"company": row["var.company"], "privacy_email": row["var.privacy_email"]},
        )
        for key, row in rows.items()
    },
)

pulumi.export("live", shops.production_numbers)
pulumi.export("snippets", {key: site.snippets.production for key, site in sites.items()})
