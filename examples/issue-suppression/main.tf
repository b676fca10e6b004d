variable "accepted_issues" {
  description = "Fingerprints of issues that a scan of preview found and that do not count, with the reason for each."
  type        = map(string)
  default     = {}
}

resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}

resource "consentform_issue_suppression" "accepted" {
  for_each = var.accepted_issues

  site_id     = consentform_site.shop.id
  environment = "preview"
  fingerprint = each.key
  reason      = "accepted_risk"
  comment     = each.value
}
