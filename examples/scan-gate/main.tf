variable "preview_host" {
  description = "Host where the site is reviewed before it goes live."
  type        = string
  default     = "staging.example.com"
}

# Production accepts a version only after a completed scan of that version.
resource "consentform_site" "shop" {
  name                      = "Shop"
  deletion_protection       = false
  allow_delete_while_served = true
  settings                  = { promotion_gate = { mode = "block", require_verified_domain = false } }
}

resource "consentform_domain" "staging" {
  site_id     = consentform_site.shop.id
  host        = var.preview_host
  environment = "preview"
}

resource "consentform_domain_verification" "staging" {
  domain_id       = consentform_domain.staging.id
  timeout_minutes = 30
}

resource "consentform_config_draft" "banner" {
  site_id  = consentform_site.shop.id
  document = provider::consentform::parse_banner(file("${path.module}/../quickstart/banner.yaml"))
}

resource "consentform_version" "current" {
  site_id      = consentform_site.shop.id
  draft_digest = consentform_config_draft.banner.digest
}

# Scans preview and waits. If it finds something that production does not have, the apply fails and the promotion never
# starts.
resource "consentform_scan_gate" "scan" {
  site_id        = consentform_site.shop.id
  version_number = consentform_version.current.number
  sarif_path     = "${path.root}/scan.sarif"

  depends_on = [consentform_domain_verification.staging]
}

resource "consentform_promotion" "live" {
  site_id        = consentform_site.shop.id
  version_number = consentform_scan_gate.scan.version_number
}
