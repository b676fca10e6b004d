# sites.csv:
#   key,hosts,label.team,var.city
#   nord,nord.shop.example,shop,Kiel
#   sued,sued.shop.example www.sued.shop.example,shop,Ulm
locals {
  sites = provider::consentform::read_sites("sites.csv")
}

resource "consentform_site" "shop" {
  for_each            = local.sites
  name                = coalesce(each.value.name, each.key)
  retention           = coalesce(each.value.retention, 1095)
  deletion_protection = coalesce(each.value.deletion_protection, false)
  settings            = { labels = each.value.labels }
}

resource "consentform_domain" "www" {
  for_each = merge([
    for key, site in local.sites : { for host in site.hosts : host => key }
  ]...)
  site_id = consentform_site.shop[each.value].id
  host    = each.key
}
