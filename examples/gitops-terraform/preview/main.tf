variable "site_ids" {
  description = "Ids by the sites' keys: the output of workspace. A site that a pull request adds appears after the merge."
  type        = map(string)
}

resource "consentform_config_draft" "banner" {
  for_each = var.site_ids
  site_id  = each.value
  document = provider::consentform::parse_banner(file("${path.module}/../banner.yaml"))
}

resource "consentform_version" "current" {
  for_each     = var.site_ids
  site_id      = each.value
  draft_digest = consentform_config_draft.banner[each.key].digest
}

resource "consentform_scan_gate" "scan" {
  count      = length(var.site_ids) > 0 ? 1 : 0
  sites      = { for key, version in consentform_version.current : key => { site = var.site_ids[key], version_number = version.number } }
  sarif_path = "${path.root}/../scans"
}

# What passed, such as shop=3,outlet=3.
output "release" {
  value      = join(",", [for key, version in consentform_version.current : "${key}=${version.number}"])
  depends_on = [consentform_scan_gate.scan]
}
