variable "recorded" {
  description = "The rows and the ids of the sites that the last deployment had. ci/init.sh reads both from its outputs."
  type = object({
    rows = map(object({
      address             = string
      external_key        = optional(string)
      name                = optional(string)
      hosts               = list(string)
      preview_hosts       = list(string)
      labels              = map(string)
      retention           = optional(number)
      deletion_protection = optional(bool)
    }))
    site_ids = map(string)
  })
  default = { rows = {}, site_ids = {} }
}

locals {
  table    = module.template.sites
  recorded = var.recorded.rows
  # A row is the recorded site with the same key and a host in common, else the one with a host in common (of several
  # such rows, the first), else the one with the same key.
  same = { for key, row in local.table : key => key
  if try(length(setintersection(local.recorded[key].hosts, row.hosts)) > 0, false) }
  candidates = { for key, row in local.table : key => try([
    for former, one in local.recorded : former if !can(local.same[former]) && length(setintersection(one.hosts, row.hosts)) > 0
  ][0], null) if !can(local.same[key]) }
  moved = { for former, keys in { for key, former in local.candidates : former => key... if former != null } : keys[0] => former }
  known = merge(local.same, local.moved)
  taken = { for key, former in local.known : former => key }
  former_keys = merge(local.known, { for key, _ in local.table : key => key
  if can(local.recorded[key]) && !can(local.known[key]) && !can(local.taken[key]) })
  claimed = { for key, former in local.former_keys : former => key }
  # Rows that are gone, and whose deletion no earlier run has allowed.
  left = { for key, row in local.recorded : key => row
  if row.deletion_protection != false && !can(local.claimed[key]) && can(var.recorded.site_ids[key]) }
  live = [for site in flatten([for found in data.consentform_sites.left : found.sites]) : site.id if try(site.stages.production, null) != null]
  # These stay until their deletion is allowed. A host or key that the table has given to another site is not theirs any
  # more.
  given = flatten([for row in local.table : concat(row.hosts, row.preview_hosts)])
  kept = { for key, row in local.left : [for name in concat([key], [for n in range(2, 100) : "${key}-${n}"]) : name
    if !can(local.table[name]) && (name == key || !can(local.recorded[name]))][0] => merge(row, {
      hosts         = [for host in row.hosts : host if !contains(local.given, host)]
      preview_hosts = [for host in row.preview_hosts : host if !contains(local.given, host)]
  }) if contains(local.live, var.recorded.site_ids[key]) }
  sites = merge({
    for key, row in local.table : key => {
      for name in ["name", "hosts", "preview_hosts", "labels", "retention", "deletion_protection"] : name => row[name]
    }
  }, local.kept)
  # A site keeps its address in the state when its key changes. A new site with such a key gets another address.
  known_addresses = merge(
    { for key, _ in local.table : key => try(local.recorded[local.former_keys[key]].address, null) },
    { for key, row in local.kept : key => row.address },
  )
  used = { for key, address in local.known_addresses : address => key if address != null }
  free_addresses = { for key, known in local.known_addresses : key => [for name in [for n in range(2, 100) : "${key}-${n}"] : name
  if !can(local.used[name]) && !can(local.table[name])][0] if known == null && can(local.used[key]) }
  addresses = { for key, known in local.known_addresses : key => coalesce(known, try(local.free_addresses[key], null), key) }
  # The default is made from the name at creation, which another site has had, so such a site gets another one.
  external_keys = { for key, _ in local.sites : key => try(
    sha1(local.free_addresses[key]), local.recorded[local.former_keys[key]].external_key, local.kept[key].external_key, null
  ) }
  declared = { for key, row in local.sites : local.addresses[key] => merge(row, { key = key, external_key = local.external_keys[key] }) }
}

# The removed sites as the service has them. It reads at most 100 at once.
data "consentform_sites" "left" {
  for_each = { for index, ids in chunklist([for key, _ in local.left : var.recorded.site_ids[key]], 100) : index => ids }
  id       = each.value
}

check "kept" {
  assert {
    condition     = length(local.kept) == 0
    error_message = "Sites that are live stay although their rows were removed: ${join(", ", keys(local.kept))}. To delete one, add its row again with deletion_protection false, deploy, and remove the row."
  }
}
