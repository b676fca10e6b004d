variable "site_ids" {
  description = "Ids by the sites' keys: the output of workspace. A site that a pull request adds appears after the merge."
  type        = map(string)
}

variable "addresses" {
  description = "Addresses of the sites in the state by their keys: the output of workspace."
  type        = map(string)
}

variable "template" {
  description = "The template's revision: the output of workspace. Null before the first deployment."
  type        = object({ id = string, revision = number, workspace_id = string })
}

module "template" {
  source = "../template"
}

locals {
  sites = {
    for key, site in module.template.sites : key => {
      site      = var.site_ids[key]
      variables = length(site.variables) > 0 ? site.variables : null
      overrides = site.overrides
    } if contains(keys(var.site_ids), key)
  }
  count = var.template == null || length(local.sites) == 0 ? 0 : 1
}

# The content comes from the files, so a pull request shows every site's banner before the template has changed.
resource "consentform_template_rollout" "banner" {
  count    = local.count
  name     = "banner"
  template = merge(var.template, { document = module.template.document, variables = module.template.variables })
  sites    = local.sites
  release  = "preview"
}

resource "consentform_scan_gate" "scan" {
  count = local.count
  sites = {
    for key, site in local.sites : key => {
      site           = site.site
      version_number = consentform_template_rollout.banner[0].version_numbers[key]
    }
  }
  sarif_path = "${path.root}/../scans"
  # A site that does not pass keeps its version in production and is scanned again by the next run.
  when_failed = "exclude"
}

locals {
  # The reasons why production keeps the version of a site.
  excluded = merge(concat(
    [for key in keys(var.site_ids) : { (key) = "kept" } if !contains(keys(module.template.sites), key)],
    flatten([for gate in consentform_scan_gate.scan : [
      { for key, _ in coalesce(gate.failed, {}) : key => "failed" },
      { for key, _ in coalesce(gate.untagged, {}) : key => "untagged" },
    ]]),
  )...)
  published = merge([for one in consentform_template_rollout.banner : { for key, number in one.version_numbers : key => tostring(number) }]...)
}

# What becomes of each site, such as shop=3,outlet=failed. A site that once had another key is listed as store@shop=3.
output "release" {
  value = length(local.published) == 0 ? "" : join(",", [for key, entry in merge(local.published, local.excluded) :
  "${key}${try(var.addresses[key], key) == key ? "" : "@${var.addresses[key]}"}=${entry}"])
}
