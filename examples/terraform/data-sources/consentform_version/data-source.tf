variable "site_id" {
  type = string
}

data "consentform_version" "first" {
  site_id        = var.site_id
  version_number = 1
}

output "published_at" {
  value = data.consentform_version.first.published_at
}
