variable "site_ids" {
  description = "Ids by the sites' keys: the output of workspace."
  type        = map(string)
}

variable "release" {
  description = "The versions that one run of the pipeline published, such as shop=3,outlet=3."
  type        = string
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
