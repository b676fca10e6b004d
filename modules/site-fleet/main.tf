locals {
  owns_template = !contains(keys(var.template), "id")
  template      = concat(consentform_banner_template.fleet, [var.template])[0]

  wave_names = length(var.waves) == 0 ? [""] : var.waves
  last_wave  = local.wave_names[length(local.wave_names) - 1]
  wave_of    = { for key, site in var.sites : key => site.wave == null ? local.last_wave : site.wave }

  # Without a map, the gate is for every wave but the last, or for the only one.
  gated_waves = length(local.wave_names) == 1 ? local.wave_names : slice(local.wave_names, 0, length(local.wave_names) - 1)
  gates       = var.gates != null ? var.gates : { for name in local.gated_waves : name => var.gate if var.gate != null }

  waves = [
    for index in range(5) : {
      name  = join("-", compact([var.name, try(local.wave_names[index], "")]))
      gate  = try(local.gates[local.wave_names[index]], null)
      sites = { for key, site in var.sites : key => site if local.wave_of[key] == try(local.wave_names[index], null) }
    }
  ]

  domains = merge([
    for key, site in var.sites : merge(
      { for host in site.hosts : host => { site = key, environment = "production" } },
      { for host in site.preview_hosts : host => { site = key, environment = "preview" } },
    )
  ]...)
}

resource "consentform_banner_template" "fleet" {
  count        = local.owns_template ? 1 : 0
  name         = try(var.template.name, var.name)
  document     = try(var.template.document, null)
  variables    = try(var.template.variables, null)
  locked_paths = try(var.template.locked_paths, null)
}

resource "consentform_site" "fleet" {
  for_each  = var.sites
  name      = coalesce(each.value.name, each.key)
  retention = each.value.retention == null ? var.retention : each.value.retention
  settings = merge(concat([var.settings], [
    for labels in [merge(try(var.settings.labels, {}), each.value.labels)] : { labels = labels } if length(labels) > 0
  ])...)
  deletion_protection       = each.value.deletion_protection == null ? var.deletion_protection : each.value.deletion_protection
  allow_delete_while_served = each.value.deletion_protection == false ? true : var.allow_delete_while_served

  lifecycle {
    precondition {
      condition     = contains(local.wave_names, local.wave_of[each.key])
      error_message = "The site ${each.key} is in the wave ${local.wave_of[each.key]}, which waves does not list. Listed are: ${join(", ", var.waves)}."
    }
    precondition {
      condition = (
        length(each.value.preview_hosts) > 0 ||
        try(local.gates[local.wave_of[each.key]], null) == null ||
        try(local.gates[local.wave_of[each.key]].when_unverified, "fail") == "skip"
      )
      error_message = "The site ${each.key} has no preview host, so the gate of its wave has nothing to scan. Add one to preview_hosts, or set when_unverified = \"skip\" in the gate."
    }
    precondition {
      condition = alltrue([
        for name in local.wave_names : !endswith(name, "-live") || !contains(keys(local.gates), trimsuffix(name, "-live"))
      ])
      error_message = "waves names a gated wave, and a wave with the same name and -live, which is the name of the gated wave's second rollout. Choose another name."
    }
    precondition {
      condition     = alltrue([for key in keys(var.gate_overrides) : contains(keys(var.sites), key)])
      error_message = "gate_overrides has a key that sites does not have. Its keys are: ${join(", ", keys(var.gate_overrides))}."
    }
    precondition {
      condition     = length(var.gate_overrides) == 0 || var.release == "production"
      error_message = "gate_overrides has no effect with release ${var.release}; it is only for production. Remove it."
    }
    precondition {
      condition     = length(local.gates) == 0 || var.release == "production"
      error_message = "A gate is before production, but release is ${var.release}. Set release = \"production\", or remove the gate."
    }
    precondition {
      condition     = var.gate == null || var.gates == null
      error_message = "Both gate and gates are set. Set one of them."
    }
    precondition {
      condition     = alltrue([for name in keys(local.gates) : contains(local.wave_names, name)])
      error_message = "gates names a wave that waves does not list. Listed are: ${join(", ", var.waves)}."
    }
  }
}

resource "consentform_domain" "fleet" {
  for_each    = local.domains
  site_id     = consentform_site.fleet[each.value.site].id
  host        = each.key
  environment = each.value.environment == "preview" ? "preview" : null
}

resource "consentform_domain_verification" "fleet" {
  for_each        = var.verify ? local.domains : {}
  domain_id       = consentform_domain.fleet[each.key].id
  timeout_minutes = var.verify_timeout_minutes
}

# Everything that waits for a host also waits for its domain: without `verify`, a host below a verified one is verified
# immediately.
locals {
  preview_hosts = {
    for host, domain in local.domains : host => try(consentform_domain_verification.fleet[host].id, consentform_domain.fleet[host].id)
    if domain.environment == "preview"
  }
  production_hosts = {
    for host, domain in local.domains : host => try(consentform_domain_verification.fleet[host].id, consentform_domain.fleet[host].id)
    if domain.environment == "production"
  }
  shared = {
    template  = local.template
    release   = var.release
    note      = var.release == "draft" ? null : var.note
    reconsent = var.release == "draft" ? null : var.reconsent
    adopt     = var.adopt
    overrides = var.gate_overrides
    site_ids  = { for key, site in consentform_site.fleet : key => site.id }
  }
}

# Each wave waits for the one before it, so a wave that fails stops those after it.
module "wave_1" {
  source           = "./wave"
  wave             = local.waves[0]
  shared           = local.shared
  preview_hosts    = local.preview_hosts
  production_hosts = local.production_hosts
}

module "wave_2" {
  source           = "./wave"
  wave             = local.waves[1]
  shared           = local.shared
  preview_hosts    = local.preview_hosts
  production_hosts = local.production_hosts
  depends_on       = [module.wave_1]
}

module "wave_3" {
  source           = "./wave"
  wave             = local.waves[2]
  shared           = local.shared
  preview_hosts    = local.preview_hosts
  production_hosts = local.production_hosts
  depends_on       = [module.wave_2]
}

module "wave_4" {
  source           = "./wave"
  wave             = local.waves[3]
  shared           = local.shared
  preview_hosts    = local.preview_hosts
  production_hosts = local.production_hosts
  depends_on       = [module.wave_3]
}

module "wave_5" {
  source           = "./wave"
  wave             = local.waves[4]
  shared           = local.shared
  preview_hosts    = local.preview_hosts
  production_hosts = local.production_hosts
  depends_on       = [module.wave_4]
}
