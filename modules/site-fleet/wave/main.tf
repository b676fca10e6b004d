# One wave of a fleet. Without a gate it is one rollout; with a gate: preview, a scan, then production.

variable "wave" {
  description = "Name, sites and gate of the wave. Without sites it is empty."
  type        = any
}

variable "shared" {
  description = "What all waves share."
  type        = any
}

# Separate from `shared`, so that only what depends on the proof of a host waits for it.
variable "preview_hosts" {
  description = "Verification of each preview host."
  type        = map(string)
}

variable "production_hosts" {
  description = "Verification of each production host."
  type        = map(string)
}

locals {
  count   = length(var.wave.sites) > 0 ? 1 : 0
  gate    = var.wave.gate
  gated   = local.gate == null ? 0 : local.count
  scanned = { for key, site in var.wave.sites : key => site if local.gated == 1 && length(site.preview_hosts) > 0 }
  overrides = {
    for key, override in var.shared.overrides : key => override
    if var.shared.release == "production" && contains(keys(var.wave.sites), key)
  }
  recipes = {
    for key, site in var.wave.sites : key => {
      site      = var.shared.site_ids[key]
      variables = length(site.variables) > 0 ? site.variables : null
      overrides = site.overrides
    }
  }
}

resource "consentform_template_rollout" "preview" {
  count     = local.gated
  name      = var.wave.name
  template  = var.shared.template
  sites     = local.recipes
  release   = "preview"
  note      = var.shared.note
  reconsent = var.shared.reconsent
  adopt     = var.shared.adopt
}

resource "consentform_scan_gate" "gate" {
  count = length(local.scanned) > 0 ? 1 : 0
  sites = {
    for key, site in local.scanned : key => {
      site           = var.shared.site_ids[key]
      version_number = consentform_template_rollout.preview[0].version_numbers[key]
    }
  }
  fail_on         = local.gate.fail_on
  max_pages       = local.gate.max_pages
  profiles        = local.gate.profiles
  triggers        = local.gate.triggers
  sarif_path      = local.gate.sarif_path
  timeout_minutes = local.gate.timeout_minutes
  when_unverified = local.gate.when_unverified
  depends_on      = [var.preview_hosts]
}

# The whole wave, if it has no gate.
resource "consentform_template_rollout" "live" {
  count          = local.count
  name           = local.gated == 1 ? "${var.wave.name}-live" : var.wave.name
  template       = var.shared.template
  sites          = local.recipes
  release        = var.shared.release
  note           = var.shared.note
  reconsent      = var.shared.reconsent
  adopt          = var.shared.adopt
  gate_overrides = length(local.overrides) > 0 ? local.overrides : null
  depends_on     = [consentform_template_rollout.preview, consentform_scan_gate.gate, var.production_hosts]
}

output "digests" {
  value = one(consentform_template_rollout.live[*].digests)
}
