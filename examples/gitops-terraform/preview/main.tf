variable "site_ids" {
  description = "Ids by the sites' keys: the output of workspace. A site that a pull request adds appears after the merge."
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
}

# The versions that passed, such as shop=3,outlet=3.
output "release" {
  value      = join(",", flatten([for one in consentform_template_rollout.banner : [for key, number in one.version_numbers : "${key}=${number}"]]))
  depends_on = [consentform_scan_gate.scan]
}
