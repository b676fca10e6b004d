variable "site_ids" {
  description = "Ids by the sites' keys: the output of workspace."
  type        = map(string)
}

variable "release" {
  description = "The versions that one run of the pipeline published, such as shop=3,outlet=3."
  type        = string
  validation {
    condition     = can(regex("^[\\w.-]+=[1-9]\\d*(,[\\w.-]+=[1-9]\\d*)*$", var.release))
    error_message = "Set TF_VAR_release to the release that ci/deploy.sh preview printed, such as shop=3,outlet=3."
  }
}

locals {
  numbers = { for entry in split(",", var.release) : split("=", entry)[0] => tonumber(split("=", entry)[1]) }
}

resource "consentform_promotion" "live" {
  for_each       = local.numbers
  site_id        = var.site_ids[each.key]
  version_number = each.value
}

# Used by the plan of the nightly run.
output "release" {
  value = var.release
}
