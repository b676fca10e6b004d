variable "site_id" {
  type = string
}

data "consentform_site" "shop" {
  site_id = var.site_id
}

output "production" {
  value = data.consentform_site.shop.stages.production
}
