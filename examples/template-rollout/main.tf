resource "consentform_template_rollout" "shops" {
  name     = "shops"
  template = consentform_banner_template.shops
  release  = "production"

  sites = {
    nord = {
      site      = consentform_site.nord.id
      variables = { company = "Nord GmbH" }
    }
    sued = {
      site      = consentform_site.sued.id
      variables = { company = "Süd AG" }
      overrides = jsonencode({ layout = { kind = "bar", position = "bottom" } })
    }
  }
}

resource "consentform_banner_template" "shops" {
  name = "Shops"
  document = jsonencode(merge(local.banner, {
    identity = merge(local.banner.identity, { controller_name = "{{company}}" })
  }))
  variables = { company = { required = true } }
}

resource "consentform_site" "nord" {
  name                = "Shop Nord"
  deletion_protection = false
  settings            = { promotion_gate = { mode = "off" } }
}

resource "consentform_site" "sued" {
  name                = "Shop Süd"
  deletion_protection = false
  settings            = { promotion_gate = { mode = "off" } }
}

locals {
  banner = jsondecode(provider::consentform::parse_banner(file("${path.module}/../quickstart/banner.yaml")))
}
