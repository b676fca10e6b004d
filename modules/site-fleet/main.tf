locals {
  owns_template = !contains(keys(var.template), "id")
  template      = concat(consentform_banner_template.fleet, [var.template])[0]

  wave_names = length(var.waves) == 0 ? [""] : var.waves
  planned = { for wave in provider::consentform::fleet_waves(jsonencode({
    sites = {
      for key, site in var.sites : key => { hosts = site.hosts, preview_hosts = site.preview_hosts, wave = site.wave }
    }
    waves          = var.waves
    gate           = var.gate == null ? null : { when_unverified = var.gate.when_unverified }
    gates          = var.gates == null ? null : { for name, gate in var.gates : name => { when_unverified = gate.when_unverified } }
    release        = var.release
    gate_overrides = keys(var.gate_overrides)
  })) : wave.name => wave }

  waves = [
    for index in range(5) : {
      name  = join("-", compact([var.name, try(local.wave_names[index], "")]))
      gate  = try(local.planned[local.wave_names[index]].is_gated, false) ? try(var.gates[local.wave_names[index]], var.gate) : null
      sites = { for key in try(local.planned[local.wave_names[index]].sites, []) : key => var.sites[key] }
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
