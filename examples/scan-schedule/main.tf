resource "consentform_site" "shop" {
  name                = "Shop"
  settings            = { timezone = "Europe/Berlin" }
  deletion_protection = false
}

# Every site has a schedule. Removing this resource resets the properties declared here to their defaults.
resource "consentform_scan_schedule" "nightly" {
  site_id   = consentform_site.shop.id
  frequency = "daily"
  hour      = 3
  max_pages = 200
  profiles  = ["gdpr", "us_ca"]
}
