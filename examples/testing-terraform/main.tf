variable "retention" {
  type    = number
  default = 365
}

resource "consentform_site" "shop" {
  name                = "Shop"
  retention           = var.retention
  deletion_protection = false
}

resource "consentform_config_draft" "shop" {
  site_id  = consentform_site.shop.id
  document = provider::consentform::parse_banner(file("${path.module}/../quickstart/banner.yaml"))
}

resource "consentform_version" "shop" {
  site_id      = consentform_site.shop.id
  draft_digest = consentform_config_draft.shop.digest
}

resource "consentform_scan_gate" "shop" {
  site_id        = consentform_site.shop.id
  version_number = consentform_version.shop.number
  start_urls     = ["https://preview.shop.example/"]
}

# Production waits for the gate.
resource "consentform_promotion" "shop" {
  site_id        = consentform_site.shop.id
  version_number = consentform_scan_gate.shop.version_number
}
