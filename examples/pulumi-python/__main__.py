"""One site with a consent banner, published to preview and promoted to production."""

from pathlib import Path

import pulumi
import pulumi_consentform as consentform

# Both options are for a trial that ends with `pulumi destroy`. Leave them out in production: the site is then
# protected from deletion.
site = consentform.Site("shop", retention=1095, deletion_protection=False, allow_delete_while_served=True)

domain = consentform.Domain("www", site_id=site.id, host="www.shop.example")

banner = Path("../quickstart/banner.yaml").read_text(encoding="utf-8")
draft = consentform.ConfigDraft("banner", site_id=site.id, document=banner)

# A version is published to preview whenever the draft's digest changes; the promotion points production at it.
version = consentform.Version("version", site_id=site.id, draft_digest=draft.digest)
live = consentform.Promotion("live", site_id=site.id, version_number=version.number)

pulumi.export("siteId", site.id)
pulumi.export("snippet", site.snippets.production)
pulumi.export("challenge", domain.challenge.dns.apply(lambda dns: f"{dns.name} {dns.type} {dns.value}"))
pulumi.export("liveVersion", live.version_number)
