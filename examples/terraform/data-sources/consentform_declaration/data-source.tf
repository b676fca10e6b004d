variable "site_id" {
  type = string
}

data "consentform_declaration" "cookies" {
  site_id = var.site_id
}

output "cookies" {
  value = data.consentform_declaration.cookies.categories
}
