variable "site_ids" {
  description = "Ids by the sites' keys: the output of workspace."
  type        = map(string)
}

variable "addresses" {
  description = "Addresses of the sites in the state by their keys: the output of workspace."
  type        = map(string)
}

variable "release" {
  description = "What becomes of each site in one run of the pipeline, such as shop=3,outlet=failed."
  type        = string
  validation {
    condition     = can(regex("^[\\w.-]+=([1-9]\\d*|failed|untagged|kept)(,[\\w.-]+=([1-9]\\d*|failed|untagged|kept))*$", var.release))
    error_message = "Set TF_VAR_release to the release that ci/deploy.sh preview printed, such as shop=3,outlet=failed."
  }
}

locals {
  entries = { for entry in split(",", var.release) : split("=", entry)[0] => split("=", entry)[1] }
  # Another run may have deleted a site since.
  known    = { for key, entry in local.entries : key => entry if contains(keys(var.site_ids), key) }
  excluded = [for key, entry in local.known : var.site_ids[key] if !can(tonumber(entry))]
  served = {
    for site in flatten([for found in data.consentform_sites.excluded : found.sites]) : site.id => site.stages.production.number
    if try(site.stages.production, null) != null
  }
  # A site that is not part of the release keeps what production serves, so its promotion stays declared with that
  # number.
  numbers = { for key, entry in local.known : var.addresses[key] => {
    site_id = var.site_ids[key]
    number  = try(tonumber(entry), local.served[var.site_ids[key]])
  } if can(try(tonumber(entry), local.served[var.site_ids[key]])) }
}

# The sites that are not part of the release, as the service has them. It reads at most 100 at once.
data "consentform_sites" "excluded" {
  for_each = { for index, ids in chunklist(local.excluded, 100) : index => ids }
  id       = each.value
}

resource "consentform_promotion" "live" {
  for_each       = local.numbers
  site_id        = each.value.site_id
  version_number = each.value.number
}

# Used by the plan of the nightly run.
output "release" {
  value = var.release
}
