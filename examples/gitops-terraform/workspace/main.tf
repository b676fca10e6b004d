variable "alert_address" {
  description = "Where alerts are mailed to, if it is set in workspace/terraform.tfvars."
  type        = string
  default     = null
}

module "template" {
  source = "../template"
}

locals {
  hosts = merge([for address, site in local.declared : merge(
    { for host in site.hosts : host => { site = address, environment = "production" } },
    { for host in site.preview_hosts : host => { site = address, environment = "preview" } },
  )]...)
}

resource "consentform_site" "all" {
  for_each            = local.declared
  name                = coalesce(each.value.name, each.value.key)
  external_key        = each.value.external_key
  retention           = each.value.retention
  deletion_protection = each.value.deletion_protection
  # Allowing the deletion of a site in sites.csv includes sites that visitors still load.
  allow_delete_while_served = each.value.deletion_protection == false ? true : null
  # Production accepts only a version that was scanned, regardless of who promotes it.
  settings = {
    labels         = length(each.value.labels) > 0 ? each.value.labels : null
    promotion_gate = { mode = "block" }
  }
}

resource "consentform_domain" "all" {
  for_each    = local.hosts
  site_id     = consentform_site.all[each.value.site].id
  host        = each.key
  environment = each.value.environment
}

# Waits for the DNS record that proves the host. If it is missing, the error names it; add it and run the job again.
resource "consentform_domain_verification" "all" {
  for_each        = local.hosts
  domain_id       = consentform_domain.all[each.key].id
  timeout_minutes = 10
}

resource "consentform_banner_template" "banner" {
  name      = "Banner"
  document  = module.template.document
  variables = module.template.variables
}

resource "consentform_alert_channel" "privacy_team" {
  count     = var.alert_address == null ? 0 : 1
  name      = "Privacy team"
  kind      = "email"
  addresses = [var.alert_address]
}

output "site_ids" {
  value = { for key, address in local.addresses : key => consentform_site.all[address].id }
}

# The next deployment reads these.
output "rows" {
  value = { for key, row in local.sites : key => merge(row, {
    address = local.addresses[key], external_key = local.external_keys[key]
  }) }
  # A failed deployment records neither rows nor ids.
  depends_on = [consentform_site.all]
}

output "addresses" {
  value      = local.addresses
  depends_on = [consentform_site.all]
}

output "template" {
  value = {
    id           = consentform_banner_template.banner.id
    revision     = consentform_banner_template.banner.revision
    workspace_id = consentform_banner_template.banner.workspace_id
  }
}

# The script tags to put into the sites' pages.
output "snippets" {
  value = { for key, address in local.addresses : key => consentform_site.all[address].snippets }
}

# The DNS records that prove the hosts.
output "challenges" {
  value = {
    for host, domain in consentform_domain.all : host => join(" ", [
      domain.challenge.dns.name, domain.challenge.dns.type, domain.challenge.dns.value,
    ])
  }
}
