variable "recorded" {
  description = "The rows and the ids of the sites that the last deployment had. ci/init.sh reads both from its outputs."
  type = object({
    rows = map(object({
      address             = string
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
  table   = module.template.sites
  removed = { for key, row in var.recorded.rows : key => row if !contains(keys(local.table), key) }
  # A new row with a host of a removed one is the same site under another key; of several such rows, the first.
  candidates = { for key, row in local.table : key => try([
    for former, removed in local.removed : former if length(setintersection(removed.hosts, row.hosts)) > 0
  ][0], null) if !contains(keys(var.recorded.rows), key) }
  former_keys = { for key, former in local.candidates : key => former
  if former != null && try([for other, same in local.candidates : other if same == former][0], null) == key }
  # Rows that are gone, and whose deletion no earlier run has allowed.
  left = {
    for key, row in local.removed : key => row
    if row.deletion_protection != false && !contains(values(local.former_keys), key) && contains(keys(var.recorded.site_ids), key)
  }
  live = [for site in flatten([for found in data.consentform_sites.left : found.sites]) : site.id if try(site.stages.production, null) != null]
  # These stay until their deletion is allowed. A host that the table has given to another site is not theirs any more.
  taken = flatten([for row in local.table : concat(row.hosts, row.preview_hosts)])
  kept = {
    for key, row in local.left : key => merge(row, {
      hosts         = [for host in row.hosts : host if !contains(local.taken, host)]
      preview_hosts = [for host in row.preview_hosts : host if !contains(local.taken, host)]
    }) if contains(local.live, var.recorded.site_ids[key])
  }
  sites = merge({
    for key, row in local.table : key => {
      for name in ["name", "hosts", "preview_hosts", "labels", "retention", "deletion_protection"] : name => row[name]
    }
  }, local.kept)
  # A site keeps its address in the state when its key changes.
  known_addresses = { for key, row in local.sites : key => try(
    var.recorded.rows[key].address, var.recorded.rows[local.former_keys[key]].address, null
  ) }
  addresses = { for key, known in local.known_addresses : key => coalesce(
    known, contains(values(local.known_addresses), key) ? "${key}-${substr(sha256(jsonencode(local.sites[key].hosts)), 0, 8)}" : key
  ) }
  declared = { for key, row in local.sites : local.addresses[key] => merge(row, { key = key }) }
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
