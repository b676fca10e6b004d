variable "live" {
  description = "Number of the version that production serves; by default the newest."
  type        = number
  default     = null
}

resource "consentform_site" "shop" {
  name                      = "Shop"
  deletion_protection       = false
  allow_delete_while_served = true
}

resource "consentform_config_draft" "banner" {
  site_id  = consentform_site.shop.id
  document = provider::consentform::parse_banner(file("${path.module}/../quickstart/banner.yaml"))
}

resource "consentform_version" "current" {
  site_id      = consentform_site.shop.id
  draft_digest = consentform_config_draft.banner.digest
}

# `terraform apply -var live=3` rolls back to version 3. Removing the resource does not change production.
resource "consentform_promotion" "live" {
  site_id        = consentform_site.shop.id
  version_number = coalesce(var.live, consentform_version.current.number)
}
