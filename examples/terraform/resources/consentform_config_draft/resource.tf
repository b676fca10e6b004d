resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}

locals {
  banner = yamldecode(file("${path.module}/banner.yaml"))
}

# A document keeps the service's own spelling. Any part of it may come from another resource, here the id of the site.
resource "consentform_config_draft" "banner" {
  site_id = consentform_site.shop.id

  document = jsonencode(merge(local.banner, {
    links = merge(local.banner.links, {
      privacy_policy = { en = "https://legal.shop.example/${consentform_site.shop.id}/privacy" }
    })
    theme = merge(local.banner.theme, { radius = 0 })
  }))

  # A legal finding that somebody answers for is waived by its code; the name stays with every version.
  waivers = []
}

output "digest" {
  value = consentform_config_draft.banner.digest
}
