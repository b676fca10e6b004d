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

variable "promoted" {
  description = "Versions by address that the last run promoted: the output of this stack."
  type        = map(number)
  default     = {}
}

locals {
  entries = { for entry in split(",", var.release) : split("=", entry)[0] => split("=", entry)[1] }
  # A site that is not part of the release keeps its version, so its promotion stays declared. Another run may have
  # deleted a site since.
  numbers = { for key, entry in local.entries : var.addresses[key] => {
    site_id = var.site_ids[key]
    number  = try(tonumber(entry), var.promoted[var.addresses[key]])
  } if contains(keys(var.site_ids), key) && can(try(tonumber(entry), var.promoted[var.addresses[key]])) }
}

resource "consentform_promotion" "live" {
  for_each       = local.numbers
  site_id        = each.value.site_id
  version_number = each.value.number
}

# The next run reads these.
output "promoted" {
  value = { for address, promotion in consentform_promotion.live : address => promotion.version_number }
}

# Used by the plan of the nightly run.
output "release" {
  value = var.release
}
