resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}

locals {
  banner = jsondecode(provider::consentform::parse_banner(file("${path.module}/../quickstart/banner.yaml")))
}

# A document uses the property names of the service. Any part of it can come from another resource, here the site's id.
resource "consentform_config_draft" "banner" {
  site_id = consentform_site.shop.id

  document = jsonencode(merge(local.banner, {
    links = merge(local.banner.links, {
      privacy_policy = { en = "https://legal.shop.example/${consentform_site.shop.id}/privacy" }
    })
    theme = merge(local.banner.theme, { radius = 0 })
  }))

  # A waiver accepts a legal finding by its code. The approver's name is recorded with every version.
  waivers = []
}

output "digest" {
  value = consentform_config_draft.banner.digest
}
