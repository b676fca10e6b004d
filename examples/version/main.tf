resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}

resource "consentform_config_draft" "banner" {
  site_id  = consentform_site.shop.id
  document = provider::consentform::parse_banner(file("${path.module}/../quickstart/banner.yaml"))
}

# Immutable. A new version is published only when the banner's digest, its waivers or a trigger changes.
resource "consentform_version" "current" {
  site_id        = consentform_site.shop.id
  draft_digest   = consentform_config_draft.banner.digest
  waivers_digest = consentform_config_draft.banner.waivers_digest
  triggers       = { policy = "2026-11" }
  note           = "autumn wording"
}

output "number" {
  value = consentform_version.current.number
}
