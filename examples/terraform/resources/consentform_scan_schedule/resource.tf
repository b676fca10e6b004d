resource "consentform_site" "shop" {
  name                = "Shop"
  settings            = { timezone = "Europe/Berlin" }
  deletion_protection = false
}

# Every site has a schedule; what does not stand here has its default, and all of it goes back to it when these lines go.
resource "consentform_scan_schedule" "nightly" {
  site_id   = consentform_site.shop.id
  frequency = "daily"
  hour      = 3
  max_pages = 200
  profiles  = ["gdpr", "us_ca"]
}
