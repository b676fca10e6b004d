resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}

resource "consentform_tracked_service" "statistics" {
  site_id  = consentform_site.shop.id
  key      = "example-analytics"
  name     = "Example Analytics"
  company  = "Example Analytics Ltd"
  category = "analytics"
  hosts    = ["stats.example.net", "*.stats.example.net"]
  scripts  = ["https://stats.example.net/tag.js*"]

  storage = [{
    pattern  = "_ex_*"
    kind     = "cookie"
    party    = "first"
    duration = "P13M"
    purpose  = { en = "Tells visitors apart." }
  }]

  purposes    = { en = "Counts visits and pages.", de = "Zählt Besuche und Seiten." }
  privacy_url = "https://example.net/privacy"
}
