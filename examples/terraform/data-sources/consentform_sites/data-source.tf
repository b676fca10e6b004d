data "consentform_sites" "all" {}

output "names" {
  value = [for site in data.consentform_sites.all.sites : site.name]
}
