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
    condition     = can(regex("^[\\w.-]+(@[\\w.-]+)?=([1-9]\\d*|failed|untagged|kept)(,[\\w.-]+(@[\\w.-]+)?=([1-9]\\d*|failed|untagged|kept))*$", var.release))
    error_message = "Set TF_VAR_release to the release that ci/deploy.sh preview printed, such as shop=3,outlet=failed."
  }
}

locals {
  # By address: unlike a key, it never becomes that of another site.
  entries = { for entry in split(",", var.release) : reverse(split("@", split("=", entry)[0]))[0] => split("=", entry)[1] }
  ids     = { for key, address in var.addresses : address => var.site_ids[key] }
  # Another run may have deleted a site since.
  known    = { for address, entry in local.entries : address => entry if can(local.ids[address]) }
  excluded = [for address, entry in local.known : local.ids[address] if !can(tonumber(entry))]
  served = {
    for site in flatten([for found in data.consentform_sites.excluded : found.sites]) : site.id => site.stages.production.number
    if try(site.stages.production, null) != null
  }
  # A site that is not part of the release keeps what production serves, so its promotion stays declared with that
  # number.
  numbers = { for address, entry in local.known : address => {
    site_id = local.ids[address]
    number  = try(tonumber(entry), local.served[local.ids[address]])
  } if can(try(tonumber(entry), local.served[local.ids[address]])) }
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
